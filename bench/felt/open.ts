import type { Browser } from 'playwright';
import { askPage } from '../askPage';
import { type Customer, type Kept, logIn } from './customers';
import { newPhone, newPhonePage } from './phone';
import type { Noted } from './watchPage';

/** A page as it opens by its address. */
interface Opened {
  page: string;
  path: string;
  /** Who is logged in. */
  customer?: Customer;
  /** The control that a customer would use first. */
  first: string;
}

const PAGES: Opened[] = [
  { page: 'login', path: '/login', first: 'main form input' },
  { page: 'sign-up', path: '/CadastroInicio', first: 'main form input, main button' },
  { page: 'first tab, individual', path: '/CadastroPF_Passo_1', customer: 'individual', first: 'main form input' },
  { page: 'first tab, company', path: '/CadastroPJ_Passo_1', customer: 'company', first: 'main form input' },
  { page: 'dashboard', path: '/', customer: 'sentIndividual', first: 'main li button' },
];

/** What one opening of a page told; times in milliseconds since its address was asked for. */
export interface Opening {
  page: string;
  /** Cold: nothing is there. Warm: as a customer who comes again has it, the service worker included. */
  state: 'cold' | 'warm';
  firstPaint: number;
  usable: number;
  longestTask: number;
  shift: number;
}

/** How long a page is watched after its first control is usable: what comes later may still move it. */
const WATCH_MS = 1_500;

/** Opens each page cold and then warm, this often. */
export async function openPages(
  browser: Browser,
  { origin, runs, slowdown, most }: { origin: string; runs: number; slowdown: number; most: number },
): Promise<Opening[]> {
  const openings: Opening[] = [];
  const kept = new Map<Customer, Kept>();
  // Of those with a login and of those without.
  const pages = [false, true].flatMap((isOwn) =>
    PAGES.filter(({ customer }) => (customer !== undefined) === isOwn).slice(0, most),
  );
  for (const { customer } of pages) {
    if (customer && !kept.has(customer)) kept.set(customer, await logIn(browser, origin, customer));
  }
  for (let run = 0; run < runs; run += 1) {
    for (const { page, path, customer, first } of pages) {
      const context = await newPhone(browser, customer && kept.get(customer));
      try {
        for (const state of ['cold', 'warm'] as const) {
          const opened = await newPhonePage(context, { slowdown });
          await opened.goto(origin + path, { waitUntil: 'commit' });
          await askPage(opened, `felt.until(${JSON.stringify(first)})`);
          await opened.waitForTimeout(WATCH_MS);
          const noted: Noted = await opened.evaluate(() => window.felt);
          openings.push({ page, state, ...openingOf(noted) });
          await opened.close();
        }
      } finally {
        await context.close();
      }
    }
    console.log(`Opened ${pages.length} pages cold and warm, ${run + 1} of ${runs}`);
  }
  return openings;
}

const openingOf = ({ firstPaint, usable = 0, tasks, shift }: Noted) => ({
  firstPaint,
  usable,
  longestTask: Math.max(0, ...tasks.map(({ ms }) => ms)),
  shift,
});
