import { toNumber, toPlaces } from './decimal';
import { numberFormat } from './numberFormat';
import { readNumber, writeNumber } from './numberText';
import type { ToldFormat } from './toldFormat';

/** A number of at most two decimals; further typed decimals are cut off (`12,345` is 12.34). */
export const decimal = numberFormat({
  name: 'decimal',
  widget: 'number',
  inputMode: 'decimal',
  accepts: /^\d*(?:,\d{0,2})?$/,
  read(text) {
    const value = readNumber(text, { longFraction: true });
    return value && toNumber(toPlaces(value, 2, 'cut'));
  },
  check: (value) => (value.places > 2 ? 'decimals' : undefined),
  show: (value) => writeNumber(value),
  reasons: ['decimals'],
});

export const told: ToldFormat = {
  group: 'number',
  sample: 12.34,
  words: {
    'pt-BR': {
      title: 'Número com casas',
      what: 'número com duas casas',
      stores: 'o número',
      help: 'Duas casas depois da vírgula.',
    },
  },
  reasons: {
    en: {
      number: 'Not a number.',
      decimals: 'Two decimals at most.',
    },
  },
  examples: {
    valid: [0, 12.34, 40.01, 100, -1.5],
    invalid: [
      { value: '12,3,4', reason: 'number' },
      { value: 12.345, reason: 'decimals' },
    ],
  },
  source: 'Ours: comma as decimal mark, two decimals.',
};
