import { expect, it } from 'vitest';
import { jumpBetween } from '../../bench/browser/jump';
import { readOptions } from '../../bench/options';
import type { Cell } from '../../bench/results/results';
import { figureOf, medianOf } from '../../bench/results/statistics';
import { verdictsOf } from '../../bench/results/targets';

/** Ten repetitions that all gave the same. */
const cell = (contender: Cell['contender'], fields: number, figures: Record<string, number>): Cell => ({
  contender,
  fields,
  slowdown: 1,
  figures: Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, figureOf([value])])),
  repetitions: Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Array(10).fill(value)])),
  details: {},
});

it('a median has its spread', () => {
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([4, 1, 2, 3])).toBe(2.5);
  expect(figureOf([1.006, 9, 3])).toEqual({ median: 3, min: 1.01, max: 9 });
});

it('a target holds up to its limit, early figures against the only ones of react-hook-form', () => {
  const verdicts = verdictsOf([
    cell('plain', 1000, { key: 14 }),
    cell('rhf', 1000, { key: 10, firstKey: 10, toggle: 10, validateAll: 10 }),
    cell('ficha', 50, { key: 7 }),
    cell('ficha', 1000, { key: 12.1, keyEarly: 12, firstKey: 12, toggle: 15, validateAll: 11, jump: 0, jumpEarly: 2 }),
  ]);
  expect(
    verdicts.map(({ name, value, reached }) => [name, 'px' in value ? value.px : value.times.value, reached]),
  ).toEqual([
    ['per key', 1.2, true],
    ['per key, everything mounted', 1.21, false],
    ['first key, everything mounted', 1.2, true],
    ['toggle of a condition', 1.5, true],
    ['validate all', 1.1, false],
    ['what was won, per key', 1.21, false],
    ['what was won, toggle of a condition', 1.5, false],
    ['what was won, per key against plain inputs', 0.86, true],
    ['per key against 50 fields', 1.73, false],
    ['layout jump at the first key', 2, false],
  ]);
});

it('in the form of 50 fields, targets hold against react-hook-form there', () => {
  const verdicts = verdictsOf([
    cell('rhf', 50, { key: 10, firstKey: 10, leave: 10, firstField: 100 }),
    cell('ficha', 50, { key: 11, firstKey: 12.1, leave: 11.1, firstField: 120 }),
  ]);
  expect(verdicts.map(({ name, reached }) => [name, reached])).toEqual([
    ['per key in 50 fields', true],
    ['first key in 50 fields', false],
    ['leaving in 50 fields', false],
    ['first field of 50', true],
  ]);
});

it('what was not measured has no verdict', () => {
  expect(verdictsOf([cell('rhf', 1000, { key: 10 }), cell('plain', 1000, { key: 1 })])).toEqual([]);
});

it('a jump is the farthest move, endless when something came or went', () => {
  const before = { places: [0, 10, 20], height: 100 };
  expect(jumpBetween(before, before)).toBe(0);
  expect(jumpBetween(before, { places: [0, 12, 19], height: 101 })).toBe(2);
  expect(jumpBetween(before, { places: [0, 10, 20], height: 130 })).toBe(30);
  expect(jumpBetween(before, { places: [0, 10], height: 100 })).toBe(Number.POSITIVE_INFINITY);
});

it('the options say what a run measures', () => {
  expect(readOptions([])).toMatchObject({ fields: [50, 200, 1000], slowdowns: [1, 4], repetitions: 10, check: false });
  expect(readOptions(['--quick', '--check'])).toMatchObject({ fields: [50, 1000], slowdowns: [1], repetitions: 2 });
  expect(readOptions(['--fields', '10,20', '--contenders', 'rhf,ficha'])).toMatchObject({
    fields: [10, 20],
    contenders: ['rhf', 'ficha'],
    rows: [2, 200],
  });
  expect(readOptions(['--rows', 'none', '--against', 'main'])).toMatchObject({ rows: [], against: 'main' });
});

it.each([
  [['--fields', 'many'], '--fields takes whole numbers'],
  [['--repetitions', '0'], '--repetitions takes whole numbers'],
  [['--rows', 'few'], '--rows takes whole numbers'],
  [['--contenders', 'formik'], '--contenders knows plain, rhf, rjsf, ficha'],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
