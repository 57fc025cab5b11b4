import { describe, expect, it } from 'vitest';
import { isWholePicture } from '../../../../server/blocks/documents/wholePicture';
import { JPEG, PDF, PNG, WEBP } from './files';

const bytes = (base64: string) => Buffer.from(base64, 'base64');
const pictures = [
  ['jpeg', bytes(JPEG)],
  ['png', bytes(PNG)],
  ['webp', bytes(WEBP)],
] as const;

describe.each(pictures)('a picture: %s', (name, picture) => {
  const isWhole = (content: Uint8Array) => isWholePicture(content, { name });

  it('is whole as it was written, and with something behind its end', () => {
    expect(isWhole(picture)).toBe(true);
    expect(isWhole(new Uint8Array(picture))).toBe(true);
    expect(isWhole(Buffer.concat([picture, Buffer.from('behind')]))).toBe(true);
  });

  it('is not whole wherever it is cut off', () => {
    const whole = Array.from(picture, (_, length) => length).filter((length) => isWhole(picture.subarray(0, length)));
    expect(whole).toEqual([]);
  });
});

it('a PNG is not whole with a changed byte in a chunk', () => {
  for (const at of [20, 45, 70]) {
    const changed = Buffer.from(bytes(PNG));
    changed[at] = (changed[at] as number) ^ 1;
    expect([at, isWholePicture(changed, { name: 'png' })]).toEqual([at, false]);
  }
});

it('the end of the small picture inside a photo is not the end of the photo', () => {
  const photo = bytes(JPEG);
  const small = Buffer.from('ffe10006ffd80000ffe10004ffd9', 'hex');
  const cut = Buffer.concat([photo.subarray(0, 2), small, photo.subarray(2, -2)]);
  expect(isWholePicture(cut, { name: 'jpeg' })).toBe(false);
  expect(isWholePicture(Buffer.concat([cut, Buffer.from('ffd9', 'hex')]), { name: 'jpeg' })).toBe(true);
});

it('other kinds are known by their beginning alone', () => {
  expect(isWholePicture(bytes(PDF).subarray(0, 10), { name: 'pdf' })).toBe(true);
});
