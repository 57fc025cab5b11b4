import { unmask } from '../mask';
import { onlyMatch } from '../plainText';
import { textFormat } from '../textFormat';
import type { ToldFormat } from '../toldFormat';
import { veilStart } from '../veil';
import { cnhCheckDigits, isRepeatedDigit } from './checkDigits';

/** The registration number of a driving licence (not the number of the paper): eleven digits. */
export const cnh = textFormat({
  name: 'cnh',
  title: 'CNH',
  inputMode: 'numeric',
  mask: () => '###########',
  read: unmask,
  check(text) {
    if (!/^\d{11}$/.test(text)) return 'length';
    return !isRepeatedDigit(text) && text.slice(9) === cnhCheckDigits(text.slice(0, 9)) ? undefined : 'check';
  },
  paste: (text) => onlyMatch(text, /\b\d{11}\b/g),
  veil: veilStart,
  reasons: ['length', 'check'],
  complete: ['check'],
});

export const told: ToldFormat = {
  group: 'document',
  sample: '98765432109',
  words: {
    'pt-BR': {
      title: 'CNH',
      what: 'CNH',
      stores: '11 dígitos',
      help: 'Com os dígitos verificadores.',
    },
  },
  reasons: {
    en: {
      length: 'A CNH has 11 digits.',
      check: 'Not a CNH: its check digits are wrong.',
    },
  },
  examples: {
    valid: ['98765432109', '02884314095', '62472927637', '69044271146'],
    invalid: [
      { value: '9876543210', reason: 'length' },
      { value: '46190476839', reason: 'check' },
      { value: '00000000000', reason: 'check' },
    ],
  },
  source: 'Resolução CONTRAN 192/2006.',
};
