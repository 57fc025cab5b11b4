import type { BrowserContext, Locator, Page } from '@playwright/test';
import { contextOptions } from '../../../scripts/lib/chromium.mjs';
import { test as base, expect } from '../fixtures';
import { button, onTab } from '../pf/form';
import { type Balancer, startBalancer } from './balancer';

export { expect };

/** Where one customer is twice at a time. */
export const PLACES = ['devices', 'windows'] as const;

/**
 * On PostgreSQL there are two instances of the server: devices are at one each, calls of windows of one browser, which have
 * one address, go to one after the other.
 */
export const TAG = '@postgres';

/** One customer in two places, each with the wizard open. */
export interface TwoPlaces {
  client: { id: string; token: string };
  here: Page;
  /** Another window of the same browser, or another device, at the other instance of the server where there are two. */
  there: Page;
}

export interface Fixtures {
  balancer: Balancer;
  /** Opens the wizard of a client in both places; it stands on the tab with this title. */
  openBoth(kind: (typeof PLACES)[number], client: TwoPlaces['client'], title: string): Promise<TwoPlaces>;
}

export const test = base.extend<Fixtures>({
  balancer: async ({ server }, use) => {
    const balancer = await startBalancer(server.url);
    await use(balancer);
    balancer.close();
  },

  baseURL: async ({ balancer }, use) => use(balancer.url),

  openBoth: async ({ page: here, context, browser, server, balancer, signIn }, use) => {
    const open = async (page: Page, title: string) => {
      await page.goto('/CadastroPF_Passo_1');
      await onTab(page, title);
    };
    let device: BrowserContext | undefined;
    await use(async (kind, client, title) => {
      const second = await server.openSecond();
      if (kind === 'windows') balancer.alternate([server.url, second]);
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
        baseURL: second,
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
