import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withSameParts } from '../../../engine/core/sameParts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const before = { a: { x: 1 }, b: [{ id: 1 }, { id: 2 }, { id: 3 }] };

describe('a value with the parts of the one before', () => {
  it('is the very same where nothing has changed', () => {
    expect(withSameParts(before, copy(before))).toBe(before);
  });

  it('keeps what stands beside a change', () => {
    const after = withSameParts(before, { ...copy(before), a: { x: 2 } });
    expect(after).toEqual({ a: { x: 2 }, b: before.b });
    expect(after.b).toBe(before.b);
  });

  it('keeps the items around one that came, went or changed', () => {
    const [one, two, three] = before.b;
    const kept = (items: object[]) =>
      withSameParts(before.b as object[], copy(items)).map((item) => before.b.indexOf(item as never));
    expect(kept([one, { id: 9 }, two, three] as object[])).toEqual([0, -1, 1, 2]);
    expect(kept([one, three] as object[])).toEqual([0, 2]);
    expect(kept([one, { id: 9 }, three] as object[])).toEqual([0, -1, 2]);
  });

  it('is another one where keys stand in another order', () => {
    const after = withSameParts({ a: 1, b: 2 }, { b: 2, a: 1 });
    expect(Object.keys(after)).toEqual(['b', 'a']);
  });

  it('is equal to what was given, and changes neither', () => {
    const json = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(json, json, (one, other) => {
        const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
        expect(JSON.stringify(withSameParts(one, other))).toBe(second);
        expect(JSON.stringify([one, other])).toBe(`[${first},${second}]`);
      }),
    );
  });
});
