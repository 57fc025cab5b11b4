/**
 * `npm run bench`: this engine against plain inputs, react-hook-form and stock rjsf, in Chromium, on production builds.
 * Prints a table and the targets, and writes everything to reports/bench.json. bench/README.md says what is measured.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../scripts/lib/chromium.mjs';
import { ROOT } from '../scripts/lib/root.mjs';
import { buildBefore, checkoutOf } from './before';
import { measure } from './browser/measure';
import type { Setting } from './browser/visit';
import { buildPages } from './build';
import type { Shown } from './contenders';
import { rowsInputCount } from './forms/rows';
import { type Options, readOptions } from './options';
import { comparisonsOf } from './results/comparison';
import { createResults } from './results/results';
import { comparisonLines, tableOf, verdictLines } from './results/table';
import { verdictsOf } from './results/targets';
import { serve } from './serve';

await main();

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const folder = join(ROOT, '.cache/bench');
  console.log('Building the pages ...');
  await buildPages(folder, options.contenders, options.fields);
  const served = [await serve(folder)];
  if (options.against !== undefined) {
    const before = join(ROOT, '.cache/bench-before');
    buildBefore(checkoutOf(options.against), before, options.fields);
    served.push(await serve(before));
  }
  const browser = await chromium.launch(launchOptions());
  const measureOne = (setting: Setting) =>
    measure(browser, served[setting.contender === 'before' ? 1 : 0]?.origin as string, setting);
  try {
    const results = createResults();
    const loads = [loadavg()[0] ?? 0];
    // The first pages of a browser are slow; a single repetition decides nothing anyway.
    const warmUp = { ...options, fields: options.fields.slice(0, 1), slowdowns: [1] };
    if (options.repetitions > 1) for (const setting of settingsOf(warmUp)) await measureOne(setting);
    for (let repetition = 1; repetition <= options.repetitions; repetition += 1) {
      for (const setting of settingsOf(options)) results.add(setting, await measureOne(setting));
      loads.push(loadavg()[0] ?? 0);
      console.log(
        `Repetition ${repetition} of ${options.repetitions}, load of the machine ${loads.at(-1)?.toFixed(1)}`,
      );
    }
    const cells = results.cells();
    const [verdicts, comparisons] = [verdictsOf(cells), comparisonsOf(cells)];
    console.log(`\n${tableOf(cells)}\n\n${[verdictLines(verdicts), comparisonLines(comparisons)].join('\n').trim()}`);
    const report = { chromium: browser.version(), ...options, loads, verdicts, comparisons, cells };
    mkdirSync(dirname(resolve(ROOT, options.report)), { recursive: true });
    writeFileSync(resolve(ROOT, options.report), `${JSON.stringify(report, undefined, 2)}\n`);
    if (options.check && verdicts.some(({ reached }) => !reached)) process.exitCode = 1;
  } finally {
    await browser.close();
    for (const { close } of served) close();
  }
}

/** The pages of one repetition, contenders innermost. This engine is also measured before its far sections mount. */
function settingsOf({ fields, slowdowns, contenders, rows, against }: Options): Setting[] {
  const engines: Shown[] = contenders.includes('ficha')
    ? ['ficha', ...(against === undefined ? [] : ['before' as const])]
    : [];
  const others = contenders.filter((contender) => contender !== 'ficha');
  return slowdowns.flatMap((slowdown) => [
    ...rows.flatMap((count) =>
      engines.map(
        (contender): Setting => ({ contender, fields: rowsInputCount, rows: count, slowdown, idleWork: 'runs' }),
      ),
    ),
    ...fields.flatMap((count): Setting[] => [
      ...others.map((contender): Setting => ({ contender, fields: count, slowdown, idleWork: 'runs' })),
      ...(['runs', 'held'] as const).flatMap((idleWork) =>
        engines.map((contender): Setting => ({ contender, fields: count, slowdown, idleWork })),
      ),
    ]),
  ]);
}
