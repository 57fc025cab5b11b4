/** How many digits a token has. */
export const TOKEN_LENGTH = 6;

/** Whether every box holds a digit. A code has a blank for a box that is empty before a filled one: `'12 4'`. */
export function isWholeCode(code: string, length = TOKEN_LENGTH): boolean {
  return code.length === length && /^\d+$/.test(code);
}

/** The code after a box was given a digit, or none. */
export function withDigit(code: string, place: number, digit: string): string {
  return (code.slice(0, place).padEnd(place) + (digit || ' ') + code.slice(place + 1)).trimEnd();
}

/** The digits of a text, no more than there are boxes: `'123 456'` gives `'123456'`. */
export function digitsOf(text: string, length = TOKEN_LENGTH): string {
  return text.replace(/\D/g, '').slice(0, length);
}

/**
 * What became of the digit of a box by an edit of its text. Several digits at once (a paste, the code that the phone
 * offers) are `spread`; text without a digit changes nothing.
 */
export function readEdit(previous: string, text: string): { digit: string } | { spread: string } | undefined {
  if (text === '') return { digit: '' };
  const digits = text.replace(/\D/g, '');
  if (digits === '') return undefined;
  if (digits.length === 1) return digits === previous && text.length > 1 ? undefined : { digit: digits };
  if (digits.length === 2 && previous !== '' && digits.includes(previous)) {
    return { digit: digits.startsWith(previous) ? digits.charAt(1) : digits.charAt(0) };
  }
  return { spread: digits };
}
