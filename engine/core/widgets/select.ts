import { sizes } from './sizes';
import type { Widget } from './types';

/** One option of a list. */
export const select: Widget = {
  shape: { types: ['string', 'number', 'integer', 'boolean'], choice: 'needs' },
  sample: {
    group: 'one',
    schema: { type: 'integer', oneOf: sizes },
    value: 2,
    words: { 'pt-BR': { title: 'Lista', help: 'Até umas vinte opções.' } },
  },
  words: { 'pt-BR': { title: 'Lista', shows: 'uma opção: lista' } },
};
