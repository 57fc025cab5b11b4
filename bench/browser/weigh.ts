import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { type Setting, visit } from './visit';

/** What a page weighs once its fields stand: bytes. */
export interface Weight {
  /** Its scripts and styles, each compressed by gzip. */
  script: number;
  style: number;
  /** The compiled definition of its form, where that is a file of its own; compressed. */
  definition: number;
  /** The heap of JavaScript after everything unused was collected. */
  heap: number;
}

/** Longer than idle work waits at most. */
const SETTLE_MS = 1500;

/** Opens a page at full speed and weighs it. */
export async function weigh(browser: Browser, origin: string, setting: Setting): Promise<Weight> {
  const { page, close } = await visit(browser, origin, { ...setting, slowdown: 1, idleWork: 'runs' });
  try {
    await page.waitForTimeout(SETTLE_MS);
    return { ...(await sizesOf(page)), heap: await heapOf(page) };
  } finally {
    await close();
  }
}

async function sizesOf(page: Page): Promise<Omit<Weight, 'heap'>> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const sizes = { script: 0, style: 0, definition: 0 };
  for (const url of new Set(loaded)) {
    const kind = kindOf(new URL(url).pathname);
    if (kind) sizes[kind] += gzipSync(await (await fetch(url)).arrayBuffer(), { level: 9 }).length;
  }
  return sizes;
}

function kindOf(path: string): 'script' | 'style' | 'definition' | undefined {
  if (path.endsWith('.css')) return 'style';
  if (!path.endsWith('.js')) return undefined;
  return path.startsWith('/definitions/') ? 'definition' : 'script';
}

async function heapOf(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}
