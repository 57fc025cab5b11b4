import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listText, sizeText } from '../../../../src/blocks/documents/words';

describe('words of documents', () => {
  it.each([
    [0, '0 KB'],
    [1, '1 KB'],
    [860_160, '840 KB'],
    [1_047_552, '1.023 KB'],
    [1_048_576, '1 MB'],
    [3_460_301, '3,3 MB'],
    [104_857_600, '100 MB'],
    [2_147_483_648, '2.048 MB'],
  ])('tells %i bytes as %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });

  it('writes numbers as the language does', () => {
    const bytes = fc.oneof(fc.nat(2 ** 21), fc.nat(2 ** 31 - 1));
    fc.assert(
      fc.property(bytes, (size) => {
        const [unit, digits] = size < 2 ** 20 ? [2 ** 10, 0] : [2 ** 20, size < 100 * 2 ** 20 ? 1 : 0];
        const amount = size === 0 ? 0 : Math.max(size / unit, 1);
        expect(sizeText(size).split(' ')[0]).toBe(amount.toLocaleString('pt-BR', { maximumFractionDigits: digits }));
      }),
      { numRuns: 1_000 },
    );
  });

  it('puts names in a row', () => {
    expect(listText(['A'])).toBe('A');
    expect(listText(['A', 'B', 'C'])).toBe('A, B e C');
  });
});
