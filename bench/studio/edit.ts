import type { Browser, Page } from 'playwright';
import { contextOptions } from '../../scripts/lib/chromium.mjs';
import type { Subject } from './definitions';

/** Milliseconds of one change of a title. */
export interface EditTimes {
  /** From the key to the frame of the screen that shows the new title in the form. */
  preview: number;
  /** From the key to the problems of the file. */
  file: number;
  /** From the key to all problems. */
  all: number;
  /** From the question for the preview to its answer. */
  answer: number;
}

/** What the page of the Estúdio notes of one change; all by its own clock. */
interface Noted {
  key?: number;
  asked?: number;
  answered?: number;
  shown?: number;
  proved?: number;
}

declare global {
  interface Window {
    benchEdit: Noted;
    benchWatch(title: string): void;
  }
}

const LIMIT_MS = 120_000;
const ADDED = 'x';
/** tsx wraps every named function in a call of `__name`, which functions that run in the page do not find there. */
const NAME_OF_TSX = 'globalThis.__name = (named) => named;';

/** An Estúdio in a page of its own, at one field. */
export interface Desk {
  subject: Subject;
  /** One key in the title of the field, and what came of it. */
  edit(): Promise<EditTimes>;
}

export async function openDesk(browser: Browser, address: string, subject: Subject): Promise<Desk> {
  const context = await browser.newContext({ ...contextOptions, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.addInitScript(NAME_OF_TSX);
  await page.addInitScript(noteCalls);
  const { tab, field } = subject;
  await page.goto(address);
  await page.goto(`${page.url()}#${tab}@${tab}.json/schema/properties/${field}`);
  const title = page.getByRole('complementary', { name: 'Propriedades' }).getByLabel('Rótulo');
  await title.waitFor();
  let text = await title.inputValue();
  await page.frameLocator('iframe').getByText(text, { exact: true }).first().waitFor();
  await page.waitForFunction(() => window.benchEdit.proved !== undefined);
  return {
    subject,
    async edit() {
      await page.bringToFront();
      await title.focus();
      await page.keyboard.press('End');
      text += ADDED;
      await page.evaluate((expected) => window.benchWatch(expected), text);
      await page.keyboard.press(ADDED);
      const noted = await notedBy(page);
      return {
        preview: noted.shown - noted.key,
        file: noted.answered - noted.key,
        all: noted.proved - noted.key,
        answer: noted.answered - noted.asked,
      };
    },
  };
}

async function notedBy(page: Page): Promise<Required<Noted>> {
  const isDone = () => window.benchEdit.shown !== undefined && window.benchEdit.proved !== undefined;
  await page.waitForFunction(isDone, undefined, { polling: 50 });
  return page.evaluate(() => window.benchEdit as Required<Noted>);
}

/** Runs in the page before its scripts: notes the first key, the calls that follow, and the frame that shows a title. */
function noteCalls() {
  if (window !== window.parent) return;
  window.benchEdit = {};
  document.addEventListener(
    'input',
    () => {
      window.benchEdit.key ??= performance.now();
    },
    true,
  );
  const { fetch } = window;
  window.fetch = async (...asked) => {
    const noted = window.benchEdit;
    const path = String(asked[0]);
    if (path.endsWith('api/preview')) noted.asked = performance.now();
    const response = await fetch(...asked);
    if (path.endsWith('api/preview')) noted.answered = performance.now();
    if (path.endsWith('api/problems') && response.status === 200) noted.proved = performance.now();
    return response;
  };
  window.benchWatch = (title) => {
    const noted: Noted = {};
    window.benchEdit = noted;
    const form = document.querySelector('iframe')?.contentDocument as Document;
    const before = title.slice(0, -1);
    const label = [...form.querySelectorAll('label')].find((one) => one.textContent?.trim().startsWith(before));
    const selector = `label[for="${CSS.escape(label?.htmlFor ?? '')}"]`;
    const watcher = new MutationObserver(() => {
      if (!form.querySelector(selector)?.textContent?.trim().startsWith(title)) return;
      watcher.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          noted.shown = performance.now();
        };
        port2.postMessage(undefined);
      });
    });
    watcher.observe(form.body, { childList: true, characterData: true, subtree: true });
  };
}
