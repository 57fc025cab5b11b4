/**
 * `npm run bench`: this engine against plain inputs, react-hook-form and stock rjsf, in Chromium, on production builds.
 * Prints a table and the targets, and writes everything to reports/bench.json. bench/README.md says what is measured.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ROOT } from '../scripts/lib/root.mjs';
import { readOrTell } from '../scripts/lib/words.mjs';
import { measureAll } from './measureAll';
import { readOptions, USAGE } from './options';
import { comparisonsOf } from './results/comparison';
import { comparisonLines, tableOf, verdictLines } from './results/table';
import { verdictsOf } from './results/targets';

const options = readOrTell(USAGE, readOptions);
const { chromium, loads, cells } = await measureAll(options);
const [verdicts, comparisons] = [verdictsOf(cells), comparisonsOf(cells)];
console.log(`\n${tableOf(cells)}\n\n${[verdictLines(verdicts), comparisonLines(comparisons)].join('\n').trim()}`);
const report = { chromium, ...options, loads, verdicts, comparisons, cells };
mkdirSync(dirname(resolve(ROOT, options.report)), { recursive: true });
writeFileSync(resolve(ROOT, options.report), `${JSON.stringify(report, undefined, 2)}\n`);
if (options.check && verdicts.some(({ reached }) => !reached)) process.exitCode = 1;
