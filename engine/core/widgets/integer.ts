import type { Widget } from './types';

/** A whole number. */
export const integer: Widget = {
  shape: { types: ['number', 'integer'], choice: 'never' },
  words: { 'pt-BR': { title: 'Número inteiro', shows: 'número inteiro' } },
};
