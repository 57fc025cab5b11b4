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

/** What each slot of a mask takes, its literals left out. */
export function slotsOf(mask: string): RegExp[] {
  return [...mask].flatMap((character) => slots[character] ?? []);
}

/** Whether a text can stand in a mask, whole or begun: no letter or digit of it would be lost, and nothing else is in it. */
export function isMasked(mask: string, text: string): boolean {
  if (/[^0-9A-Za-z\s.\-/()]/.test(text)) return false;
  return applyMask(mask, text).replace(/[^0-9A-Za-z]/g, '').length === text.replace(/[^0-9A-Za-z]/g, '').length;
}

/** A text in a mask, or as it is when the mask would lose a part of it. */
export function maskedText(mask: (text: string) => string, text: string): string {
  const masked = applyMask(mask(text), text);
  return unmask(masked) === unmask(text).toUpperCase() ? masked : text;
}
