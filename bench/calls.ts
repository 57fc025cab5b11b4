/**
 * `npm run bench:calls`: how many functions each action of the benchmark calls, in Chromium, on unminified production
 * builds. Counts are the same on a busy machine, so causes are sought with them. Prints a table, in brackets how many
 * functions are called for the first time, which the browser compiles then; and with `--of` the functions that an action
 * calls most, with a star those that it calls first.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../scripts/lib/chromium.mjs';
import { ROOT } from '../scripts/lib/root.mjs';
import { readOrTell } from '../scripts/lib/words.mjs';
import { type Called, countCalls } from './browser/calls';
import { buildPages } from './build';
import { readOptions } from './options';
import { serve } from './serve';

const USAGE = 'usage: npm run bench:calls -- [--fields 50,1000] [--contenders rhf,ficha] [--of <action>] [--top 30]';
const { values } = readOrTell(USAGE, (args) =>
  parseArgs({
    args,
    options: {
      fields: { type: 'string', default: '50,1000' },
      contenders: { type: 'string', default: 'rhf,ficha' },
      of: { type: 'string' },
      top: { type: 'string', default: '30' },
    },
  }),
);
const chosen = ['--fields', values.fields, '--contenders', values.contenders];
const { fields, contenders } = readOrTell(USAGE, readOptions, chosen);
const folder = join(ROOT, '.cache/bench-calls');
console.log('Building the pages ...');
await buildPages(folder, contenders, fields, { minified: false });
const { origin, close } = await serve(folder);
const browser = await chromium.launch(launchOptions());
try {
  for (const count of fields) {
    const called: Called[][] = [];
    for (const contender of contenders) {
      called.push(await countCalls(browser, origin, { contender, fields: count, slowdown: 1, idleWork: 'runs' }));
    }
    console.log(`\n${tableOf([`${count} fields`, ...contenders], called)}`);
    for (const [index, own] of called.entries()) tellFunctions(contenders[index] as string, own);
  }
} finally {
  await browser.close();
  close();
}

/** The calls of each action; the median where an action was done more than once. */
function tableOf(head: readonly string[], called: readonly Called[][]): string {
  const actions = [...new Set(called.flatMap((own) => own.map(({ action }) => action)))];
  const rows = actions.map((name) => [name, ...called.map((own) => medianOf(own, name))]);
  return [head, ...rows]
    .map((row) => row.map((cell, index) => (index === 0 ? `${cell}`.padEnd(16) : `${cell}`.padStart(16))).join(''))
    .join('\n');
}

function medianOf(called: readonly Called[], name: string): string {
  const sorted = called.filter(({ action }) => action === name).sort((a, b) => a.calls - b.calls);
  const { calls = 0, compiled = 0 } = sorted[Math.floor(sorted.length / 2)] ?? {};
  return `${calls} (${compiled})`;
}

function tellFunctions(contender: string, called: readonly Called[]): void {
  for (const asked of values.of?.split(',') ?? []) {
    const found = called.find(({ action }) => action === asked);
    if (!found) continue;
    console.log(`\n${contender}, ${asked}:`);
    for (const { calls, name, at, isFirst } of found.functions.slice(0, Number(values.top))) {
      console.log(`${String(calls).padStart(10)} ${isFirst ? '*' : ' '} ${name}  ${at}`);
    }
  }
}
