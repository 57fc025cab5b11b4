import { applyMask, unmask } from '../mask';
import { onlyMatch } from '../plainText';
import { textFormat } from '../textFormat';
import type { ToldFormat } from '../toldFormat';
import { veilStart } from '../veil';
import { cpfCheckDigits, isRepeatedDigit } from './checkDigits';

const MASK = '###.###.###-##';

/** The registry number of a natural person: eleven digits, stored without punctuation. */
export const cpf = textFormat({
  name: 'cpf',
  title: 'CPF',
  placeholder: '___.___.___-__',
  inputMode: 'numeric',
  mask: () => MASK,
  read: unmask,
  check(text) {
    if (!/^\d{11}$/.test(text)) return 'length';
    return !isRepeatedDigit(text) && text.slice(9) === cpfCheckDigits(text.slice(0, 9)) ? undefined : 'check';
  },
  show: (text) => (/^\d{11}$/.test(text) ? applyMask(MASK, text) : text),
  veil: (text) => veilStart(applyMask(MASK, text)),
  paste: (text) => onlyMatch(text, /\b\d{3}[. ]{0,2}\d{3}[. ]{0,2}\d{3}[- ]{0,3}\d{2}\b/g),
  reasons: ['length', 'check'],
  complete: ['check'],
});

export const told: ToldFormat = {
  group: 'document',
  sample: '52998224725',
  words: {
    'pt-BR': {
      title: 'CPF',
      what: 'CPF',
      stores: '11 dígitos, sem pontuação',
      help: 'Com os dígitos verificadores.',
    },
  },
  reasons: {
    en: {
      length: 'A CPF has 11 digits.',
      check: 'Not a CPF: its check digits are wrong.',
    },
  },
  examples: {
    valid: ['52998224725', '11144477735', '12345678909', '00000000191'],
    invalid: [
      { value: '5299822472', reason: 'length' },
      { value: '529982247255', reason: 'length' },
      { value: '5299822472A', reason: 'length' },
      { value: '52998224726', reason: 'check' },
      { value: '11111111111', reason: 'check' },
    ],
  },
  source: 'Receita Federal: two check digits, modulo 11. One repeated digit is refused; there is no other block list.',
};
