import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '../../../engine/core';
import { editsBetween, withEdits } from '../../../studio/preview/patch';

/** Keys of few names, so that two values have much in common. */
const values = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Json>(null, true, 0, 1, 'a', 'b'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '~/'), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

type Tab = { fields: { [key: string]: Json }[]; rules: Json[] };

/** As they come to the page. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

it('makes any value of any other, the order of its keys included, and leaves the first as it was', () => {
  fc.assert(
    fc.property(values, values, (before, after) => {
      const asBefore = JSON.stringify(before);
      expect(JSON.stringify(withEdits(before, sent(editsBetween(before, after))))).toBe(JSON.stringify(after));
      expect(JSON.stringify(before)).toBe(asBefore);
    }),
    { numRuns: 2_000, seed: 20261125 },
  );
});

it('tells of one change what changed, and keeps all else the very same', () => {
  const before: Tab = { fields: [{ title: 'A' }, { title: 'B' }, { title: 'C' }], rules: [{ id: 'r' }] };
  const tell = (after: Json) => editsBetween(before, after);
  const renamed = { ...before, fields: [{ title: 'A' }, { title: 'X' }, { title: 'C' }] };
  expect(tell(renamed)).toEqual([{ at: ['fields', 1, 'title'], value: 'X' }]);
  const gone = { ...before, fields: [{ title: 'A' }, { title: 'C' }] };
  expect(tell(gone)).toEqual([{ at: ['fields'], from: 1, gone: 1, come: [] }]);
  const longer: Tab = { fields: [{ title: 'A' }, { title: 'B', maxLength: 3 }, { title: 'C' }], rules: [{ id: 'r' }] };
  expect(tell(longer)).toEqual([
    { at: ['fields', 1], keys: ['title', 'maxLength'] },
    { at: ['fields', 1, 'maxLength'], value: 3 },
  ]);
  const next = withEdits(before, tell(renamed)) as Tab;
  expect(next.rules).toBe(before.rules);
  expect(next.fields[0]).toBe(before.fields[0]);
});
