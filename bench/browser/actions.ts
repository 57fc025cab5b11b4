import type { Browser, CDPSession, Page } from 'playwright';
import { type Action, type Cost, costsOf, STAMPS, TRACE_CATEGORIES } from './trace';

/** Text inputs and checkboxes that are shown by their place in the page, from 0; anything by its id. */
export type Target = { text: number } | { check: number } | { id: string };

/** A page under measurement: real keys and clicks. */
export interface Recorder {
  /** Presses a key where the focus is, then leaves the page alone for so long at least. */
  key(name: string, key: string, restMs: number): Promise<void>;
  /** Clicks in the middle of a control, which is in sight afterwards. */
  click(name: string, target: Target, restMs: number): Promise<void>;
}

/** A recorder that tells what everything done cost, in order. */
interface CostRecorder extends Recorder {
  finish(): Promise<Cost[]>;
}

const HOVER_MS = 100;
const TICK_MS = 30;
/** A busy machine may never be on time. */
const MOST_LOOKS = 100;

/** Starts recording. No action begins before the page is at rest, so that no two of them share a task. */
export async function record(browser: Browser, page: Page): Promise<CostRecorder> {
  const actions: Action[] = [];
  const cdp = await page.context().newCDPSession(page);
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  const rest = (restMs: number) => comeToRest(page, cdp, restMs);
  return {
    async key(name, key, restMs) {
      actions.push({ name, event: 'keydown' });
      await page.keyboard.press(key);
      await rest(restMs);
    },
    async click(name, target, restMs) {
      await pointAt(page, target);
      actions.push({ name, event: 'mousedown' });
      await page.mouse.down();
      await page.mouse.up();
      await rest(restMs);
    },
    async finish() {
      return costsOf(await browser.stopTracing(), actions);
    },
  };
}

/** Moves the pointer onto a control, which is in sight afterwards, and lets the page answer to that. */
export async function pointAt(page: Page, target: Target): Promise<void> {
  const { x, y } = await page.evaluate(bringIntoSight, target);
  await page.mouse.move(x, y);
  await page.waitForTimeout(HOVER_MS);
}

/** Leaves the page alone for so long at least, and until its main thread has nothing to do. */
export async function comeToRest(page: Page, cdp: CDPSession, restMs: number): Promise<void> {
  await page.waitForTimeout(restMs);
  await cdp.send('Runtime.evaluate', { expression: UNTIL_REST, awaitPromise: true });
}

/**
 * Runs in the page: over once its main thread has had nothing to do twice in a row, as timers that come on time show.
 * (Idle callbacks do not serve: after a click on a checkbox headless Chromium calls none until something else happens.)
 */
const UNTIL_REST = `new Promise((resolve) => {
  const look = (calm, looks) => {
    console.timeStamp(calm >= 2 ? ${JSON.stringify(STAMPS.rest)} : ${JSON.stringify(STAMPS.wait)});
    if (calm >= 2) return resolve();
    const asked = performance.now();
    setTimeout(() => {
      const isOnTime = performance.now() - asked < ${TICK_MS} + 8;
      look(isOnTime || looks >= ${MOST_LOOKS} ? calm + 1 : 0, looks + 1);
    }, ${TICK_MS});
  };
  look(0, 0);
})`;

/** Runs in the page: scrolls a control to the middle of the window if it is out of sight; gives its centre. */
function bringIntoSight(target: Target): { x: number; y: number } {
  const selector = 'check' in target ? 'input[type=checkbox]' : 'input[type=text], input:not([type])';
  const control =
    'id' in target
      ? document.getElementById(target.id)
      : [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())[
          'check' in target ? target.check : target.text
        ];
  if (!control) throw new Error(`No control ${JSON.stringify(target)}`);
  const seen = control.getBoundingClientRect();
  const isBar = 'id' in target;
  if (!isBar && (seen.top < 80 || seen.bottom > innerHeight - 80)) {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const box = control.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
