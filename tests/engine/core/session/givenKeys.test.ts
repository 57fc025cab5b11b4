import { expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { withKeys } from '../../../../engine/core/session/givenKeys';

const ids = (rows: readonly object[]) => rows.map((row) => ('id' in row ? row.id : undefined));

it('a row gets the key of what was made from it, wherever it stands now', () => {
  const [a, b] = [{ x: 'a' }, { x: 'b' }];
  const keyed = [
    { x: 'a', id: 1 },
    { x: 'b', id: 2 },
  ];
  expect(ids(withKeys([b, a], [a, b], keyed, 'id'))).toEqual([2, 1]);
  expect(ids(withKeys([{ x: 'b' }, { x: 'a' }], [a, b], keyed, 'id'))).toEqual([2, 1]);
});

it('one that was changed gets the key of its place, unless another row is what stood there', () => {
  const [a, b] = [{ x: 'a' }, { x: 'b' }];
  const keyed = [{ id: 1 }, { id: 2 }];
  expect(withKeys([a, { x: 'c' }], [a, b], keyed, 'id')).toEqual([
    { x: 'a', id: 1 },
    { x: 'c', id: 2 },
  ]);
  expect(ids(withKeys([b, { x: 'c' }], [a, b], keyed, 'id'))).toEqual([2, undefined]);
});

it('one that was made equal to another meanwhile leaves that one its key', () => {
  const [a, b] = [{ x: 'a' }, { x: 'b' }];
  expect(ids(withKeys([{ x: 'b' }, b], [a, b], [{ id: 1 }, { id: 2 }], 'id'))).toEqual([1, 2]);
});

it('one that was added since gets none, and each key goes to one row', () => {
  const a = { x: 'a' };
  expect(ids(withKeys([a, { x: 'a' }], [a], [{ id: 1 }], 'id'))).toEqual([1, undefined]);
  expect(ids(withKeys([{ x: 'a' }, { x: 'a' }], [{ x: 'a' }, { x: 'a' }], [{ id: 1 }, { id: 2 }], 'id'))).toEqual([
    1, 2,
  ]);
});

it('a row with a key keeps it, and takes no place of a new one', () => {
  const before: JsonObject[] = [{ x: 'a', id: 7 }, { x: 'b' }];
  expect(ids(withKeys([{ x: 'c', id: 7 }, { x: 'b' }], before, [{ id: 7 }, { id: 8 }], 'id'))).toEqual([7, 8]);
  expect(ids(withKeys([{ x: 'c' }], before, [{ id: 7 }, { id: 8 }], 'id'))).toEqual([undefined]);
});

it('a row of which no key was told stays as it is', () => {
  const a = { x: 'a' };
  expect(withKeys([a], [a], [null], 'id')[0]).toBe(a);
  expect(withKeys([a], [a], [], 'id')[0]).toBe(a);
});
