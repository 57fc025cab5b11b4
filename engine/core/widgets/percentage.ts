import type { Widget } from './types';

/** A share of a hundred. */
export const percentage: Widget = {
  shape: { types: ['number', 'integer'], choice: 'never', ownFormats: true },
  words: { 'pt-BR': { title: 'Porcentagem', shows: 'porcentagem' } },
};
