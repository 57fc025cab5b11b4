import type { Browser } from 'playwright';
import { act, PAUSE_MS } from './act';
import { record } from './actions';
import type { Cost } from './trace';
import { type Setting, visit } from './visit';

/** What one fresh page gave: milliseconds, `jump` in pixels. Several values where an action was repeated. */
export type Measures = Record<string, number[]>;

/** What one fresh page gave, and what its actions cost in detail, for those who look for causes. */
export interface Measured {
  measures: Measures;
  costs: Cost[];
}

/** Measures one fresh page. */
export async function measure(browser: Browser, origin: string, setting: Setting): Promise<Measured> {
  const { page, load, close } = await visit(browser, origin, setting);
  try {
    await page.waitForTimeout(PAUSE_MS);
    const recorder = await record(browser, page);
    const jump = await act(recorder, page, setting).catch((error) => {
      throw new Error(`${setting.contender} with ${setting.fields} fields: ${error.message}`, { cause: error });
    });
    const costs = await recorder.finish();
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
