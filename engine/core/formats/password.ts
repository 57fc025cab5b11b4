import { textFormat } from './textFormat';
import type { ToldFormat } from './toldFormat';

/** The criteria in the order in which they are listed. A special character is no letter, no digit and no white space. */
const criteria: [reason: string, holds: (text: string) => boolean][] = [
  ['length', (text) => [...text].length >= 8],
  ['upper', (text) => /\p{Lu}/u.test(text)],
  ['lower', (text) => /\p{Ll}/u.test(text)],
  ['digit', (text) => /\d/.test(text)],
  ['special', (text) => /[^\p{L}\d\s]/u.test(text)],
];

/** A new password. Every character counts, outer spaces too. */
export const password = textFormat({
  name: 'password',
  widget: 'password',
  autoCapitalize: 'none',
  check: (text) => criteria.find(([, holds]) => !holds(text))?.[0],
  unmet: (text) => criteria.filter(([, holds]) => !holds(text)).map(([reason]) => reason),
  reasons: criteria.map(([reason]) => reason),
});

export const told: ToldFormat = {
  group: 'text',
  isSecret: true,
  words: {
    'pt-BR': {
      title: 'Senha',
      what: 'senha de 8 caracteres ou mais, com letra maiúscula, letra minúscula, número e caractere especial',
      stores: 'nunca guardada; vai o seu resumo',
      help: 'Com a lista do que falta; nunca guardada como texto.',
    },
  },
  reasons: {
    en: {
      length:
        'The password needs 8 characters at least, among them a capital, a small letter, a digit and a special character.',
      upper:
        'The password needs 8 characters at least, among them a capital, a small letter, a digit and a special character.',
      lower:
        'The password needs 8 characters at least, among them a capital, a small letter, a digit and a special character.',
      digit:
        'The password needs 8 characters at least, among them a capital, a small letter, a digit and a special character.',
      special:
        'The password needs 8 characters at least, among them a capital, a small letter, a digit and a special character.',
    },
  },
  examples: {
    valid: ['Abcdef1!', 'Água fria 7#', 'aB3-aB3-aB3'],
    invalid: [
      { value: 'Abcde1!', reason: 'length' },
      { value: 'abcdef1!', reason: 'upper' },
      { value: 'ABCDEF1!', reason: 'lower' },
      { value: 'Abcdefg!', reason: 'digit' },
      { value: 'Abcdefg1', reason: 'special' },
      { value: 'Abcdefg 1', reason: 'special' },
    ],
  },
  source: 'The criteria of the institution; NIST SP 800-63B 5.1.1.2 for the count of characters and for spaces.',
};
