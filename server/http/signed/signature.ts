import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashOfText } from '../../storage/hash';

/** What a signature is about. */
export interface Signed {
  /** Seconds since 1970, as the header has them. */
  timestamp: string;
  /** A name that no other call of the key has. */
  nonce: string;
  method: string;
  /** Path and query as they are sent. */
  url: string;
  body: string;
}

/** The signature of a call: `v1=` and the HMAC-SHA256 of its parts, one a line, in hexadecimal digits. */
export function signatureOf(secret: string, { timestamp, nonce, method, url, body }: Signed): string {
  const text = ['v1', timestamp, nonce, method, url, hashOfText(body)].join('\n');
  return `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
}

/** Whether both are the same, in a time that does not tell where they differ. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
