import { describe, expect, it } from 'vitest';
import type { Contender } from '../../../bench/contenders';
import { linearScale, logScale } from '../../../bench/published/chart/scale';
import { chartsOf } from '../../../bench/published/charts';
import { MEASURES } from '../../../bench/published/measures';
import { benchmarkPage } from '../../../bench/published/page';
import { fieldsOf, type Report, type ReportCell, withEarlier, writtenReport } from '../../../bench/published/report';
import { standingsOf } from '../../../bench/published/standing';

const TIMES = ['firstField', 'allFields', 'firstKey', 'key', 'keyThenPause', 'leave', 'toggle', 'validateWhole'];

/** A contender that does everything in so many milliseconds, more or less. */
const cell = (contender: Contender, ms: number, count = 10): ReportCell => ({
  contender,
  fields: 50,
  weight: { script: ms * 1000, style: 0, definition: 0, heap: ms * 1e6 },
  repetitions: Object.fromEntries(
    TIMES.map((measure) => [measure, Array.from({ length: count }, (_, index) => ms + (index % 3) * 0.1)]),
  ),
});

const report = (...cells: ReportCell[]): Report => ({
  chromium: '1',
  processors: 2,
  runs: [
    {
      fields: [50],
      measured: '2026-11-25',
      repetitions: cells[0]?.repetitions.key?.length ?? 0,
      loads: [1, 2.04],
    },
  ],
  versions: { react: '19.0.0' },
  cells,
});

const measure = (id: string) => MEASURES.find((one) => one.id === id) as (typeof MEASURES)[number];
/** What stands between two headings of the page. */
const part = (page: string, heading: string) => page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

describe('the page of the benchmark', () => {
  const decided = report(cell('ficha', 10), cell('plain', 5), cell('rjsf', 20));

  it('says behind whom this engine is in the same way as whom it leads', () => {
    const page = benchmarkPage(decided);
    expect(part(page, 'Where this engine is behind')).toContain('| key | **1.98 times plain inputs (1.96 to 2)** |');
    expect(part(page, 'Where it leads')).toContain('| key | **0.5 times rjsf (0.5 to 0.51)** |');
    expect(part(page, 'Where this engine is behind')).toContain('| memory | 2 times plain inputs |');
  });

  it('decides no time by fewer than ten repetitions, and says so', () => {
    const few = report(cell('ficha', 10, 9), cell('plain', 5, 9));
    expect(standingsOf(few, measure('key'))).toMatchObject([{ side: 'behind', decided: false }]);
    expect(standingsOf(few, measure('memory'))).toMatchObject([{ side: 'behind', decided: true }]);
    expect(benchmarkPage(few)).toContain('**no ratio of times below is decided**');
    expect(benchmarkPage(decided)).not.toContain('no ratio of times below is decided');
  });

  it('decides no time whose interval ends at the same', () => {
    const times = (values: number[]) => Object.fromEntries(TIMES.map((name) => [name, values]));
    const own = { ...cell('ficha', 10), repetitions: times([9, 9, 9, 9, 9, 9, 10, 10, 10, 10]) };
    const other = { ...cell('rjsf', 10), repetitions: times(Array.from({ length: 10 }, () => 10)) };
    const [standing] = standingsOf(report(own, other), measure('key'));
    expect(standing).toMatchObject({ side: 'ahead', times: { high: 1 }, decided: false });
  });

  it('decides no time whose interval lies on both sides', () => {
    const spread = cell('ficha', 10);
    spread.repetitions.key = [4, 30, 4, 30, 4, 30, 4, 30, 4, 30];
    expect(standingsOf(report(spread, cell('plain', 5)), measure('key'))).toMatchObject([{ decided: false }]);
  });

  it('says where a contender does not do a thing, in tables and charts, and compares nothing there', () => {
    const page = benchmarkPage(decided);
    expect(page).toMatch(/^\| plain inputs \| .*\| nothing on leaving \|/m);
    expect(standingsOf(decided, measure('leave'))).toEqual([]);
    expect(chartsOf(decided)['leave.svg']?.match(/nothing on leaving/g)).toHaveLength(2);
  });

  it('says where times were not measured, and tells sizes and memory alone', () => {
    const sizes = report(cell('ficha', 10, 0), cell('plain', 5, 0));
    const page = benchmarkPage(sizes);
    expect(page).toContain('**Times were not measured in this run**');
    expect(page).toContain('| | size, kB | size with definition, kB | memory, MB |');
    expect(part(page, 'Where this engine is behind')).toContain('| size | 2 times plain inputs |');
    expect(Object.keys(chartsOf(sizes))).toEqual(
      ['size', 'loaded', 'memory'].flatMap((id) => [`${id}.svg`, `${id}-narrow.svg`]),
    );
  });

  it('counts the definition of a form, where it is a file of its own, in a row of its own', () => {
    const own = { ...cell('ficha', 10), weight: { script: 10_000, style: 0, definition: 5_000, heap: 1 } };
    const page = benchmarkPage(report(own, cell('plain', 5)));
    expect(part(page, 'Where this engine is behind')).toContain('| size | 2 times plain inputs |');
    expect(part(page, 'Where this engine is behind')).toContain('| size with definition | 3 times plain inputs |');
  });

  it('says which engine was measured', () => {
    const [run] = decided.runs;
    const page = benchmarkPage({ ...decided, runs: [{ ...(run as (typeof decided.runs)[0]), commit: 'abc12345' }] });
    expect(page).toContain('Measured on 2026-11-25, this engine as of abc12345, in 10 interleaved repetitions');
  });

  it('tells in words what a chart shows', () => {
    expect(benchmarkPage(decided)).toContain(
      '<img src="images/benchmark/key.svg" alt="key, ms at 50 fields: Ficha 10, plain inputs 5.1, rjsf 20">',
    );
  });
});

