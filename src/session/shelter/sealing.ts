/** A key that seals what is typed: it cannot be exported, only used by pages of this origin. */
export interface Vault {
  /** Tells one key from the next. */
  id: string;
  key: CryptoKey;
}

/** A text that only its vault can open, and only in the record that it was sealed for. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  content: ArrayBuffer;
}

const ALGORITHM = 'AES-GCM';

export function createKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
}

export async function seal({ key }: Vault, record: string, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, content: await crypto.subtle.encrypt(parameters(record, iv), key, new TextEncoder().encode(text)) };
}

/** The text, or undefined when it cannot be opened: another key sealed it, or it is no seal at all. */
export async function unseal({ key }: Vault, record: string, { iv, content }: Sealed): Promise<string | undefined> {
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(parameters(record, iv), key, content));
  } catch {
    return undefined;
  }
}

const parameters = (record: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: ALGORITHM,
  iv,
  additionalData: new TextEncoder().encode(record),
});
