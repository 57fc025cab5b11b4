import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { button, closeDialog, dialog, fillAll, next, onTab, openTab, storeUpTo } from '../pf/form';
import { addRegistered } from '../pf/registered';

/** What moved: in which part of the page, and for how many milliseconds. */
interface Motion {
  part: string;
  ms: number;
}

/** Keeps what moves. What turns while something loads, and what only waits, is no motion with an end. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const seen: Motion[] = [];
    Object.assign(window, { motions: seen });
    document.addEventListener('animationstart', ({ target, pseudoElement }) => {
      const own = target as Element;
      const style = getComputedStyle(own, pseudoElement || null);
      if (style.animationIterationCount === 'infinite' || /^step/.test(style.animationTimingFunction)) return;
      const part = ['dialog', 'header', 'main'].find((name) => own.closest(name)) ?? 'page';
      seen.push({ part, ms: Number.parseFloat(style.animationDuration) * 1000 });
    });
  });

/** What moved since it was asked last. */
const motions = (page: Page): Promise<Motion[]> =>
  page.evaluate(() => (window as unknown as { motions: Motion[] }).motions.splice(0));

/** Waits until something in each of these parts of the page has moved. @returns all that moved since it was asked last */
async function moves(page: Page, ...parts: string[]): Promise<Motion[]> {
  const found: Motion[] = [];
  await expect
    .poll(async () => {
      found.push(...(await motions(page)));
      return found.map((one) => one.part);
    })
    .toEqual(expect.arrayContaining(parts));
  return found;
}

for (const [reducedMotion, least, most] of [
  ['no-preference', 150, 250],
  ['reduce', 0, 1],
] as const) {
  test.describe(`with "${reducedMotion}", from ${least} to ${most} ms`, () => {
    const outside = (all: Motion[]) => all.filter(({ ms }) => ms < least || ms > most);
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await watchMotion(page);
    });

    test('a step, what is saved and a row come in', async ({ page, server, signIn }) => {
      const client = await server.addClient();
      await storeUpTo(server, client, 2);
      await signIn(client);
      await openTab(page, 'Dados Financeiros');
      await fillAll(page, { 'Bens imóveis': '1', 'Bens móveis': '1', 'Patrimônio líquido': '1' });
      await motions(page);
      await next(page);
      await onTab(page, 'Dados Bancários');
      expect(outside(await moves(page, 'main', 'header'))).toEqual([]);
      await expect(page.getByRole('banner').getByText('Tudo salvo', { exact: true })).toBeVisible();
      await motions(page);
      await button(page, 'Adicionar outra conta').click();
      expect(outside(await moves(page, 'main'))).toEqual([]);
    });

    test('what is sent is said, and its receipt comes in', async ({ page, server, signIn }) => {
      await signIn(await addRegistered(server, { status: 0 }));
      await openTab(page, 'Produtos');
      await button(page, 'Concluir').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Confira antes de enviar' })).toBeVisible();
      await motions(page);
      await button(page, 'Concluir').click();
      await dialog(page, 'Cadastro enviado para análise!');
      expect(outside(await moves(page, 'dialog'))).toEqual([]);
      await closeDialog(page, { title: 'Cadastro enviado para análise!', button: 'OK' });
      await expect(page).toHaveURL(/\/Recibo$/);
      expect(outside(await moves(page, 'main'))).toEqual([]);
    });
  });
}
