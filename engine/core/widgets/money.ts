import type { Widget } from './types';

/** An amount of money. */
export const money: Widget = {
  shape: { types: ['number', 'integer'], choice: 'never', ownFormats: [] },
  words: { 'pt-BR': { title: 'Dinheiro', shows: 'dinheiro' } },
};
