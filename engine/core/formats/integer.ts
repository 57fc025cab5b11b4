import { toNumber } from './decimal';
import { numberFormat } from './numberFormat';
import { readNumber, writeNumber } from './numberText';
import type { ToldFormat } from './toldFormat';

/** A whole number; `"2"` on the wire is 2. */
export const integer = numberFormat({
  name: 'integer',
  widget: 'integer',
  inputMode: 'numeric',
  accepts: /^\d*$/,
  read(text) {
    const value = readNumber(text);
    return value && value.places === 0 ? toNumber(value) : undefined;
  },
  check: (value) => (value.places > 0 ? 'integer' : undefined),
  show: (value) => writeNumber(value),
  paste(text) {
    const value = readNumber(text);
    return value && value.places === 0 ? writeNumber(value) : text;
  },
  reasons: ['integer'],
});

export const told: ToldFormat = {
  group: 'number',
  sample: 12,
  field: { type: 'integer' },
  words: {
    'pt-BR': {
      title: 'Número inteiro',
      what: 'número inteiro',
      stores: 'o número',
      help: 'Quantidades.',
    },
  },
  reasons: {
    en: {
      number: 'Not a number.',
      integer: 'Whole numbers only.',
    },
  },
  examples: {
    valid: [0, 2, 1000, -1],
    invalid: [
      { value: 'dois', reason: 'number' },
      { value: '2,5', reason: 'number' },
      { value: 2.5, reason: 'integer' },
    ],
  },
  source: 'JSON Schema 2020-12, Validation 6.1.1: an integer is a number with a zero fractional part.',
};
