import type { Widget } from './types';

/** One line of text. */
export const text: Widget = {
  shape: { types: ['string'], choice: 'never' },
  sample: {
    group: 'text',
    schema: { type: 'string' },
    value: 'Rua das Acácias',
    words: { 'pt-BR': { title: 'Texto curto', help: 'Uma linha, qualquer texto.' } },
  },
  words: { 'pt-BR': { title: 'Texto', shows: 'texto' } },
};
