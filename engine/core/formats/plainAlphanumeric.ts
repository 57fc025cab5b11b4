import { textFormat } from './textFormat';
import type { ToldFormat } from './toldFormat';

/** Letters A to Z and digits. Accents come off their letters; every other character is stripped. */
export const plainAlphanumeric = textFormat({
  name: 'plainAlphanumeric',
  inputMode: 'text',
  autoCapitalize: 'none',
  accepts: /^[A-Za-z\d]*$/,
  read: strip,
  check: (text) => (/^[A-Za-z\d]+$/.test(text) ? undefined : 'characters'),
  paste: strip,
  strips: true,
  reasons: ['characters'],
});

function strip(text: string): string {
  return text.normalize('NFD').replace(/[^A-Za-z\d]/g, '');
}

export const told: ToldFormat = {
  group: 'text',
  sample: 'AB12',
  words: {
    'pt-BR': {
      title: 'Código sem acentos',
      what: 'somente letras e números, sem acentos',
      stores: 'o texto',
      help: 'Só letras e números simples.',
    },
  },
  reasons: {
    en: {
      characters: 'Letters and digits only.',
    },
  },
  examples: {
    valid: ['ab', 'Joao2'],
    invalid: [
      { value: 'João2', reason: 'characters' },
      { value: 'ab!', reason: 'characters' },
    ],
  },
  source: 'Unicode Standard Annex 15: the canonical decomposition sets an accent apart from its letter.',
};
