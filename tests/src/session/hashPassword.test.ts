import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../src/session/hashPassword';
import { sha256 } from '../../../src/session/sha256';

const hex = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('the hash of a password', () => {
  it('is its SHA-256 in lower-case hex', async () => {
    expect(await hashPassword('Senha@123')).toBe(hex('Senha@123'));
    expect(await hashPassword('ação ✓')).toBe(hex('ação ✓'));
  });

  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('is the same without WebCrypto for %i bytes', (length) => {
    const text = 'a'.repeat(length);
    expect(Buffer.from(sha256(new TextEncoder().encode(text))).toString('hex')).toBe(hex(text));
  });
});
