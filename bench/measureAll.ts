import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { measuringLaunchOptions } from '../scripts/lib/chromium.mjs';
import { ROOT } from '../scripts/lib/root.mjs';
import { buildBefore, checkoutOf } from './before';
import { measure } from './browser/measure';
import type { Setting } from './browser/visit';
import { weigh } from './browser/weigh';
import { buildPages } from './build';
import { type Cell, createResults } from './results/results';
import { serve } from './serve';
import { type Plan, settingsOf } from './settings';

/** What a run found. */
export interface Found {
  /** The version of the browser. */
  chromium: string;
  /** The load of the machine before and after every repetition. */
  loads: number[];
  cells: Cell[];
}

/** Builds the pages, weighs each once, then measures them in as many interleaved repetitions as planned. */
export async function measureAll(plan: Plan): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-bench-pages-'));
  console.log('Building the pages ...');
  await buildPages(folder, plan.contenders, plan.fields);
  const served = [await serve(folder)];
  if (plan.against !== undefined) {
    const before = join(ROOT, '.cache/bench-before');
    buildBefore(checkoutOf(plan.against), before, plan.fields);
    served.push(await serve(before));
  }
  const originOf = ({ contender }: Setting) => served[contender === 'before' ? 1 : 0]?.origin as string;
  const browser = await chromium.launch(measuringLaunchOptions());
  try {
    const results = createResults();
    // The first pages of a browser are slow: these are not measured.
    for (const setting of settingsOf({ ...plan, slowdowns: plan.slowdowns.slice(0, 1), early: false })) {
      results.weigh(setting, await weigh(browser, originOf(setting), setting));
    }
    const loads = [loadavg()[0] ?? 0];
    for (let repetition = 1; repetition <= plan.repetitions; repetition += 1) {
      for (const setting of settingsOf(plan)) {
        results.add(setting, await measure(browser, originOf(setting), setting));
      }
      loads.push(loadavg()[0] ?? 0);
      console.log(`Repetition ${repetition} of ${plan.repetitions}, load of the machine ${loads.at(-1)?.toFixed(1)}`);
    }
    return { chromium: browser.version(), loads, cells: results.cells() };
  } finally {
    await browser.close();
    for (const { close } of served) close();
    rmSync(folder, { recursive: true, force: true });
  }
}
