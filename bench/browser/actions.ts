import type { Browser, Page } from 'playwright';
import { type Action, type Cost, costsOf, TRACE_CATEGORIES } from './trace';

/** Text inputs and checkboxes by their place in the page, from 0. */
export type Target = { text: number } | { check: number } | { id: string };

/** A page under measurement: real keys and clicks, and what each of them cost. */
export interface Recorder {
  /** Presses a key where the focus is. */
  key(name: string, key: string, windowMs: number): Promise<void>;
  /** Clicks in the middle of a control, which is in sight afterwards. */
  click(name: string, target: Target, windowMs: number): Promise<void>;
  /** The costs of everything done, in order. */
  finish(): Promise<Cost[]>;
}

const SCROLL_MS = 100;

/** Starts recording. Every action waits out its window, so that no two of them share a task. */
export async function record(browser: Browser, page: Page): Promise<Recorder> {
  const actions: Action[] = [];
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  const rest = async (action: Action) => {
    actions.push(action);
    await page.waitForTimeout(action.windowMs + 10);
  };
  return {
    async key(name, key, windowMs) {
      await page.keyboard.press(key);
      await rest({ name, event: 'keydown', windowMs });
    },
    async click(name, target, windowMs) {
      const { x, y } = await page.evaluate(bringIntoSight, target);
      await page.mouse.move(x, y);
      await page.waitForTimeout(SCROLL_MS);
      await page.mouse.down();
      await page.mouse.up();
      await rest({ name, event: 'mousedown', windowMs });
    },
    async finish() {
      return costsOf(await browser.stopTracing(), actions);
    },
  };
}

/** Runs in the page: scrolls a control to the middle of the window if it is out of sight; gives its centre. */
function bringIntoSight(target: Target): { x: number; y: number } {
  const selector = 'check' in target ? 'input[type=checkbox]' : 'input[type=text], input:not([type])';
  const control =
    'id' in target
      ? document.getElementById(target.id)
      : document.querySelectorAll(selector)['check' in target ? target.check : target.text];
  if (!control) throw new Error(`No control ${JSON.stringify(target)}`);
  const seen = control.getBoundingClientRect();
  if (seen.top < 80 || seen.bottom > innerHeight - 80) control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = control.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
