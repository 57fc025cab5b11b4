/**
 * The SHA-256 digest of some bytes, without WebCrypto.
 * Source: FIPS 180-4, sections 4.1.2, 4.2.2, 5.1.1, 5.3.3 and 6.2.2.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const { constants, hash } = primeRoots();
  const view = new DataView(pad(message).buffer);
  const words = new Uint32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let t = 0; t < 16; t++) words[t] = view.getUint32(block + t * 4);
    for (let t = 16; t < 64; t++) {
      const w15 = at(words, t - 15);
      const w2 = at(words, t - 2);
      const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
      const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
      words[t] = at(words, t - 16) + s0 + at(words, t - 7) + s1;
    }
    compress(hash, words, constants);
  }
  const digest = new Uint8Array(32);
  for (let i = 0; i < 8; i++) new DataView(digest.buffer).setUint32(i * 4, at(hash, i));
  return digest;
}

function compress(hash: Uint32Array, words: Uint32Array, constants: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + at(constants, t) + at(words, t)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + s0 + majority) | 0];
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) hash[i] = at(hash, i) + value;
}

/** The message, a 1 bit, zeros, and its length in bits, to a multiple of 64 bytes. */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, message.length * 8);
  return padded;
}

/** The first 32 bits of the fractions of the cube roots of 64 primes, and of the square roots of the first 8. */
function primeRoots() {
  const constants = new Uint32Array(64);
  const hash = new Uint32Array(8);
  for (let candidate = 2, count = 0; count < 64; candidate++) {
    let divisor = 2;
    while (divisor * divisor <= candidate && candidate % divisor !== 0) divisor++;
    if (divisor * divisor <= candidate) continue;
    constants[count] = (Math.cbrt(candidate) % 1) * 2 ** 32;
    if (count < 8) hash[count] = (Math.sqrt(candidate) % 1) * 2 ** 32;
    count++;
  }
  return { constants, hash };
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function at(words: Uint32Array, index: number): number {
  return words[index] as number;
}