describe('of forms of several lengths, measured one after the other', () => {
  const long = report(...[cell('ficha', 10, 0), cell('plain', 5, 0)].map((one) => ({ ...one, fields: 200 })));
  const earlier = { ...long, runs: long.runs.map((run) => ({ ...run, fields: [200] })) };
  const now = report(cell('ficha', 10), cell('plain', 5));

  it('those of the other lengths stay, each with how it was measured', () => {
    const both = withEarlier(now, earlier);
    expect([fieldsOf(both), both.cells.map(({ fields }) => fields)]).toEqual([
      [50, 200],
      [50, 50, 200, 200],
    ]);
    const page = benchmarkPage(both);
    expect(page).toContain('- 50 fields: Measured on 2026-11-25, in 10 interleaved repetitions');
    expect(page).toContain('- 200 fields: Counted on 2026-11-25');
    expect(part(page, 'Where this engine is behind')).toContain(
      '| key | **1.98 times plain inputs (1.96 to 2)** | not measured |',
    );
    expect(page).toContain('alt="key, ms at 50 fields: Ficha 10, plain inputs 5.1"');
    expect(chartsOf(both)['key.svg']?.match(/not measured/g)).toHaveLength(2);
  });

  it('what is measured anew replaces what was there', () => {
    const again = withEarlier(now, withEarlier(report(cell('ficha', 20), cell('plain', 5)), earlier));
    expect(again).toEqual(withEarlier(now, earlier));
  });

  it('none stay that were measured in another browser, on other processors or with other libraries', () => {
    for (const other of [{ chromium: '2' }, { processors: 8 }, { versions: { react: '20.0.0' } }])
      expect(withEarlier(now, { ...earlier, ...other })).toEqual(now);
  });
});

it('a report is written one contender per line, and reads back', () => {
  const written = report(cell('ficha', 10), cell('plain', 5));
  const text = writtenReport(written);
  expect(JSON.parse(text)).toEqual(written);
  expect(text.split('\n').filter((line) => line.includes('"contender"'))).toHaveLength(2);
});

describe('an axis', () => {
  it('of equal factors begins below the least value and ends above the greatest', () => {
    const { at, ticks } = logScale([3, 40], 100);
    expect([at(2), Math.round(at(10)), at(50)]).toEqual([0, 50, 100]);
    expect(ticks).toEqual([2, 5, 10, 20, 50]);
    expect(logScale([0.7, 3000], 100).ticks).toEqual([1, 10, 100, 1000]);
  });

  it('from nothing has round steps', () => {
    const { at, ticks } = linearScale([459, 12], 100);
    expect(ticks).toEqual([0, 100, 200, 300, 400, 500]);
    expect(at(250)).toBe(50);
  });
});
