import { sizes } from './sizes';
import type { Widget } from './types';

/** One of few options, all in sight. */
export const radio: Widget = {
  shape: { types: ['string', 'number', 'integer', 'boolean'], choice: 'needs' },
  frame: 'radiogroup',
  isQuestion: true,
  options: {
    columns: { kind: 'number', words: { 'pt-BR': 'Cartões por linha' } },
  },
  sample: {
    group: 'one',
    schema: { type: 'integer', oneOf: sizes },
    value: 2,
    words: { 'pt-BR': { title: 'Cartões', help: 'Poucas opções, todas à vista.' } },
  },
  words: { 'pt-BR': { title: 'Cartões, uma opção', shows: 'uma opção: cartões' } },
};
