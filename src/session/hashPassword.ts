/**
 * The lower-case hex SHA-256 of a password's UTF-8 bytes: the only form in which a password leaves the browser.
 * WebCrypto exists in secure contexts only, so pages on plain HTTP load a script that does the same.
 */
export async function hashPassword(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(password);
  const digest = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('./sha256')).sha256(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
