import { createHash } from 'node:crypto';

/** What names an exact text: its SHA-256 in UTF-8, hexadecimal. */
export function hashOfText(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
