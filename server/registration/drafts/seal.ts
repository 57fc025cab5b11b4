import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Json } from '../../../engine/core';
import type { DraftKey } from '../../storage/draftKeys';

/** Whose draft, of which wizard, and where in it: what is sealed opens there only. */
export interface DraftPlace {
  clientId: string;
  wizard: string;
  place: string;
  device: string;
}

const CIPHER = 'aes-256-gcm';
/** Source: NIST SP 800-38D, section 8.2: a nonce of 96 bits, a tag of 128. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Each customer has a key of its own. Source: RFC 5869. */
function keyOf({ secret }: DraftKey, clientId: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, Buffer.alloc(0), `ficha draft ${clientId}`, 32));
}

const boundTo = ({ clientId, wizard, place, device }: DraftPlace): Buffer =>
  Buffer.from(JSON.stringify([clientId, wizard, place, device]));

/** Nonce, ciphertext and tag of a content. */
export function seal(key: DraftKey, place: DraftPlace, content: Json): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(key, place.clientId), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(boundTo(place));
  return Buffer.concat([nonce, cipher.update(JSON.stringify(content), 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** What was sealed at this place. @throws when it was not, or with another key, or was altered since */
export function unseal(key: DraftKey, place: DraftPlace, sealed: Buffer): Json {
  const decipher = createDecipheriv(CIPHER, keyOf(key, place.clientId), sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(boundTo(place));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8'));
}
