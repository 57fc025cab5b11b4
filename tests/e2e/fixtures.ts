import { expect } from '@playwright/test';
import { type TestServer, useTestServer } from './server';
import { test as base } from './windows';

export { expect };

interface Fixtures {
  /** Opens the portal as a signed-in client of the server; the token is all that the browser has. */
  signIn: (client: { token: string }) => Promise<void>;
  /** Sets the time of the browser and of the server; both run on from it. */
  setTime: (moment: string) => Promise<void>;
  emptyServer: undefined;
  quietPage: undefined;
}

/** What every test of a worker shares. */
export interface WorkerFixtures {
  /** Where the server keeps its data; tests tagged `@postgres` run on both. */
  storage: 'embedded' | 'postgres';
  server: TestServer;
}

/** One server and one database per worker, emptied before each test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  storage: ['embedded', { option: true, scope: 'worker' }],

  server: [({ storage }, use) => useTestServer(storage, undefined, use), { scope: 'worker', timeout: 120_000 }],

  baseURL: async ({ server }, use) => use(server.url),

  emptyServer: [
    async ({ server }, use) => {
      await server.reset();
      await use(undefined);
    },
    { auto: true },
  ],

  /** Fails the test that passed while the page threw an error or broke the content security policy. */
  quietPage: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy|violates the following/.test(message.text())) problems.push(message.text());
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],

  signIn: async ({ page }, use) => {
    await use(async ({ token }) => {
      await page.addInitScript((value) => {
        // Once per tab: a sign-out in the test stays a sign-out after a reload.
        // A page without an address, such as the one before the first, has no storage.
        if (location.protocol === 'about:' || sessionStorage.getItem('test-signed-in')) return;
        sessionStorage.setItem('test-signed-in', 'yes');
        localStorage.setItem('token', value);
      }, token);
    });
  },

  setTime: async ({ page, server }, use) => {
    await use(async (moment) => {
      server.setTime(new Date(moment));
      await page.clock.install({ time: new Date(moment) });
    });
  },
});
