import { expect, it } from 'vitest';
import { peopleOf, ROWS, rowsInputCount, rowsTab } from '../../bench/forms/rows';
import type { Cell } from '../../bench/results/results';
import { figureOf } from '../../bench/results/statistics';
import { verdictsOf } from '../../bench/results/targets';

it('the list of the benchmark has as many filled rows as are asked for', () => {
  expect((peopleOf(ROWS.many).people as unknown[]).length).toBe(200);
  expect(rowsInputCount).toBe(23);
  expect(rowsTab.collections?.people?.rules).toHaveLength(3);
});

it('a key among many rows is held against one among few', () => {
  const cell = (rows: number, key: number): Cell => ({
    contender: 'ficha',
    fields: rowsInputCount,
    rows,
    slowdown: 1,
    figures: { key: figureOf([key]) },
    repetitions: { key: Array(10).fill(key) },
    details: {},
  });
  expect(verdictsOf([cell(2, 10), cell(200, 15.1)])).toMatchObject([
    { name: 'per key among 200 rows against 2', value: { times: { value: 1.51 } }, reached: false },
  ]);
});
