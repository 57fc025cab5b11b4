import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween, type Replacement } from '../../../studio/text/changes';

const applied = (text: string, changes: readonly Replacement[]): string =>
  [...changes].reverse().reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);

describe('the changes between two texts', () => {
  it('are one each for what differs in different lines', () => {
    const before = '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}';
    const after = '{\n  "a": 10,\n  "b": 2,\n  "c": 4\n}';
    expect(changesBetween(before, after)).toEqual([
      { from: 10, to: 10, insert: '0' },
      { from: 29, to: 30, insert: '4' },
    ]);
  });

  it('make the one the other, whatever they are', () => {
    const line = fc.constantFrom('{', '}', '"a": 1,', '"b": 2', '', 'ç😀');
    const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = changesBetween(before, after);
        expect(applied(before, changes)).toBe(after);
        for (const [index, { from }] of changes.entries()) {
          expect(from).toBeGreaterThanOrEqual(changes[index - 1]?.to ?? 0);
        }
      }),
    );
  });
});
