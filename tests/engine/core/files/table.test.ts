import { describe, expect, it } from 'vitest';
import { fileTypeOf, fileTypes, HEAD_BYTES } from '../../../../engine/core/files/table';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

describe.each(fileTypes.map((type) => [type.name, type] as const))('file type %s', (name, type) => {
  it.each(type.examples.valid)('is told by the beginning %s', (hex) => {
    expect(fileTypeOf(bytes(hex))?.name).toBe(name);
  });

  it.each(type.examples.invalid)('is not told by the beginning %j', (hex) => {
    expect(type.matches(bytes(hex))).toBe(false);
  });

  it('is told inside a larger buffer as well as alone', () => {
    const [hex = ''] = type.examples.valid;
    const file = new Uint8Array(5000).fill(1);
    file.set(bytes(hex), 1000);
    expect(fileTypeOf(file.subarray(1000))?.name).toBe(name);
  });

  it('is a picture when its content is, and no other', () => {
    expect(type.isImage).toBe(type.mime.startsWith('image/'));
  });

  it('names its source, and extensions in lower case', () => {
    expect(type.source).not.toBe('');
    expect(type.extensions).toEqual(type.extensions.map((extension) => extension.toLowerCase()));
  });
});

describe('the table', () => {
  it('knows no other content: text, web pages, programs, archives, other pictures', () => {
    const others = ['3c21444f43545950452068746d6c3e', '4d5a90000300', '504b030414', '474946383961', '424d', '7f454c46'];
    for (const hex of others) expect(fileTypeOf(bytes(hex)), hex).toBeUndefined();
    expect(fileTypeOf(new Uint8Array())).toBeUndefined();
    expect(fileTypeOf(new Uint8Array(HEAD_BYTES))).toBeUndefined();
  });

  it('gives no two kinds the same extension', () => {
    const all = fileTypes.flatMap(({ extensions }) => extensions);
    expect(new Set(all).size).toBe(all.length);
  });
});
