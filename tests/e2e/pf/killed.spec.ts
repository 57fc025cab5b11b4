import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { contextOptions, testLaunchOptions } from '../../../scripts/lib/chromium.mjs';
import { expect, test } from '../fixtures';
import { field, onTab } from './form';
import { logIn } from './lists';

let profile: string;

test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'ficha-profile-'));
});
test.afterEach(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }));

const launch = (baseURL: string) =>
  chromium.launchPersistentContext(profile, { ...testLaunchOptions(), ...contextOptions, baseURL });

/** Ends the process of the browser as a crash does: nothing of it may write any more. */
async function kill(context: BrowserContext, page: Page) {
  const browser = context.browser();
  const tools = await (browser ? browser.newBrowserCDPSession() : context.newCDPSession(page));
  const { processInfo } = await tools.send('SystemInfo.getProcessInfo');
  const { id = 0 } = processInfo.find(({ type }) => type === 'browser') ?? {};
  const isClosed = context.waitForEvent('close');
  process.kill(id, 'SIGKILL');
  await isClosed;
}

test('[ACC-SESS-02] a browser that is killed loses at most the last second of typing', async ({ server }) => {
  await server.addClient();
  // What is found again was on the device.
  await server.setSetting('rascunhos', 'N');
  const before = await launch(server.url);
  const [page = await before.newPage()] = before.pages();
  await page.goto('/login');
  await logIn(page);
  await onTab(page, 'Informações');
  await field(page, 'Nome do pai').pressSequentially('José Duarte', { delay: 30 });
  await page.waitForTimeout(1_000);
  await field(page, 'Nome da mãe').pressSequentially('Lúcia');
  await kill(before, page);

  const after = await launch(server.url);
  const [next = await after.newPage()] = after.pages();
  await next.goto('/login');
  await logIn(next);
  await onTab(next, 'Informações');
  await expect(field(next, 'Nome do pai')).toHaveValue('José Duarte');
  expect('Lúcia').toContain(await field(next, 'Nome da mãe').inputValue());
  await after.close();
});
