import type { Widget } from './types';

/** One box to check. */
export const checkbox: Widget = {
  shape: { types: ['boolean'] },
  frame: 'bare',
  isAnswer: true,
  sample: {
    group: 'answer',
    schema: { type: 'boolean' },
    value: true,
    words: { 'pt-BR': { title: 'Caixa', help: 'Algo que se marca: ciência, aceite.' } },
  },
  words: { 'pt-BR': { title: 'Uma caixa', shows: 'uma caixa' } },
};
