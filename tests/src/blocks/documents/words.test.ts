import { describe, expect, it } from 'vitest';
import { listText, momentText, sizeText } from '../../../../src/blocks/documents/words';

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

  it('[PF-DOC-F06, CF-UPL-F06] tells a moment as dd/mm/yyyy hh:mm:ss in Brasília', () => {
    expect(momentText('2026-11-01T02:05:07.123Z')).toBe('31/10/2026 23:05:07');
    expect(momentText('2026-11-01T09:05:07-03:00')).toBe('01/11/2026 09:05:07');
    expect(momentText('2026-11-01T09:05:07')).toBe('01/11/2026 09:05:07');
  });

  it.each(['', 'ontem'])('tells no moment for %j', (text) => {
    expect(momentText(text)).toBe('');
  });

  it('puts names in a row', () => {
    expect(listText(['A'])).toBe('A');
    expect(listText(['A', 'B', 'C'])).toBe('A, B e C');
  });
});
