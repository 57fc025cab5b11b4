import type { Widget } from './types';

/** Several lines of text. */
export const textarea: Widget = {
  shape: { types: ['string'], choice: 'never' },
  isLong: true,
  options: {
    rows: { kind: 'number', words: { 'pt-BR': 'Linhas' } },
  },
  sample: {
    group: 'text',
    schema: { type: 'string', maxLength: 500 },
    value: 'Primeira linha',
    words: { 'pt-BR': { title: 'Texto longo', help: 'Várias linhas.' } },
  },
  words: { 'pt-BR': { title: 'Texto de várias linhas', shows: 'texto de várias linhas' } },
};
