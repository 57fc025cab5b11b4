import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { PASSWORD } from '../../server/testServer';
import { settled } from './memory';
import type { Step } from './script';
import { whereIs } from './sight';

/** How long the way back may take. */
export const PATIENCE_MS = 30_000;
/** After so long a storage is not waited for. */
const LATE_MS = 1_000;

/**
 * Goes on as a customer does until the wizard is there: closes messages, signs in.
 * @param toServer brings the server and the network back, where one of them is gone
 */
export async function comeBack(page: Page, document: string, toServer: () => Promise<void>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  const login = page.locator('input[name=password]');
  const message = page.locator('dialog').getByRole('button', { name: 'Entendi', exact: true });
  // The page of the login does not open without a server.
  const again = page.getByRole('button', { name: 'Tentar novamente', exact: true });
  const isReady = page.getByRole('button', { name: 'Salvar e continuar depois' });
  while (Date.now() < end) {
    if (await message.isVisible()) await message.click();
    else if (await again.isVisible()) {
      await toServer();
      await again.click();
      await again.waitFor({ state: 'hidden' });
    } else if (await login.isVisible()) {
      await toServer();
      await page.getByRole('combobox', { name: 'E-mail/CPF', exact: true }).fill(document);
      await login.fill(PASSWORD);
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await login.waitFor({ state: 'hidden' });
    } else if (await isReady.isVisible()) return;
    else await wait(50);
  }
  throw new Error(`the wizard does not come: ${await page.locator('body').innerText()}`);
}

/** Waits until the device has what opens the page without a connection. A storage that was just cleared may never answer. */
export const keepFiles = (page: Page) =>
  settled(
    () => Promise.race([page.evaluate(countKept), wait<number[]>(LATE_MS, [])]),
    (counts) => counts.length >= 2 && counts.every((count) => count > 2),
  );

/** Runs in the page: how many files each of its caches has. */
async function countKept(): Promise<number[]> {
  const names = await caches.keys();
  return Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
}

/** Goes where a step is done, as a customer does whom nothing leads there. */
export async function goBackTo(page: Page, { tab, within }: Step): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Etapas do cadastro' }).filter({ visible: true });
  const earlier = steps.getByRole('button', { name: tab });
  for (let shown = (await whereIs(page)).tab; shown !== tab; shown = (await whereIs(page)).tab) {
    if ((await earlier.count()) > 0) await earlier.click();
    else await goOn(page);
    await page.getByRole('heading', { level: 1, name: shown, exact: true }).waitFor({ state: 'hidden' });
  }
  if (within === undefined) return;
  const name = { name: within, exact: true };
  const isThere = page.getByRole('region', name).or(page.getByRole('dialog', name));
  // What stood in front of the page may come back by itself.
  const isBack =
    (await settled(
      () => isThere.count(),
      (count) => count > 0,
    )) > 0;
  if (!isBack) await page.getByRole('button', name).click();
}

/** To the next tab; what is half filled in a form below a list was given up. */
async function goOn(page: Page): Promise<void> {
  const cancel = page.getByRole('button', { name: 'Cancelar', exact: true });
  if (await cancel.isVisible()) await cancel.click();
  await page.getByRole('button', { name: 'Avançar', exact: true }).click();
}
