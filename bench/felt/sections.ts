import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { askPage } from '../askPage';
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

/** How long a section is watched after its last long task. */
const WATCH_MS = 1_000;

/**
 * Enters each section of a registration of each kind from the dashboard, as customers do; with `typing` each is used as
 * well: every box typed into, every list turned by keys.
 */
export async function enterSections(
  browser: Browser,
  { origin, slowdown, most, typing }: { origin: string; slowdown: number; most: number; typing: boolean },
): Promise<Entered[]> {
  const entered: Entered[] = [];
  for (const customer of SENT) {
    const context = await newPhone(browser, await logIn(browser, origin, customer));
    try {
      const names = await onDashboard(context, { origin, slowdown }, async (_page, tiles) =>
        tiles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '')),
      );
      for (const [index, name] of names.slice(0, most).entries()) {
        const section = `${customer.replace('sent', '').toLowerCase()}: ${name.replace(/^Editar dados:?\s*/, '') || index}`;
        const found = await onDashboard(context, { origin, slowdown }, (page, tiles) =>
          enter(page, tiles.nth(index), typing),
        );
        entered.push({ section, ...found });
      }
    } finally {
      await context.close();
    }
  }
  return entered;
}

/** Opens the dashboard in a page of its own, and does something with its tiles. */
async function onDashboard<T>(
  context: BrowserContext,
  { origin, slowdown }: { origin: string; slowdown: number },
  act: (page: Page, tiles: Locator) => Promise<T>,
): Promise<T> {
  const page = await newPhonePage(context, { slowdown, network: false });
  try {
    await page.goto(origin);
    const tiles = page.getByRole('button', { name: /^Editar dados: / });
    await tiles.first().waitFor();
    await page.waitForTimeout(WATCH_MS);
    return await act(page, tiles);
  } finally {
    await page.close();
  }
}

async function enter(page: Page, tile: Locator, typing: boolean): Promise<Omit<Entered, 'section'>> {
  await tile.scrollIntoViewIfNeeded();
  const box = await tile.boundingBox();
  if (!box) throw new Error('The tile is not to be seen.');
  const begun = await page.evaluate(() => performance.now());
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  // Nothing is looked for meanwhile: that would be work for the page.
  do await askPage(page, `felt.rest(${WATCH_MS})`);
  while (!(await page.getByRole('button', { name: 'Voltar' }).first().isVisible()));
  const tasks = await page.evaluate(() => window.felt.tasks);
  if (typing) await typeEverywhere(page);
  const { acts, shift } = await page.evaluate(() => window.felt);
  const longestTask = Math.max(0, ...tasks.filter(({ at }) => at >= begun).map(({ ms }) => ms));
  return { longestTask, acts: acts.map(({ ms }) => ms), shift };
}
