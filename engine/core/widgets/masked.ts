import type { Widget } from './types';

/** The text of a format, in its mask. */
export const masked: Widget = {
  shape: { types: ['string', 'number', 'integer'], choice: 'never', needsFormat: true },
  words: { 'pt-BR': { title: 'Texto com máscara', shows: 'texto com máscara' } },
};
