import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { button, closeDialog, field, fill, onTab, openTab, storeUpTo } from './form';
import { goBack, logIn } from './lists';
import { modal } from './people';

let client: { id: string; token: string };

test.beforeEach(async ({ server, signIn }) => {
  client = await server.addClient();
  await storeUpTo(server, client, 3);
  await signIn(client);
});

/** The first tab, with the focus far down and the field at this height of the window. */
async function standFarDown(page: Page): Promise<number> {
  await openTab(page, 'Dados Bancários');
  await goBack(page, 'Informações');
  await field(page, 'Nome da empresa onde trabalha').click();
  await page.mouse.wheel(0, 60);
  await page.waitForTimeout(1_000);
  return heightOf(page);
}

const heightOf = (page: Page) =>
  field(page, 'Nome da empresa onde trabalha').evaluate((control) => control.getBoundingClientRect().top);

async function expectFarDown(page: Page, height: number) {
  await onTab(page, 'Informações');
  await expect(field(page, 'Nome da empresa onde trabalha')).toBeFocused();
  expect(Math.abs((await heightOf(page)) - height)).toBeLessThan(2);
}

/** Closes a page as the customer closes a tab. */
async function close(page: Page) {
  page.on('dialog', (leaving) => leaving.accept());
  const isClosed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await isClosed;
}

test('[ACC-SESS-02] a reload brings back tab, scroll and focus', async ({ page }) => {
  const height = await standFarDown(page);
  await page.reload();
  await expectFarDown(page, height);
});

test('[ACC-SESS-02] the next tab of the browser opens where the closed one was', async ({ page, context }) => {
  const height = await standFarDown(page);
  await close(page);
  const next = await context.newPage();
  await next.goto('/');
  await expectFarDown(next, height);
});

test('[ACC-SESS-02] what was typed above the focus moves nothing', async ({ page, context }) => {
  await openTab(page, 'Dados Bancários');
  await goBack(page, 'Informações');
  await fill(page, 'Nome do pai', 'José Duarte');
  await field(page, 'Nome da empresa onde trabalha').click();
  await page.waitForTimeout(1_000);
  const height = await heightOf(page);
  await close(page);
  const next = await context.newPage();
  await next.goto('/');
  await expectFarDown(next, height);
  await expect(field(next, 'Nome do pai')).toHaveValue('José Duarte');
  await next.keyboard.type('Andorinha');
  await expect(field(next, 'Nome da empresa onde trabalha')).toHaveValue('Andorinha');
});

test('[ACC-SESS-02] who has no field in focus comes back to the field that was in sight', async ({ page, context }) => {
  await openTab(page, 'Dados Bancários');
  await goBack(page, 'Informações');
  await fill(page, 'Nome do pai', 'José Duarte');
  await field(page, 'Nome da empresa onde trabalha').evaluate((control) => {
    (document.activeElement as HTMLElement).blur();
    control.scrollIntoView({ block: 'center' });
  });
  await page.waitForTimeout(1_000);
  const height = await heightOf(page);
  await close(page);
  const next = await context.newPage();
  await next.goto('/');
  await onTab(next, 'Informações');
  // It stands above the form, which was not so before.
  await expect(next.getByText('Recuperamos o que você digitou')).toBeAttached();
  await expect.poll(async () => Math.abs((await heightOf(next)) - height)).toBeLessThan(2);
});

test('[ACC-SESS-02] a form in front of the page is open again, with what was typed', async ({ page, context }) => {
  await openTab(page, 'Dados Bancários');
  await goBack(page, 'Procuradores');
  await button(page, 'Adicionar representante').click();
  await field(modal(page), 'Nome').pressSequentially('Marina');
  await page.waitForTimeout(1_000);
  await close(page);
  const next = await context.newPage();
  await next.goto('/');
  await expect(field(modal(next), 'Nome')).toHaveValue('Marina');
  await expect(field(modal(next), 'Nome')).toBeFocused();
  await next.keyboard.type(' Sampaio');
  await expect(field(modal(next), 'Nome')).toHaveValue('Marina Sampaio');
  await next.goBack();
  await closeDialog(next, { title: 'Descartar o que foi digitado?', button: 'Descartar' });
  await expect(modal(next)).toBeHidden();
  await onTab(next, 'Procuradores');
});

test('[ACC-SESS-02] after a logoff nothing is known of the place', async ({ page }) => {
  await standFarDown(page);
  await page.getByRole('button', { name: /Abrir menu da conta/ }).click();
  await button(page, 'Logoff').click();
  await logIn(page);
  await onTab(page, 'Dados Bancários');
});
