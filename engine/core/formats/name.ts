import { textFormat } from './textFormat';

/** The name of a person or company: at least two characters that are not outer spaces. Nothing else is asked of it. */
export const name = textFormat({
  name: 'name',
  inputMode: 'text',
  autoCapitalize: 'words',
  // Outer spaces stay: a reading that trims would eat the space between two names while it is typed.
  read: (text) => (text.trim() === '' ? '' : text),
  check: (text) => ([...text.trim()].length < 2 ? 'length' : undefined),
  reasons: ['length'],
  examples: {
    valid: ['Jó', 'Ana d’Ávila', 'XP', 'Maria-José 3'],
    invalid: [
      { value: 'A', reason: 'length' },
      { value: ' A ', reason: 'length' },
    ],
  },
  source: 'Ours: people have single names, apostrophes, digits and accents, so nothing but the length is tested.',
});
