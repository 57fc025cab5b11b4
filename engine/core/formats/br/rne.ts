import { unmask } from '../mask';
import { onlyMatch } from '../plainText';
import { textFormat } from '../textFormat';
import type { ToldFormat } from '../toldFormat';
import { veilStart } from '../veil';
import { isRepeatedDigit } from './checkDigits';

/** The registry number of a foreigner (RNE, RNM): stored upper case without hyphen. */
export const rne = textFormat({
  name: 'rne',
  title: 'RNE',
  inputMode: 'text',
  autoCapitalize: 'characters',
  mask: (text) => (/^[A-Za-z]/.test(text) ? 'SSSSSSS-SS' : 'SSSSSSSSS'),
  read: (text) => unmask(text).toUpperCase(),
  check(text) {
    if (!/^(?:\d{9}|[A-Z]\d{6}[0-9A-Z])$/.test(text)) return 'length';
    return isRepeatedDigit(text) ? 'check' : undefined;
  },
  show: (text) => text.replace(/^([A-Z]\d{6})([0-9A-Z])$/, '$1-$2'),
  paste: (text) => onlyMatch(text.toUpperCase(), /\b(?:[A-Z]\d{6}-?[0-9A-Z]|\d{9})\b/g),
  veil: veilStart,
  reasons: ['length', 'check'],
  complete: ['check'],
});

export const told: ToldFormat = {
  group: 'document',
  sample: '123456789',
  words: {
    'pt-BR': {
      title: 'RNE',
      what: 'RNE',
      stores: '9 letras e dígitos',
      help: 'Nove letras e dígitos.',
    },
  },
  reasons: {
    en: {
      length: 'An RNE has 9 characters.',
      check: 'Not an RNE: its check digits are wrong.',
    },
  },
  examples: {
    valid: ['123456789', 'V123456J', 'V1234567'],
    invalid: [
      { value: 'V123456', reason: 'length' },
      { value: '12345678', reason: 'length' },
      { value: 'VA23456J', reason: 'length' },
      { value: 'V123456-J', reason: 'length' },
      { value: '111111111', reason: 'check' },
    ],
  },
  source: 'Shapes in use since Lei 13.445/2017 (V123456-J) and before (nine digits); no check digit is published.',
};
