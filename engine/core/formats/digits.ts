import { textFormat } from './textFormat';
import type { ToldFormat } from './toldFormat';

/**
 * A text of digits, leading zeros kept; dots and spaces that group them are dropped. A hyphen or slash parts numbers,
 * as in a branch with its check digit (`3427-8`): the text stays as it is and is refused, for no part may go or merge.
 */
export const digits = textFormat({
  name: 'digits',
  inputMode: 'numeric',
  accepts: /^[\d\s.\-/]*$/,
  read(text) {
    const bare = text.replace(/[\s.]/g, '');
    return /^\d*$/.test(bare) ? bare : text.trim();
  },
  check: (text) => (/^\d+$/.test(text) ? undefined : 'digits'),
  // Behind a label (`Ag. 1234`); letters at the number belong to it (`1234-X`), and none of them may go.
  paste: (text) =>
    /\p{L}/u.test(text) ? (/^\D*[^\p{L}\d](\d[\d\s.\-/]*)$/u.exec(text.trim())?.[1]?.trim() ?? text) : text,
  reasons: ['digits'],
});

export const told: ToldFormat = {
  group: 'text',
  sample: '00123',
  words: {
    'pt-BR': {
      title: 'Só números',
      what: 'somente números',
      stores: 'os dígitos, com os zeros à esquerda',
      help: 'Guarda os zeros à esquerda: agência, matrícula.',
    },
  },
  reasons: {
    en: {
      digits: 'Digits only.',
    },
  },
  examples: {
    valid: ['0', '0001', '35300000001'],
    invalid: [
      { value: '12A', reason: 'digits' },
      { value: '3427-8', reason: 'digits' },
    ],
  },
  source: 'Ours.',
};
