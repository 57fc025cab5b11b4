/** What ends a line, of any system. Source: Unicode Standard Annex #14, classes BK, CR, LF and NL. */
const LINE_END = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/**
 * Control and format characters but the end of a line: among them those that turn the direction of writing. Source:
 * Unicode Standard Annex #44, categories Cc, Cf and Cs.
 */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** A text with what nobody sees as JSON escapes it, `\u001b`: a terminal would do it, or turn what stands beside it. */
export const escapeInvisible = (text: string): string =>
  text.replace(INVISIBLE, (sign) => sign.split('').map(escaped).join(''));

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text that a person is to read as it was meant: its letters and lines, without its outer spaces and what nobody sees. */
export function toPlainText(text: string): string {
  return text.replace(LINE_END, '\n').replaceAll('\t', ' ').replace(INVISIBLE, '').trim();
}
