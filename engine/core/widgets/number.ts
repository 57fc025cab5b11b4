import type { Widget } from './types';

/** A number as it is. */
export const number: Widget = {
  shape: { types: ['number', 'integer'], choice: 'never' },
  sample: {
    group: 'number',
    schema: { type: 'number' },
    value: 42,
    words: { 'pt-BR': { title: 'Número simples', help: 'Com sinal, sem formato.' } },
  },
  words: { 'pt-BR': { title: 'Número', shows: 'número' } },
};
