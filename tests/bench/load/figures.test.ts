import { expect, it } from 'vitest';
import { loadFiguresOf, loadTableOf, percentileOf } from '../../../bench/load/figures';
import { readOptions } from '../../../bench/load/options';

const hundred = [...Array(100).keys()].map((index) => 100 - index);

it.each([
  [hundred, 50, 50],
  [hundred, 99, 99],
  [hundred, 100, 100],
  [[7], 50, 7],
  [[1, 2, 3], 95, 3],
  [[1, 2, 3, 4], 50, 2],
])('takes the nearest rank: of %j, %i per cent', (values, percent, value) => {
  expect(percentileOf(values, percent)).toBe(value);
});

it('tells rate, latencies and bytes of a call', () => {
  const answers = hundred.map((ms) => ({
    ...{ status: 200, body: { data: true }, etag: undefined, ms },
    ...{ sent: 400, received: ms > 50 ? 900 : 700 },
  }));
  const figures = loadFiguresOf('draft', answers, 2_000);
  expect(figures).toEqual({
    ...{ call: 'draft', calls: 100, perSecond: 50, p50: 50, p95: 95, p99: 99, sent: 400, received: 800 },
  });
  expect(
    loadTableOf([figures])
      .split('\n')
      .map((line) => line.trim().split(/\s{2,}/)),
  ).toEqual([
    ['calls', 'calls/s', 'p50 ms', 'p95 ms', 'p99 ms', 'bytes sent', 'bytes received'],
    ['draft', '100', '50.0', '50.0', '95.0', '99.0', '400', '800'],
  ]);
});

it('reads what a run is asked for, and refuses what is no number', () => {
  expect(readOptions([])).toEqual({
    ...{ connections: 50, calls: 100, seed: 1, postgres: false, instances: 1, report: 'reports/load.json' },
    ...{ bare: false, sweep: false, runs: 10, seconds: 3, population: 0 },
  });
  expect(readOptions(['--connections', '5', '--postgres'])).toMatchObject({ connections: 5, postgres: true });
  expect(readOptions(['--postgres'])).toMatchObject({ instances: 2 });
  expect(readOptions(['--bare', '--postgres'])).toMatchObject({ instances: 1, report: 'reports/throughput.json' });
  expect(readOptions(['--sweep'])).toMatchObject({ sweep: true, connections: 200, report: 'reports/sweep.json' });
  expect(() => readOptions(['--sweep', '--postgres'])).toThrow(/^--sweep takes both storages/);
  expect(() => readOptions(['--instances', '2'])).toThrow(/^Only PostgreSQL takes more than one instance\./);
  expect(() => readOptions(['--calls', 'many'])).toThrow(/^--calls takes a whole number from 1, not "many"\.$/);
});
