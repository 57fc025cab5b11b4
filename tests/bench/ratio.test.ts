import { expect, it } from 'vitest';
import { comparisonsOf } from '../../bench/results/comparison';
import { isReached, ratioOf } from '../../bench/results/ratio';
import type { Cell } from '../../bench/results/results';
import { comparisonLines, verdictLines } from '../../bench/results/table';

const steady = (value: number, count = 10) =>
  Array.from({ length: count }, (_, index) => value + (index % 3) * 0.01 * value);

it('a ratio stands in its interval, which is the same every time', () => {
  const own = [9, 10, 11, 12, 10, 9, 10, 11, 10, 30];
  const base = [10, 10, 10, 11, 9, 10, 10, 10, 11, 10];
  const ratio = ratioOf(own, base);
  expect(ratio.value).toBe(1);
  expect(ratio.low).toBeLessThan(1);
  expect(ratio.high).toBeGreaterThan(1);
  expect(ratioOf(own, base)).toEqual(ratio);
});

it.each([
  ['below the limit', steady(10), steady(10), 1.2, true],
  ['above the limit', steady(13), steady(10), 1.2, false],
  ['on both sides of it', [8, 20, 8, 20, 8, 20, 8, 20, 8, 20], steady(10), 1.2, undefined],
  ['below it, of nine repetitions', steady(10, 9), steady(10, 9), 1.2, undefined],
])('a ratio %s: %j against %j, at most %d: %s', (_, own, base, limit, reached) => {
  expect(isReached(ratioOf(own, base), limit)).toBe(reached);
});

it('an interval is rounded outwards: what ends a little above a limit does not lie below it', () => {
  const ratio = ratioOf(Array(10).fill(1.104), Array(10).fill(1));
  expect(ratio).toMatchObject({ value: 1.1, low: 1.1, high: 1.11 });
  expect(isReached(ratio, 1.1)).toBeUndefined();
  expect(isReached(ratioOf(Array(10).fill(11), Array(10).fill(10)), 1.1)).toBe(true);
});

it('a verdict is told with its interval, and as not decided where it is', () => {
  const times = { value: 1.1, low: 1, high: 1.3, repetitions: 10 };
  const verdict = { name: 'per key', slowdown: 1, limit: 1.2, value: { times } };
  expect(verdictLines([{ ...verdict, reached: undefined }])).toBe(
    'not decided  per key, full speed: 1.1 times (95 %: 1 to 1.3, 10 repetitions), at most 1.2',
  );
  expect(verdictLines([{ ...verdict, reached: false }])).toMatch(/^FAIL {9}per key/);
});

it('this engine is compared with another checkout of it, measure by measure', () => {
  const cell = (contender: Cell['contender'], key: number): Cell => ({
    contender,
    fields: 50,
    slowdown: 4,
    figures: {},
    repetitions: { key: steady(key), validateIdle: Array(10).fill(0) },
    details: {},
  });
  const comparisons = comparisonsOf([cell('ficha', 8), cell('before', 10), cell('plain', 1)]);
  expect(comparisons).toMatchObject([{ form: '50 fields', measure: 'key', times: { value: 0.8 }, faster: true }]);
  expect(comparisonLines(comparisons)).toMatch(/^faster {7}key, 50 fields, 4x slower: 0\.8 times .* that of before$/);
  expect(comparisonsOf([cell('ficha', 8)])).toEqual([]);
});
