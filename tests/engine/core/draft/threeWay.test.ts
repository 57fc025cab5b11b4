import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeThreeWays } from '../../../../engine/core/draft/threeWay';
import { isEqual, type Json, type JsonObject } from '../../../../engine/core/json';

const merge = (base: Json | undefined, mine: Json | undefined, theirs: Json | undefined) =>
  mergeThreeWays(base, mine, theirs, 'Id');

describe('two changes of one state', () => {
  it('are both there where they are of other fields', () => {
    expect(merge({ a: '1', b: '1' }, { a: '2', b: '1' }, { a: '1', b: '3' })).toEqual({
      value: { a: '2', b: '3' },
      differences: [],
    });
  });

  it('are one where they are the same, and where one emptied what the other left alone', () => {
    expect(merge('1', '2', '2')).toEqual({ value: '2', differences: [] });
    expect(merge('1', undefined, '1')).toEqual({ value: undefined, differences: [] });
    expect(merge('1', '1', undefined)).toEqual({ value: undefined, differences: [] });
  });

  it('stand beside each other where they are of the same field', () => {
    expect(merge({ a: '1' }, { a: '2' }, { a: '3' })).toEqual({
      value: { a: '2' },
      differences: [{ path: ['a'], mine: '2', theirs: '3' }],
    });
    expect(merge('1', undefined, '2').differences).toEqual([{ path: [], mine: undefined, theirs: '2' }]);
  });
});

describe('two changes of a list', () => {
  const base = [
    { Id: 'x', City: 'Santos' },
    { Id: 'y', City: 'Recife' },
  ];

  it('keep the rows that each added', () => {
    const mine = [...base, { City: 'Belém' }];
    const theirs = [...base, { City: 'Natal' }];
    expect(merge(base, mine, theirs)).toEqual({
      value: [...base, { City: 'Belém' }, { City: 'Natal' }],
      differences: [],
    });
  });

  it('meet in the row of the same key, wherever it stands', () => {
    const mine = [{ Id: 'y', City: 'Recife', State: 'PE' }, base[0] as JsonObject];
    const theirs = [base[0] as JsonObject, { Id: 'y', City: 'Olinda' }];
    expect(merge(base, mine, theirs)).toEqual({
      value: [{ Id: 'y', City: 'Olinda', State: 'PE' }, base[0]],
      differences: [],
    });
  });

  it('let a row go that one took off and the other left alone', () => {
    expect(merge(base, [base[1] as JsonObject], base).value).toEqual([base[1]]);
    expect(merge(base, base, [base[0] as JsonObject]).value).toEqual([base[0]]);
  });

  it('keep a row that one took off and the other changed, and say so', () => {
    const changed = { Id: 'x', City: 'São Vicente' };
    expect(merge(base, [changed, base[1] as JsonObject], [base[1] as JsonObject])).toEqual({
      value: [changed, base[1]],
      differences: [{ path: [0], mine: changed, theirs: undefined, isRow: true }],
    });
    expect(merge(base, [base[1] as JsonObject], [changed, base[1] as JsonObject])).toEqual({
      value: [base[1], changed],
      differences: [{ path: [1], mine: undefined, theirs: changed, isRow: true }],
    });
  });

  it('meet in rows without a key by their place', () => {
    expect(merge([{ City: 'a', No: '1' }], [{ City: 'b', No: '1' }], [{ City: 'a', No: '2' }])).toEqual({
      value: [{ City: 'b', No: '2' }],
      differences: [],
    });
  });
});

describe('any two changes of any state', () => {
  const word = fc.constantFrom('p', 'q', 'r');
  const row = fc.record({ Id: fc.constantFrom('1', '2', '3', '4'), City: word }, { requiredKeys: ['Id'] });
  const rows = fc.uniqueArray(row, { selector: ({ Id }) => Id, maxLength: 4 });
  const state = fc.record({ name: word, nick: word, rows }, { requiredKeys: [] }) as fc.Arbitrary<JsonObject>;

  it('give what both are where only one changed something, and the same from either side', () => {
    fc.assert(
      fc.property(state, state, (base, other) => {
        expect(merge(base, other, base)).toEqual({ value: other, differences: [] });
        expect(merge(base, base, other)).toEqual({ value: other, differences: [] });
      }),
    );
  });

  it('lose no field: each holds what one of the two has, and where they differ, both are named', () => {
    fc.assert(
      fc.property(state, state, state, (base, mine, theirs) => {
        const { value, differences } = merge(base, mine, theirs);
        for (const name of ['name', 'nick']) {
          const [b, m, t] = [base[name], mine[name], theirs[name]];
          const found = (value as JsonObject)[name];
          if (isEqual(m, t) || isEqual(t, b)) expect(found).toEqual(m);
          else if (isEqual(m, b)) expect(found).toEqual(t);
          else expect(differences).toContainEqual({ path: [name], mine: m, theirs: t });
        }
      }),
    );
  });

  it('lose no row that either side added or changed', () => {
    fc.assert(
      fc.property(rows, rows, rows, (base, mine, theirs) => {
        const { value, differences } = merge(base, mine, theirs);
        const merged = (value ?? []) as JsonObject[];
        const find = (all: readonly JsonObject[], id: Json | undefined) => all.find(({ Id }) => Id === id);
        for (const changed of [...mine, ...theirs]) {
          if (isEqual(find(base, changed.Id), changed)) continue;
          const found = find(merged, changed.Id);
          expect(found).toBeDefined();
          const isNamed = differences.some(({ path }) => isEqual(merged[Number(path[0])], found));
          const isThere = Object.entries(changed).every(
            ([name, own]) => isEqual(found?.[name], own) || isEqual(find(base, changed.Id)?.[name], own),
          );
          expect(isThere || isNamed).toBe(true);
        }
      }),
    );
  });
});
