import type { Browser, Page } from 'playwright';
import { record } from './actions';
import { jumpBetween, layoutOf } from './jump';
import type { Cost } from './trace';
import { type Setting, visit } from './visit';

/** What one fresh page gave: milliseconds, `jump` in pixels. Several values where an action was repeated. */
export type Measures = Record<string, number[]>;

/** What one fresh page gave, and what its actions cost in detail, for those who look for causes. */
export interface Measured {
  measures: Measures;
  costs: Cost[];
}

const KEYS = 'benchmark of';
const CONDITIONS = 4;
/** The field that is typed into, from 0: in the first section, so that everything stands behind it. */
const TYPED_FIELD = 6;
/** At least so long the page is left alone after a key, and after anything heavier, in milliseconds. */
const REST_MS = { key: 50, heavy: 120 };
/** Longer than the pause in typing after which the engine stores what was typed. */
const PAUSE_MS = 450;
/** Longer than idle work waits at most. */
const IDLE_MS = 1500;

/** Measures one fresh page. */
export async function measure(browser: Browser, origin: string, setting: Setting): Promise<Measured> {
  const { page, load, close } = await visit(browser, origin, setting);
  try {
    await page.waitForTimeout(PAUSE_MS);
    const { costs, jump } = await act(browser, page, setting);
    const measures: Measures = { jump: [jump] };
    for (const { name, task, idle } of costs) {
      measures[name] = [...(measures[name] ?? []), task];
      if (name === 'validateAll') {
        measures.validateIdle = [idle];
        measures.validateWhole = [task + idle];
      }
    }
    if (setting.idleWork === 'runs') for (const [name, value] of Object.entries(load)) measures[name] = [value];
    return { measures, costs };
  } finally {
    await close();
  }
}

/** Types, leaves, toggles, validates everything and types again. */
async function act(
  browser: Browser,
  page: Page,
  { idleWork, rows }: Setting,
): Promise<{ costs: Cost[]; jump: number }> {
  const recorder = await record(browser, page);
  await recorder.click('focus', { text: TYPED_FIELD }, REST_MS.heavy);
  const before = await layoutOf(page);
  await recorder.key('firstKey', 'a', REST_MS.heavy);
  const jump = jumpBetween(before, await layoutOf(page));
  for (const key of KEYS) await recorder.key('key', key, REST_MS.key);
  await recorder.key('keyThenPause', 's', PAUSE_MS);
  if (idleWork === 'held') return { costs: await recorder.finish(), jump };

  await recorder.key('leave', 'Tab', REST_MS.heavy);
  if (rows !== undefined) return { costs: await recorder.finish(), jump };
  for (let check = 0; check < CONDITIONS; check += 1) await recorder.click('toggle', { check }, REST_MS.heavy);
  for (let check = 0; check < CONDITIONS; check += 1) await recorder.click('toggleOff', { check }, REST_MS.heavy);
  await recorder.click('validateAll', { id: 'validate' }, IDLE_MS);
  await recorder.click('focusWrong', { text: TYPED_FIELD + 3 }, REST_MS.heavy);
  await recorder.key('keyClears', 'x', REST_MS.heavy);
  for (const key of 'yzx') await recorder.key('keyAfter', key, REST_MS.heavy);
  return { costs: await recorder.finish(), jump };
}
