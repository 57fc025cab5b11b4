import type { Browser, CDPSession, Page } from 'playwright';
import { contextOptions } from '../../scripts/lib/chromium.mjs';
import { askPage } from '../askPage';
import { pageOf, type Shown } from '../contenders';
import { benchForm, inputCount } from '../forms/form';
import { rowsInputCount } from '../forms/rows';

/** One page to measure. */
export interface Setting {
  contender: Shown;
  fields: number;
  /** Of a form with a list instead: how many rows it has. */
  rows?: number;
  /** How many times slower the processor is made. */
  slowdown: number;
  /** Whether work that the page puts off until it is idle never comes: far sections stay unmounted. */
  idleWork: 'runs' | 'held';
  /** Whether nothing is done after the keys. */
  keysAlone?: boolean;
}

/** An open page, its form there. */
export interface Visit {
  page: Page;
  load: LoadTimes;
  close(): Promise<void>;
}

/** Milliseconds from the start of the navigation to the end of the frame that shows it. */
export interface LoadTimes {
  firstField: number;
  allFields: number;
  /** The longest task between the two. */
  longestTask: number;
}

/** tsx wraps every named function in a call of `__name`, which functions that run in the page do not find there. */
const NAME_OF_TSX = 'globalThis.__name = (named) => named;';

/**
 * Opens the page in a context of its own, with an empty cache, and waits until its fields are there.
 * @param onPage hears of the page while it is empty
 */
export async function visit(
  browser: Browser,
  origin: string,
  setting: Setting,
  onPage?: (page: Page) => Promise<void>,
): Promise<Visit> {
  const { contender, fields, rows, slowdown, idleWork } = setting;
  const context = await browser.newContext({ ...contextOptions, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const cdp: CDPSession = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(NAME_OF_TSX);
  if (idleWork === 'held') await page.addInitScript(holdIdleWork);
  await page.addInitScript(watchLoad, rows === undefined ? inputCount(benchForm(fields)) : rowsInputCount);
  await onPage?.(page);
  const name = pageOf(contender);
  await page.goto(`${origin}/${name}/${name}.html?${rows === undefined ? `fields=${fields}` : `rows=${rows}`}`);
  const done = idleWork === 'held' ? 'first' : 'all';
  await askPage(page, `benchLoad.${done}`).catch((error) => {
    throw new Error(`${contender} with ${fields} fields did not load: ${problems.join('; ')}`, { cause: error });
  });
  const load = await page.evaluate(() => window.benchLoad.times as LoadTimes);
  if (problems.length > 0) throw new Error(`${contender}: ${problems.join('; ')}`);
  return { page, load, close: () => context.close() };
}

declare global {
  interface Window {
    benchLoad: { times: Partial<LoadTimes>; first: Promise<void>; all: Promise<void> };
  }
}

/** Runs in the page before its scripts. */
function holdIdleWork() {
  window.requestIdleCallback = () => 0;
  window.cancelIdleCallback = () => {};
}

/** Runs in the page before its scripts: notes when the first and when all inputs were shown. */
function watchLoad(expected: number) {
  const times: Partial<LoadTimes> = { longestTask: 0 };
  const inputs = document.getElementsByTagName('input');
  const shown = (count: number) =>
    new Promise<number>((resolve) => {
      const watcher = new MutationObserver(() => {
        if (inputs.length < count) return;
        watcher.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(undefined);
        });
      });
      watcher.observe(document, { childList: true, subtree: true });
    });
  window.benchLoad = {
    times,
    first: shown(1).then((now) => {
      times.firstField = now;
    }),
    all: shown(expected).then((now) => {
      times.allFields = now;
    }),
  };
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) {
      const isAfterFirst = times.firstField !== undefined && task.startTime >= times.firstField - task.duration / 2;
      if (isAfterFirst) times.longestTask = Math.max(times.longestTask ?? 0, task.duration);
    }
  }).observe({ type: 'longtask' });
}
