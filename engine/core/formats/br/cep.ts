import { applyMask, unmask } from '../mask';
import { onlyMatch } from '../plainText';
import { textFormat } from '../textFormat';
import type { ToldFormat } from '../toldFormat';

const MASK = '#####-###';

/** A postal code: eight digits, stored without hyphen. Whether it exists is a matter of the lookup. */
export const cep = textFormat({
  name: 'cep',
  title: 'CEP',
  placeholder: '_____-___',
  inputMode: 'numeric',
  mask: () => MASK,
  read: unmask,
  check: (text) => (/^\d{8}$/.test(text) ? undefined : 'length'),
  show: (text) => (/^\d{8}$/.test(text) ? applyMask(MASK, text) : text),
  paste: (text) => onlyMatch(text, /\b\d{2}\.?\d{3}[- ]{0,3}\d{3}\b/g),
  reasons: ['length'],
});

export const told: ToldFormat = {
  group: 'contact',
  sample: '01001000',
  words: {
    'pt-BR': {
      title: 'CEP',
      what: 'CEP',
      stores: '8 dígitos',
      help: 'Oito dígitos; uma regra pode preencher o endereço.',
    },
  },
  reasons: {
    en: {
      length: 'A postal code has 8 digits.',
    },
  },
  examples: {
    valid: ['01001000', '69900001'],
    invalid: [
      { value: '0100100', reason: 'length' },
      { value: '010010000', reason: 'length' },
      { value: '01001-000', reason: 'length' },
      { value: '0100100A', reason: 'length' },
    ],
  },
  source: 'Correios: eight digits since 1992.',
};
