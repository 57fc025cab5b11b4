/**
 * `npm run bench`: this engine against plain inputs, react-hook-form and stock rjsf, in Chromium, on production builds.
 * Prints a table and the targets, and writes everything to reports/bench.json. bench/README.md says what is measured.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../scripts/lib/chromium.mjs';
import { ROOT } from '../scripts/lib/root.mjs';
import { measure } from './browser/measure';
import type { Setting } from './browser/visit';
import { buildPages } from './build';
import { ROWS, rowsInputCount } from './forms/rows';
import { type Options, readOptions } from './options';
import { createResults } from './results/results';
import { tableOf, verdictLines } from './results/table';
import { verdictsOf } from './results/targets';
import { serve } from './serve';

await main();

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const folder = join(ROOT, '.cache/bench');
  console.log('Building the pages ...');
  await buildPages(folder, options.contenders, options.fields);
  const { origin, close } = await serve(folder);
  const browser = await chromium.launch(launchOptions());
  try {
    const results = createResults();
    const loads = [loadavg()[0] ?? 0];
    for (const setting of settingsOf({ ...options, fields: options.fields.slice(0, 1), slowdowns: [1] })) {
      await measure(browser, origin, setting);
    }
    for (let repetition = 1; repetition <= options.repetitions; repetition += 1) {
      for (const setting of settingsOf(options)) {
        results.add(setting, await measure(browser, origin, setting));
      }
      loads.push(loadavg()[0] ?? 0);
      console.log(
        `Repetition ${repetition} of ${options.repetitions}, load of the machine ${loads.at(-1)?.toFixed(1)}`,
      );
    }
    const cells = results.cells();
    const verdicts = verdictsOf(cells);
    console.log(`\n${tableOf(cells)}\n\n${verdictLines(verdicts)}`);
    const report = { chromium: browser.version(), ...options, loads, verdicts, cells };
    mkdirSync(dirname(join(ROOT, options.report)), { recursive: true });
    writeFileSync(join(ROOT, options.report), `${JSON.stringify(report, undefined, 2)}\n`);
    if (options.check && verdicts.some(({ passed }) => !passed)) process.exitCode = 1;
  } finally {
    await browser.close();
    close();
  }
}

/** The pages of one repetition, contenders innermost. This engine is also measured before its far sections mount. */
function settingsOf({ fields, slowdowns, contenders }: Options): Setting[] {
  return slowdowns.flatMap((slowdown) => [
    ...(contenders.includes('ficha') ? rowSettings(slowdown) : []),
    ...fields.flatMap((count) =>
      contenders.flatMap((contender): Setting[] => {
        const setting = { contender, fields: count, slowdown };
        return contender === 'ficha'
          ? [
              { ...setting, idleWork: 'runs' },
              { ...setting, idleWork: 'held' },
            ]
          : [{ ...setting, idleWork: 'runs' }];
      }),
    ),
  ]);
}

/** This engine with a short and with a long list. */
function rowSettings(slowdown: number): Setting[] {
  return Object.values(ROWS).map((rows) => ({
    contender: 'ficha',
    fields: rowsInputCount(rows),
    rows,
    slowdown,
    idleWork: 'runs',
  }));
}
