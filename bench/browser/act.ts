import type { Page } from 'playwright';
import type { Recorder } from './actions';
import { jumpBetween, layoutOf } from './jump';
import { textCount, typedText, untilShown } from './landed';
import type { Setting } from './visit';

const KEYS = 'benchmark of';
const CONDITIONS = 4;
const SHOWN_BY_CONDITION = 2;
/** The field that is typed into, from 0: in the first section, so that everything stands behind it. */
const TYPED_FIELD = 6;
/** At least so long the page is left alone after a key, and after anything heavier, in milliseconds. */
const REST_MS = { key: 50, heavy: 120 };
/** Longer than the pause in typing after which the engine stores what was typed. */
export const PAUSE_MS = 450;
/** Longer than it waits until it is sent: a field is left once nothing of that is left to do. */
const SENT_MS = 1500;
/** Longer than idle work waits at most. */
const IDLE_MS = 1500;

/** Types, leaves, toggles, validates everything and types again. @returns the layout jump at the first key, in pixels */
export async function act(recorder: Recorder, page: Page, { idleWork, rows, keysAlone }: Setting): Promise<number> {
  await recorder.click('focus', { text: TYPED_FIELD }, REST_MS.heavy);
  const before = await layoutOf(page);
  await recorder.key('firstKey', 'a', REST_MS.heavy);
  const jump = jumpBetween(before, await layoutOf(page));
  for (const key of KEYS) await recorder.key('key', key, REST_MS.key);
  await recorder.key('keyThenPause', 's', PAUSE_MS);
  await recorder.key('keyThenSent', 'x', SENT_MS);
  const typed = await page.evaluate(typedText);
  if (typed !== `a${KEYS}sx`) throw new Error(`"${typed}" was taken of what was typed`);
  if (idleWork === 'held' || keysAlone) return jump;

  await recorder.key('leave', 'Tab', REST_MS.heavy);
  if (rows !== undefined) return jump;
  const shown = await page.evaluate(textCount);
  for (let check = 0; check < CONDITIONS; check += 1) {
    await recorder.click('toggle', { check }, REST_MS.heavy);
    await untilShown(page, shown + (check + 1) * SHOWN_BY_CONDITION);
  }
  for (let check = 0; check < CONDITIONS; check += 1) {
    await recorder.click('toggleOff', { check }, REST_MS.heavy);
    await untilShown(page, shown + (CONDITIONS - check - 1) * SHOWN_BY_CONDITION);
  }
  await recorder.click('validateAll', { id: 'validate' }, IDLE_MS);
  await recorder.click('focusWrong', { text: TYPED_FIELD + 3 }, REST_MS.heavy);
  await recorder.key('keyClears', 'x', REST_MS.heavy);
  for (const key of 'yzx') await recorder.key('keyAfter', key, REST_MS.heavy);
  return jump;
}
