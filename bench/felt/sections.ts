import type { Browser, Page } from 'playwright';
import { type Customer, logIn } from './customers';
import { newPhone, newPhonePage } from './phone';
import { typeEverywhere } from './use';

/** What happened in one section of a registration. */
export interface Entered {
  section: string;
  /** The longest task from the press on its tile until it stands, in milliseconds; 0 for none above 50. */
  longestTask: number;
  /** How long each act of the customer's took to the next paint, where they used it. */
  acts: number[];
  shift: number;
}

const SENT: Customer[] = ['sentIndividual', 'sentCompany', 'sentFund'];

/** How long a section is watched after it stands. */
const WATCH_MS = 1_000;

/**
 * Enters each section of a registration of each kind from the dashboard, which was entered before once, as nobody comes
 * to a section without it; with `typing` each is used as well: every box typed into, every list turned by keys.
 */
export async function enterSections(
  browser: Browser,
  { origin, slowdown, typing }: { origin: string; slowdown: number; typing: boolean },
): Promise<Entered[]> {
  const entered: Entered[] = [];
  for (const customer of SENT) {
    const context = await newPhone(browser, await logIn(browser, origin, customer));
    try {
      const page = await newPhonePage(context, { slowdown, network: false });
      await page.goto(origin);
      const tiles = page.getByRole('button', { name: /^Editar dados: / });
      await tiles.first().waitFor();
      await page.waitForTimeout(WATCH_MS);
      const names = await tiles.evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
      );
      for (const [index, name] of names.entries()) {
        const section = `${customer.replace('sent', '').toLowerCase()}: ${name.replace(/^Editar dados:?\s*/, '') || index}`;
        entered.push({ section, ...(await enter(page, index, typing)) });
      }
    } finally {
      await context.close();
    }
  }
  return entered;
}

async function enter(page: Page, index: number, typing: boolean): Promise<Omit<Entered, 'section'>> {
  const tile = page.getByRole('button', { name: /^Editar dados: / }).nth(index);
  await tile.waitFor();
  const begun = await page.evaluate(() => performance.now());
  const known = await page.evaluate(() => window.felt.acts.length);
  await tile.click();
  await page.getByRole('button', { name: 'Voltar' }).first().waitFor();
  await page.waitForTimeout(WATCH_MS);
  const longestTask = await page.evaluate(
    (from) => Math.max(0, ...window.felt.tasks.filter(({ at }) => at >= from).map(({ ms }) => ms)),
    begun,
  );
  if (typing) await typeEverywhere(page);
  const { acts, shift } = await page.evaluate(() => window.felt);
  await page.goto(new URL('/', page.url()).href);
  return { longestTask, acts: acts.slice(known).map(({ ms }) => ms), shift };
}
