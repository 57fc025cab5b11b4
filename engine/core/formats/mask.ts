/** What a slot of a mask takes. Accented letters are left out: documents hold none. */
const slots: Record<string, RegExp> = { '#': /[0-9]/, S: /[0-9A-Za-z]/ };

/** The text without the punctuation of masks (spaces, dots, hyphens, slashes, parentheses); letters stay as they are. */
export function unmask(text: string): string {
  return text.replace(/[\s.\-/()]/g, '');
}

/**
 * The text laid into a mask: `applyMask('###.###.###-##', '52998')` gives `'529.98'`. Letters come out in upper
 * case; characters that fit no slot are skipped, those beyond the last slot dropped; a literal is set only once a
 * character follows it, so that deleting works. The literals of a mask may not be letters or digits.
 */
export function applyMask(mask: string, text: string): string {
  let result = '';
  let literals = '';
  let position = 0;
  for (const character of text) {
    if (!/[0-9A-Za-z]/.test(character)) continue;
    while (position < mask.length && !slots[mask.charAt(position)]) literals += mask.charAt(position++);
    if (position >= mask.length) break;
    if (!slots[mask.charAt(position)]?.test(character)) continue;
    result += literals + character.toUpperCase();
    literals = '';
    position += 1;
  }
  return result;
}

/** The mask as Maskito takes it: one RegExp per slot, one string per literal. */
export function toMaskArray(mask: string): (string | RegExp)[] {
  return [...mask].map((character) => slots[character] ?? character);
}
