import { hash, verify } from '@node-rs/argon2';
import { hashOfText } from '../storage/hash';

/** Source: OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, 2 iterations, 1 lane. 2 = argon2id. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What the browser sends for no password at all. */
const HASH_OF_NOTHING = hashOfText('');

/** Whether this is what a browser sends for a password: lower-case hex SHA-256, but not that of an empty text. */
export function isPasswordHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text) && text !== HASH_OF_NOTHING;
}

/** What is stored of a password. To whoever reads the wire the browser's hash is the password: it is hashed again. */
export function protectPassword(passwordHash: string): Promise<string> {
  return hash(passwordHash, ARGON2ID);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the browser's hash belongs to what is stored. Without a stored password the answer is no, after the same
 * work, so that the time does not tell which accounts exist.
 */
export async function matchesPassword(stored: string | null | undefined, passwordHash: string): Promise<boolean> {
  decoy ??= protectPassword('0'.repeat(64));
  const matches = await verify(stored ?? (await decoy), passwordHash, ARGON2ID);
  return matches && stored != null;
}

/** The hash that a browser sends for this password. */
export function hashInBrowser(password: string): string {
  return hashOfText(password);
}
