import type { BrowserContext, Locator, Page } from '@playwright/test';
import { contextOptions } from '../../../scripts/lib/chromium.mjs';
import { test as base, expect } from '../fixtures';
import { button, onTab } from '../pf/form';

export { expect };

/** Where one customer is twice at a time. */
export const PLACES = ['devices', 'windows'] as const;

/** Devices are at an instance of the server each, where there are two; windows of one browser are at the same one. */
export const TAGS: Record<(typeof PLACES)[number], string[]> = { devices: ['@postgres'], windows: [] };

/** One customer in two places, each with the wizard open. */
export interface TwoPlaces {
  client: { id: string; token: string };
  here: Page;
  /** Another window of the same browser, or another device, at the other instance of the server where there are two. */
  there: Page;
}

interface Fixtures {
  /** Opens the wizard of a client in both places; it stands on the tab with this title. */
  openBoth(kind: (typeof PLACES)[number], client: TwoPlaces['client'], title: string): Promise<TwoPlaces>;
}

export const test = base.extend<Fixtures>({
  openBoth: async ({ page: here, context, browser, server, signIn }, use) => {
    const open = async (page: Page, title: string) => {
      await page.goto('/CadastroPF_Passo_1');
      await onTab(page, title);
    };
    let device: BrowserContext | undefined;
    await use(async (kind, client, title) => {
      await signIn(client);
      await open(here, title);
      if (kind === 'windows') {
        // A window of its own: a tab behind another one is drawn once a second.
        const opened = context.waitForEvent('page');
        await here.evaluate(() => void window.open('/CadastroPF_Passo_1', '_blank', 'popup,noopener'));
        const there = await opened;
        await onTab(there, title);
        return { client, here, there };
      }
      device = await browser.newContext({
        ...contextOptions,
        baseURL: await server.openSecond(),
        serviceWorkers: 'block',
      });
      const there = await device.newPage();
      const { token } = await server.signInAgain(client.id);
      await there.goto('/login');
      await there.evaluate((value) => localStorage.setItem('token', value), token);
      await open(there, title);
      return { client, here, there };
    });
    await device?.close();
  },
});

/** Loads the page again, as a customer who comes back does. */
export async function comeBack(page: Page, title: string): Promise<void> {
  await page.reload();
  await onTab(page, title);
}

/** The card with the values among which the customer chooses. */
export const card = (page: Page | Locator, name: string) => page.getByRole('group', { name: `${name}: qual vale?` });

export const choose = (page: Page | Locator, name: string, text: RegExp) =>
  card(page, name).getByRole('button', { name: text }).click();

export const saveLater = (page: Page) => button(page, 'Salvar e continuar depois').click();
