/** Whether these bytes stand at a place: numbers, or the characters of an ASCII text. */
export function hasBytes(bytes: Uint8Array, at: number, wanted: readonly number[] | string): boolean {
  const codes = typeof wanted === 'string' ? [...wanted].map((character) => character.charCodeAt(0)) : wanted;
  return codes.every((code, index) => bytes[at + index] === code);
}

/** Bytes as ASCII characters. */
export function asciiAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
