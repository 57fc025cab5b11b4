import { applyMask, unmask } from '../mask';
import { onlyMatch } from '../plainText';
import { textFormat } from '../textFormat';
import type { ToldFormat } from '../toldFormat';
import { veilStart } from '../veil';
import { cnpjCheckDigits, isRepeatedDigit } from './checkDigits';

const MASK = 'SS.SSS.SSS/SSSS-##';
/** Digits alone, for words between spaces could be taken for the letters of a number. */
const SPACED = /\b\d{2}[. ]{0,2}\d{3}[. ]{0,2}\d{3}[/ ]{0,3}\d{4}[- ]{0,3}\d{2}\b/g;
const SHAPE = /^[0-9A-Z]{12}\d{2}$/;

/** The registry number of a legal entity: twelve digits or letters and two digits, upper case, no punctuation. */
export const cnpj = textFormat({
  name: 'cnpj',
  title: 'CNPJ',
  placeholder: '__.___.___/____-__',
  // A numeric keypad would lock out the letters.
  inputMode: 'text',
  autoCapitalize: 'characters',
  mask: () => MASK,
  read: (text) => unmask(text).toUpperCase(),
  check(text) {
    if (!SHAPE.test(text)) return 'length';
    return !isRepeatedDigit(text) && text.slice(12) === cnpjCheckDigits(text.slice(0, 12)) ? undefined : 'check';
  },
  show: (text) => (SHAPE.test(text) ? applyMask(MASK, text) : text),
  veil: (text) => veilStart(applyMask(MASK, text)),
  paste(text) {
    // In a label such as `CNPJ:` the letters are legal characters of the number itself.
    const upper = text.toUpperCase();
    const found = onlyMatch(upper, /\b[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}\b/g);
    return found === upper ? onlyMatch(text, SPACED) : found;
  },
  reasons: ['length', 'check'],
  complete: ['check'],
});

export const told: ToldFormat = {
  group: 'document',
  sample: '11222333000181',
  words: {
    'pt-BR': {
      title: 'CNPJ',
      what: 'CNPJ, também com letras',
      stores: '14 letras e dígitos, sem pontuação',
      help: 'Também com letras.',
    },
  },
  reasons: {
    en: {
      length: 'A CNPJ has 14 characters.',
      check: 'Not a CNPJ: its check digits are wrong.',
    },
  },
  examples: {
    valid: ['11222333000181', '12ABC34501DE35', 'ABCDEFGHIJKL80', 'R55231B3000757', '1345C3A5000106', '00000000000191'],
    invalid: [
      { value: '1122233300018', reason: 'length' },
      { value: '000000000001BA', reason: 'length' },
      { value: '12abc34501de35', reason: 'length' },
      { value: '12ABC34501DE36', reason: 'check' },
      { value: '00000000000000', reason: 'check' },
    ],
  },
  source:
    'IN RFB 2.229/2024, Nota Técnica COCAD/SUARA/RFB 49/2024: alphanumeric since July 2026, all letters A to Z. ' +
    'Twelve times the same letter is judged by its check digits alone.',
};
