import { sizes } from './sizes';
import type { Widget } from './types';

/** One option of many, found by typing. */
export const combobox: Widget = {
  shape: { types: ['string', 'number', 'integer'], choice: 'needs' },
  sample: {
    group: 'one',
    schema: { type: 'integer', oneOf: sizes },
    value: 2,
    words: { 'pt-BR': { title: 'Lista com busca', help: 'Muitas opções: acha-se digitando.' } },
  },
  words: { 'pt-BR': { title: 'Lista com busca', shows: 'uma opção: lista com busca' } },
};
