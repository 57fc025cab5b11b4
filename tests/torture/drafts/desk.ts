import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { contextOptions, testLaunchOptions } from '../../../scripts/lib/chromium.mjs';

/** A browser with a profile on the disk, as a customer has it. */
export interface Desk {
  page(): Page;
  /** When the last call began that told the server what was typed, and was answered. */
  toldAt(): number;
  /** SIGKILL; `open` starts it again. */
  kill(): Promise<void>;
  open(): Promise<void>;
  /** Closes the tab as its button does, and opens an empty one. */
  closeTab(): Promise<void>;
  setOffline(isOffline: boolean): Promise<void>;
  /** Takes away everything that pages keep. */
  clearStorage(): Promise<void>;
  end(): Promise<void>;
}

/** Opens a browser over a new profile. */
export async function openDesk(address: string): Promise<Desk> {
  const profile = mkdtempSync(join(tmpdir(), 'ficha-profile-'));
  let context: BrowserContext | undefined;
  let process_ = 0;
  let page: Page | undefined;
  let isOffline = false;
  let told = 0;

  const opened = (): BrowserContext => {
    if (!context) throw new Error('The browser is not open.');
    return context;
  };
  const use = (next: Page) => {
    page = next;
    // Whoever leaves says yes to leaving; for others the portal has dialogs of its own.
    next.on('dialog', (leaving) => void leaving.accept().catch(() => undefined));
    next.on('requestfinished', async (request) => {
      if (request.method() !== 'POST' || !/\/cliente\/rascunhos\/[a-z]+$/.test(request.url())) return;
      const answer = await request.response().catch(() => null);
      if (answer?.ok()) told = Math.max(told, request.timing().startTime);
    });
  };
  const desk: Desk = {
    page() {
      if (!page) throw new Error('The browser is not open.');
      return page;
    },
    toldAt: () => told,
    async open() {
      context = await chromium.launchPersistentContext(profile, {
        ...testLaunchOptions(),
        ...contextOptions,
        baseURL: address,
        viewport: { width: 1280, height: 900 },
      });
      context.setDefaultTimeout(15_000);
      const [first = await context.newPage()] = context.pages();
      use(first);
      const browser = context.browser();
      const tools = await (browser ? browser.newBrowserCDPSession() : context.newCDPSession(first));
      const { processInfo } = await tools.send('SystemInfo.getProcessInfo');
      process_ = processInfo.find(({ type }) => type === 'browser')?.id ?? 0;
      await context.setOffline(isOffline);
    },
    async kill() {
      const isClosed = opened().waitForEvent('close');
      process.kill(process_, 'SIGKILL');
      await isClosed;
      context = undefined;
    },
    async closeTab() {
      const left = desk.page();
      use(await opened().newPage());
      const isClosed = left.waitForEvent('close');
      await left.close({ runBeforeUnload: true });
      await isClosed;
    },
    async setOffline(next) {
      isOffline = next;
      await context?.setOffline(next);
    },
    async clearStorage() {
      const tools = await opened().newCDPSession(desk.page());
      await tools.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'all' });
      await tools.detach();
    },
    async end() {
      await context?.close().catch(() => undefined);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  await desk.open();
  return desk;
}
