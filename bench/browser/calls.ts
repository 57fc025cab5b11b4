import type { Browser, CDPSession, Page } from 'playwright';
import { act, PAUSE_MS } from './act';
import { comeToRest, pointAt, type Recorder } from './actions';
import { type Setting, visit } from './visit';

/** The functions of a page's scripts that one action called. */
export interface Called {
  action: string;
  calls: number;
  /** How many functions are called that were not called before: the browser compiles them now. */
  compiled: number;
  /** The most called first: name, place in its script, calls, and whether it was never called before. */
  functions: { name: string; at: string; calls: number; isFirst: boolean }[];
}

/** Counts what each action calls in one fresh page, its idle work included; `load` is all until the fields stand. */
export async function countCalls(browser: Browser, origin: string, setting: Setting): Promise<Called[]> {
  let recorder: CallRecorder | undefined;
  const { page, close } = await visit(browser, origin, setting, async (opened) => {
    recorder = await recordCalls(opened, origin);
  });
  try {
    await recorder?.add('load');
    await page.waitForTimeout(PAUSE_MS);
    await act(recorder as CallRecorder, page, setting);
    return recorder?.called ?? [];
  } finally {
    await close();
  }
}

interface CallRecorder extends Recorder {
  called: Called[];
  /** What was called since the last time is what this action called. */
  add(action: string): Promise<void>;
}

/** A recorder that counts. The browser counts exactly, and compiles less than it does otherwise: no time is measured so. */
async function recordCalls(page: Page, origin: string): Promise<CallRecorder> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const called: Called[] = [];
  const known = new Set<string>();
  const take = async (): Promise<Called['functions']> => {
    const functions = (await takeCounts(cdp, origin)).map((one) => ({ ...one, isFirst: !known.has(one.at) }));
    for (const { at } of functions) known.add(at);
    return functions;
  };
  const add = async (action: string) => {
    const functions = await take();
    const compiled = functions.filter(({ isFirst }) => isFirst).length;
    called.push({ action, calls: functions.reduce((sum, { calls }) => sum + calls, 0), compiled, functions });
  };
  const counted = async (action: string, restMs: number, deed: () => Promise<void>) => {
    await take();
    await deed();
    await comeToRest(page, cdp, restMs);
    await add(action);
  };
  return {
    called,
    add,
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
async function takeCounts(cdp: CDPSession, origin: string): Promise<Omit<Called['functions'][number], 'isFirst'>[]> {
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
