import { textFormat } from './textFormat';
import type { ToldFormat } from './toldFormat';

/** Letters (accented ones too) and digits; every other character is stripped as it is typed, pasted or received. */
export const alphanumeric = textFormat({
  name: 'alphanumeric',
  inputMode: 'text',
  accepts: /^[\p{L}\d]*$/u,
  read: strip,
  check: (text) => (/^[\p{L}\d]+$/u.test(text) ? undefined : 'characters'),
  paste: strip,
  strips: true,
  reasons: ['characters'],
});

/** Composed first: an accent that is a character of its own would be stripped. */
function strip(text: string): string {
  return text.normalize('NFC').replace(/[^\p{L}\d]/gu, '');
}

export const told: ToldFormat = {
  group: 'text',
  sample: 'Ação7',
  words: {
    'pt-BR': {
      title: 'Só letras e números',
      what: 'somente letras e números',
      stores: 'o texto',
      help: 'Códigos sem pontuação, com acentos.',
    },
  },
  reasons: {
    en: {
      characters: 'Letters and digits only.',
    },
  },
  examples: { valid: ['ab', 'João2'], invalid: [{ value: 'ab!', reason: 'characters' }] },
  source: 'Unicode general category L, digits 0 to 9.',
};
