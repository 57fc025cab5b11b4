import type { Browser, CDPSession, Page } from 'playwright';
import { act, PAUSE_MS } from './act';
import { comeToRest, pointAt, type Recorder } from './actions';
import { type Setting, visit } from './visit';

/** The functions of a page's scripts that one action called. */
export interface Called {
  action: string;
  calls: number;
  /** The most called first: name, place in its script, calls. */
  functions: { name: string; at: string; calls: number }[];
}

/** Counts what each action calls in one fresh page, its idle work included. */
export async function countCalls(browser: Browser, origin: string, setting: Setting): Promise<Called[]> {
  const { page, close } = await visit(browser, origin, setting);
  try {
    await page.waitForTimeout(PAUSE_MS);
    const recorder = await recordCalls(page, origin);
    await act(recorder, page, setting);
    return recorder.called;
  } finally {
    await close();
  }
}

/** A recorder that counts. The browser counts exactly, and compiles less than it does otherwise: no time is measured so. */
async function recordCalls(page: Page, origin: string): Promise<Recorder & { called: Called[] }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const called: Called[] = [];
  const counted = async (action: string, restMs: number, deed: () => Promise<void>) => {
    await takeCounts(cdp, origin);
    await deed();
    await comeToRest(page, cdp, restMs);
    const functions = await takeCounts(cdp, origin);
    called.push({ action, calls: functions.reduce((sum, { calls }) => sum + calls, 0), functions });
  };
  return {
    called,
    key: (name, key, restMs) => counted(name, restMs, () => page.keyboard.press(key)),
    async click(name, target, restMs) {
      await pointAt(page, target);
      await counted(name, restMs, async () => {
        await page.mouse.down();
        await page.mouse.up();
      });
    },
  };
}

/** What was called since the last time, by the page's own scripts alone. */
async function takeCounts(cdp: CDPSession, origin: string): Promise<Called['functions']> {
  const { result } = await cdp.send('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.startsWith(origin))
    .flatMap(({ url, functions }) =>
      functions.map(({ functionName, ranges: [range] }) => ({
        name: functionName || '(anonymous)',
        at: `${url.slice(url.lastIndexOf('/') + 1)}:${range?.startOffset ?? 0}`,
        calls: range?.count ?? 0,
      })),
    )
    .filter(({ calls }) => calls > 0)
    .sort((a, b) => b.calls - a.calls);
}
