import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { writeDefinitions } from '../../../scripts/lib/writeDefinitions';
import { startTestServer, type TestServer } from '../server';

/** The portal over what the Estúdio saved. */
export interface OpenPortal {
  server: TestServer;
  page: Page;
}

/** Runs the portal over a folder of definitions, signed in as a new client, until `visit` is done. */
export async function withPortal(
  browser: Browser,
  { folder, type = 1 }: { folder: string; type?: number },
  visit: (portal: OpenPortal & { token: string }) => Promise<void>,
): Promise<void> {
  const definitions = mkdtempSync(join(tmpdir(), 'ficha-definitions-'));
  expect(writeDefinitions(folder, definitions)).toBeUndefined();
  const server = await startTestServer(definitions);
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  try {
    const { token } = await server.addClient({ type });
    await page.goto('/login');
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await visit({ server, page, token });
  } finally {
    await context.close();
    await server.close();
    rmSync(definitions, { recursive: true, force: true });
  }
}
