import type { Browser, BrowserContext, Page } from 'playwright';
import { contextOptions } from '../../scripts/lib/chromium.mjs';
import type { Kept } from './customers';
import { watchPage } from './watchPage';

/** "Slow 4G" as Chrome's developer tools have it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the server and back. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: ((1.6 * 1_000 * 1_000) / 8) * 0.9,
  uploadThroughput: ((750 * 1_000) / 8) * 0.9,
  // Each request pays for its connection, too.
  latency: 150 * 3.75,
};

/** A phone of the middle class, upright. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** tsx wraps every named function in a call of `__name`, which functions that run in the page do not find there. */
const NAME_OF_TSX = 'globalThis.__name = (named) => named;';

/** A browser that has nothing but what `state` brings, which counts what its pages do. */
export async function newPhone(browser: Browser, state?: Kept): Promise<BrowserContext> {
  const context = await browser.newContext({ ...contextOptions, ...SCREEN, ...(state && { storageState: state }) });
  await context.addInitScript(NAME_OF_TSX);
  await context.addInitScript(watchPage);
  return context;
}

/** A new page whose processor is slower by this factor, and whose network is slow. */
export async function newPhonePage(
  context: BrowserContext,
  { slowdown, network = true }: { slowdown: number; network?: boolean },
): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
