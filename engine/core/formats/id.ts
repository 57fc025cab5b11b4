import { unmask } from './mask';
import { textFormat } from './textFormat';
import type { ToldFormat } from './toldFormat';

/** The number of some other document: 2 to 15 letters and digits, not one repeated digit. */
export const id = textFormat({
  name: 'id',
  title: 'ID',
  inputMode: 'text',
  accepts: /^[0-9A-Za-z]{0,15}$/,
  read: unmask,
  check: (text) => (/^[0-9A-Za-z]{2,15}$/.test(text) && !/^(\d)\1+$/.test(text) ? undefined : 'length'),
  paste: unmask,
  reasons: ['length'],
});

export const told: ToldFormat = {
  group: 'document',
  sample: 'A1',
  words: {
    'pt-BR': {
      title: 'Outro documento',
      what: 'número de outro documento',
      stores: 'o texto',
      help: 'Duas letras ou números, ou mais.',
    },
  },
  reasons: {
    en: {
      length: 'An ID has 2 digits.',
    },
  },
  examples: {
    valid: ['A1', '12345678X', 'ABCDEFGHIJ12345', 'AA'],
    invalid: [
      { value: 'A', reason: 'length' },
      { value: 'ABCDEFGHIJ123456', reason: 'length' },
      { value: '1111', reason: 'length' },
      { value: 'ID#12', reason: 'length' },
    ],
  },
  source: 'Ours: identity cards have no national form and no national check digit.',
};
