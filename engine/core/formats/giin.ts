import { applyMask, unmask } from './mask';
import { onlyMatch } from './plainText';
import { textFormat } from './textFormat';
import type { ToldFormat } from './toldFormat';

const MASK = 'SSSSSS.SSSSS.SS.###';

/** A Global Intermediary Identification Number, stored in its official form with dots, upper case. */
export const giin = textFormat({
  name: 'giin',
  title: 'GIIN',
  placeholder: 'XXXXXX.XXXXX.XX.XXX',
  inputMode: 'text',
  autoCapitalize: 'characters',
  mask: () => MASK,
  read(text) {
    const bare = unmask(text).toUpperCase();
    return /^[0-9A-Z]{13}[0-9]{3}$/.test(bare) ? applyMask(MASK, bare) : text.trim().toUpperCase();
  },
  check(text) {
    const valid = /^[A-NP-Z0-9]{6}\.[A-NP-Z0-9]{5}\.[A-NP-Z]{2}\.[0-9]{3}$/.test(text);
    return valid ? undefined : 'form';
  },
  paste: (text) => onlyMatch(text.toUpperCase(), /\b[0-9A-Z]{6}\.[0-9A-Z]{5}\.[A-Z]{2}\.[0-9]{3}\b/g),
  reasons: ['form'],
});

export const told: ToldFormat = {
  group: 'document',
  sample: '98Q96B.00000.LE.350',
  words: {
    'pt-BR': {
      title: 'GIIN',
      what: 'GIIN',
      stores: 'com os pontos, em maiúsculas',
      help: 'O número de instituições no FATCA.',
    },
  },
  reasons: {
    en: {
      form: 'A GIIN looks like XXXXXX.XXXXX.XX.XXX.',
    },
  },
  examples: {
    valid: ['98Q96B.00000.LE.350', 'A1B2C3.99999.SL.076'],
    invalid: [
      { value: '98Q96B.00000.LE.35', reason: 'form' },
      { value: 'O8Q96B.00000.LE.350', reason: 'form' },
      { value: '98Q96B00000LE350', reason: 'form' },
    ],
  },
  source:
    'IRS, FATCA Registration and FFI List: GIIN Composition Information. The letter O never occurs. ' +
    'Left out: which categories and country codes exist, and whether the number is on the list.',
};
