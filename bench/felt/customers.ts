import type { Browser, BrowserContext } from 'playwright';
import { contextOptions } from '../../scripts/lib/chromium.mjs';

/** The password of the customers of the demo. */
const PASSWORD = 'Ficha@2026';

/** Customers of the demo: those who have not begun, and those whose registration was sent and is open to changes. */
export const CUSTOMERS = {
  individual: '529.982.247-25',
  company: '12.ABC.345/01DE-35',
  sentIndividual: '390.533.447-05',
  sentCompany: '30.123.456/0001-00',
  sentFund: '94.608.217/0001-22',
} as const;

/** Tabs of the login; that of individuals stands open. */
const KINDS = [
  { name: 'company', tab: 'Pessoa Jurídica' },
  { name: 'fund', tab: 'Fundos' },
];

export type Customer = keyof typeof CUSTOMERS;

export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser keeps of a customer who is logged in, at full speed. */
export async function logIn(browser: Browser, origin: string, customer: Customer): Promise<Kept> {
  const context = await browser.newContext({ ...contextOptions, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    const kind = KINDS.find(({ name }) => customer.toLowerCase().includes(name));
    if (kind) await page.getByRole('tab', { name: kind.tab, exact: true }).click();
    await page.getByLabel(/^E-mail\//).fill(CUSTOMERS[customer]);
    await page.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}
