import type { Widget } from './types';

/** A share of a hundred: a fraction, or as `decimal` the number that is shown. */
export const percentage: Widget = {
  shape: { types: ['number', 'integer'], choice: 'never', ownFormats: ['decimal'] },
  words: { 'pt-BR': { title: 'Porcentagem', shows: 'porcentagem' } },
};
