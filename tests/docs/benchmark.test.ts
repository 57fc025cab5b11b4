import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENDERS } from '../../bench/contenders';
import { chartsOf } from '../../bench/published/charts';
import { benchmarkPage } from '../../bench/published/page';
import type { Report } from '../../bench/published/report';
import { ROOT } from '../../scripts/lib/root.mjs';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const how = 'run npm run bench:peers -- --page';

describe('what is published of the benchmark', () => {
  const report: Report = JSON.parse(read('docs/benchmark.json'));

  it('has every contender in forms of 50, 200 and 1,000 fields', () => {
    const cells = report.cells.map(({ contender, fields }) => `${contender} ${fields}`);
    expect(cells.toSorted()).toEqual(
      [50, 200, 1000].flatMap((fields) => CONTENDERS.map((name) => `${name} ${fields}`)).toSorted(),
    );
    for (const { fields, repetitions } of report.cells) {
      const run = report.runs.find((one) => one.fields.includes(fields));
      for (const values of Object.values(repetitions)) expect(values).toHaveLength(run?.repetitions ?? -1);
    }
  });

  it('is the page that its report makes', () => {
    expect(read('docs/benchmark.md'), how).toBe(benchmarkPage(report));
  });

  it('is the charts that its report makes', () => {
    const charts = chartsOf(report);
    expect(readdirSync(join(ROOT, 'docs/images/benchmark')).sort()).toEqual(Object.keys(charts).sort());
    for (const [name, chart] of Object.entries(charts)) {
      expect([name, read(`docs/images/benchmark/${name}`) === chart], how).toEqual([name, true]);
    }
  });
});
