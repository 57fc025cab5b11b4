import { createDecipheriv, hkdfSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from '../../../../server/registration/drafts/seal';

const key = { id: 'test', secret: Buffer.alloc(32, 7) };
const place = { clientId: 'a', wizard: 'pf', place: 'enderecos/Cep', device: 'phone-0001' };
const CONTENT = [{ Nome: 'Ana', Valor: 12.5 }, null];

it('what is sealed is AES-256-GCM, under a key of the customer by HKDF-SHA256, bound to its place', () => {
  const sealed = seal(key, place, CONTENT);
  const own = new Uint8Array(hkdfSync('sha256', key.secret, '', 'ficha draft a', 32));
  const opened = createDecipheriv('aes-256-gcm', own, sealed.subarray(0, 12));
  opened.setAAD(Buffer.from('["a","pf","enderecos/Cep","phone-0001"]'));
  opened.setAuthTag(sealed.subarray(-16));
  const text = `${opened.update(sealed.subarray(12, -16)).toString()}${opened.final().toString()}`;
  expect(JSON.parse(text)).toEqual(CONTENT);
  expect(unseal(key, place, sealed)).toEqual(CONTENT);
});

it('each has a nonce of its own', () => {
  const sealed = Array.from({ length: 500 }, () => seal(key, place, 'x'));
  expect(new Set(sealed.map((one) => one.subarray(0, 12).toString('hex'))).size).toBe(500);
  expect(new Set(sealed.map((one) => one.subarray(12).toString('hex'))).size).toBe(500);
});

it('no byte of it can be another one', () => {
  const sealed = seal(key, place, 'x');
  for (let at = 0; at < sealed.length; at++) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(() => unseal(key, place, altered)).toThrow();
  }
  for (const cut of [0, 1, 16, sealed.length - 1]) expect(() => unseal(key, place, sealed.subarray(0, cut))).toThrow();
});

it.each([
  ['customer', { clientId: 'b' }],
  ['wizard', { wizard: 'pj' }],
  ['place', { place: 'enderecos/Uf' }],
  ['device', { device: 'phone-0002' }],
])('it does not open at another %s', (_, over) => {
  expect(() => unseal(key, { ...place, ...over }, seal(key, place, 'x'))).toThrow();
});

it('it does not open with another key', () => {
  expect(() => unseal({ ...key, secret: Buffer.alloc(32, 8) }, place, seal(key, place, 'x'))).toThrow();
});
