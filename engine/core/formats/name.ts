import { textFormat } from './textFormat';
import type { ToldFormat } from './toldFormat';

/** The name of a person or company: at least two characters that are not outer spaces. Nothing else is asked of it. */
export const name = textFormat({
  name: 'name',
  widget: 'name',
  inputMode: 'text',
  autoCapitalize: 'words',
  // Outer spaces stay: a reading that trims would eat the space between two names while it is typed.
  read: (text) => (text.trim() === '' ? '' : text),
  check: (text) => ([...text.trim()].length < 2 ? 'length' : undefined),
  reasons: ['length'],
});

export const told: ToldFormat = {
  group: 'text',
  sample: 'Helena Nogueira',
  words: {
    'pt-BR': {
      title: 'Nome de pessoa',
      what: 'nome, com duas letras ou mais',
      stores: 'o texto',
      help: 'Com duas letras ou mais; pode ter contador.',
    },
  },
  reasons: {
    en: {
      length: 'At least two letters.',
    },
  },
  examples: {
    valid: ['Jó', 'Ana d’Ávila', 'XP', 'Maria-José 3'],
    invalid: [
      { value: 'A', reason: 'length' },
      { value: ' A ', reason: 'length' },
    ],
  },
  source: 'Ours: people have single names, apostrophes, digits and accents, so nothing but the length is tested.',
};
