import { describe, expect, it } from 'vitest';
import { listText, sizeText } from '../../../../src/blocks/documents/words';

describe('words of documents', () => {
  it.each([
    [0, '0 KB'],
    [1, '1 KB'],
    [860_160, '840 KB'],
    [1_048_576, '1 MB'],
    [3_460_301, '3,3 MB'],
    [104_857_600, '100 MB'],
  ])('tells %i bytes as %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });

  it('puts names in a row', () => {
    expect(listText(['A'])).toBe('A');
    expect(listText(['A', 'B', 'C'])).toBe('A, B e C');
  });
});
