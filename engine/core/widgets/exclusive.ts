import { sizes } from './sizes';
import type { Widget } from './types';

/** One option at most. */
export const exclusive: Widget = {
  shape: { types: ['string', 'number', 'integer', 'boolean'], choice: 'needs' },
  frame: 'group',
  isQuestion: true,
  options: {
    none: { kind: 'choice', words: { 'pt-BR': 'Código de nenhuma' } },
    columns: { kind: 'number', words: { 'pt-BR': 'Cartões por linha' } },
  },
  sample: {
    group: 'one',
    schema: { type: 'integer', oneOf: sizes },
    value: 2,
    words: { 'pt-BR': { title: 'Caixas que se excluem', help: 'No máximo uma; nenhuma também vale.' } },
  },
  words: { 'pt-BR': { title: 'Caixas que se excluem', shows: 'uma opção: caixas que se excluem' } },
};
