import type { Browser, Page } from 'playwright';
import { record } from './actions';
import { jumpBetween, layoutOf } from './jump';
import type { Cost } from './trace';
import type { Setting } from './visit';
import { visit } from './visit';

/** What one fresh page gave: milliseconds, `jump` in pixels. Several values where an action was repeated. */
export type Measures = Record<string, number[]>;

/** The costs of a page's actions by what they consist of, for those who look for causes. */
export type Parts = Record<string, { clock: number[]; script: number[]; style: number[]; layout: number[] }>;

const KEYS = 'benchmark of';
const CONDITIONS = 4;
/** The field that is typed into, from 0: in the first section, so that everything stands behind it. */
const TYPED_FIELD = 6;

/** How long the page is left alone after each action, in milliseconds. */
interface Windows {
  key: number;
  /** Shorter than the pause after which the engine stores what was typed. */
  firstKey: number;
  /** Longer than that. */
  pause: number;
  heavy: number;
  everything: number;
}

function windowsOf({ fields, slowdown }: Setting, factor: number): Windows {
  const size = fields >= 1000 ? 1 : fields >= 200 ? 0.6 : 0.4;
  const scale = size * (slowdown > 1 ? 1 + slowdown / 2 : 1) * factor;
  return {
    key: 70 + 50 * scale,
    firstKey: 280 * factor,
    pause: 600 * factor,
    heavy: 100 + 250 * scale,
    everything: 200 + 1200 * scale,
  };
}

/** Measures one fresh page. `factor` stretches the windows. */
export async function measure(
  browser: Browser,
  origin: string,
  setting: Setting,
  factor: number,
): Promise<{ measures: Measures; parts: Parts }> {
  const { page, load, close } = await visit(browser, origin, setting);
  try {
    await page.waitForTimeout(300 * Math.sqrt(setting.slowdown));
    const { costs, jump } = await act(browser, page, setting, windowsOf(setting, factor));
    const measures: Measures = { jump: [jump] };
    const parts: Parts = {};
    for (const { name, task, clock, script, style, layout } of costs) {
      measures[name] = [...(measures[name] ?? []), task];
      parts[name] ??= { clock: [], script: [], style: [], layout: [] };
      parts[name].clock.push(clock);
      parts[name].script.push(script);
      parts[name].style.push(style);
      parts[name].layout.push(layout);
    }
    if (setting.idleWork === 'runs') for (const [name, value] of Object.entries(load)) measures[name] = [value];
    return { measures, parts };
  } finally {
    await close();
  }
}

/** Types, leaves, toggles, validates everything and types again. */
async function act(
  browser: Browser,
  page: Page,
  setting: Setting,
  windows: Windows,
): Promise<{ costs: Cost[]; jump: number }> {
  const recorder = await record(browser, page);
  await recorder.click('focus', { text: TYPED_FIELD }, windows.heavy);
  const before = await layoutOf(page);
  await recorder.key('firstKey', 'a', windows.firstKey);
  const jump = jumpBetween(before, await layoutOf(page));
  for (const key of KEYS) await recorder.key('key', key === ' ' ? 'Space' : key, windows.key);
  await recorder.key('keyThenPause', 's', windows.pause);
  if (setting.idleWork === 'held') return { costs: await recorder.finish(), jump };

  await recorder.key('leave', 'Tab', windows.heavy);
  for (let check = 0; check < CONDITIONS; check += 1) await recorder.click('toggle', { check }, windows.heavy);
  for (let check = 0; check < CONDITIONS; check += 1) await recorder.click('toggleOff', { check }, windows.heavy);
  await recorder.click('validateAll', { id: 'validate' }, windows.everything);
  await recorder.click('focusWrong', { text: TYPED_FIELD + 3 }, windows.heavy);
  for (const key of 'xyz') await recorder.key(key === 'x' ? 'keyClears' : 'keyAfter', key, windows.heavy);
  return { costs: await recorder.finish(), jump };
}
