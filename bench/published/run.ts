/**
 * `npm run bench:peers`: this engine beside all libraries that the benchmark knows, in forms of 50, 200 and 1,000 fields.
 * Writes docs/benchmark.json, and from it docs/benchmark.md and its charts.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../../scripts/lib/root.mjs';
import { currentCommit } from '../../scripts/lib/runs.mjs';
import { readOrTell } from '../../scripts/lib/words.mjs';
import { measureAll } from '../measureAll';
import { tableOf } from '../results/table';
import { chartsOf } from './charts';
import { readOptions, USAGE } from './options';
import { benchmarkPage } from './page';
import { fieldsOf, type Report, reportOf, withEarlier, writtenReport } from './report';

const options = readOrTell(USAGE, readOptions);
const out = resolve(ROOT, options.out);
const pictures = join(out, 'images/benchmark');
const file = join(out, 'benchmark.json');
const readReport = (): Report => JSON.parse(readFileSync(file, 'utf8'));
if (!options.page) {
  mkdirSync(out, { recursive: true });
  const found = await measureAll(options);
  console.log(`\n${tableOf(found.cells)}\n`);
  const measured = reportOf(found, options, await currentCommit());
  const earlier = options.keep && existsSync(file) ? readReport() : measured;
  const report = withEarlier(measured, earlier);
  const lost = fieldsOf(earlier).filter((fields) => !fieldsOf(report).includes(fields));
  if (lost.length > 0)
    console.warn(
      `Measured before in another browser, on other processors or with other libraries, and left out: ${lost} fields.`,
    );
  writeFileSync(file, writtenReport(report));
}
const report = readReport();
rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
writeFileSync(join(out, 'benchmark.md'), benchmarkPage(report));
for (const [name, chart] of Object.entries(chartsOf(report))) writeFileSync(join(pictures, name), chart);
console.log(
  `Written: ${join(options.out, 'benchmark.md')}, its report and ${Object.keys(chartsOf(report)).length} charts`,
);
