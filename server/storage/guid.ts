import { randomBytes } from 'node:crypto';

/** What identifies a record on the wire, in any case. Source: RFC 9562, section 4. */
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is a GUID, and so may be asked for in a column of them. */
export function isGuid(text: string): boolean {
  return GUID.test(text);
}

/** A new GUID that is not to be guessed: all its 128 bits are random, where a UUID (RFC 9562) has 122. */
export function newSecretGuid(): string {
  return randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
