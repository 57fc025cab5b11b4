import { describe, expect, it } from 'vitest';
import { bytesOfBase64, isBase64 } from '../../../../engine/core/files/size';

describe('base64', () => {
  it.each([0, 1, 2, 3, 4, 100, 1001])('tells the size of %i bytes without being decoded', (size) => {
    const text = Buffer.alloc(size, 7).toString('base64');
    expect(isBase64(text)).toBe(true);
    expect(bytesOfBase64(text)).toBe(size);
  });

  it.each(['data:application/pdf;base64,AAAA', 'AAA', 'AA-_', 'AA A', 'A===', 'AAAA\n', 'ção='])(
    'is not %j',
    (text) => {
      expect(isBase64(text)).toBe(false);
    },
  );
});
