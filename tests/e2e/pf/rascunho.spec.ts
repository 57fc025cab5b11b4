import type { Browser, Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { button, closeDialog, field, fillAll, onTab } from './form';
import { logIn, SAVED } from './lists';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const NOTICE = 'Recuperamos o que você digitou';

let client: { id: string; token: string };

test.beforeEach(async ({ server, signIn }) => {
  client = await server.addClient();
  await signIn(client);
});

/** Another device of the client, with the wizard open. */
async function openDevice(browser: Browser, baseURL: string | undefined, agent?: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'pt-BR',
    ...(agent && { userAgent: agent }),
  });
  const page = await context.newPage();
  await page.addInitScript((token) => {
    if (location.protocol !== 'about:') localStorage.setItem('token', token);
  }, client.token);
  await page.goto('/CadastroPF_Passo_1');
  await onTab(page, 'Informações');
  return page;
}

const note = (page: Page, words: string) => page.getByRole('banner').getByText(words, { exact: true });
const card = (page: Page, name: string) => page.getByRole('group', { name: `${name}: qual vale?` });

test('[ACC-SESS-02] what is typed is on another device a second later, with the device, and can be discarded', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/CadastroPF_Passo_1');
  await onTab(page, 'Informações');
  await expect(note(page, 'Tudo salvo')).toBeVisible();
  const sent = page.waitForResponse(/rascunhos\/pf$/);
  await fillAll(page, { 'Nome do pai': 'José Duarte', 'Telefone celular': '1198' });
  await sent;
  await expect(note(page, 'Tudo salvo')).toBeVisible();

  const phone = await openDevice(browser, baseURL, ANDROID);
  await expect(field(phone, 'Nome do pai')).toHaveValue('José Duarte');
  await expect(field(phone, 'Telefone celular')).toHaveValue('(11) 98');
  await expect(field(phone, 'Nome do pai')).toHaveAccessibleDescription(/^Recuperado/);
  await expect(field(phone, 'Nome da mãe')).not.toHaveAccessibleDescription(/Recuperado/);
  const notice = phone.getByRole('status').filter({ hasText: NOTICE });
  await expect(notice).toContainText(
    /Em outro aparelho \(Chrome no \w+\), hoje às \d\d:\d\d2 campos ainda não fazem parte do cadastro\./,
  );
  expect(await findViolations(phone)).toEqual([]);
  await button(phone, 'Descartar o que não foi salvo').click();
  await closeDialog(phone, { title: 'Descartar o que foi digitado?', button: 'Descartar' });
  await expect(field(phone, 'Nome do pai')).toHaveValue('');
  await expect(phone.getByText(NOTICE)).toBeHidden();
  await phone.context().close();

  const third = await openDevice(browser, baseURL);
  await expect(field(third, 'Nome do pai')).toHaveValue('');
  await third.context().close();
});

test('the same field of two devices shows both values, and goes on with the one that is chosen', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/CadastroPF_Passo_1');
  await onTab(page, 'Informações');
  const phone = await openDevice(browser, baseURL);
  const sent = phone.waitForResponse(/rascunhos\/pf$/);
  await fillAll(phone, { 'Nome do pai': 'Renato' });
  await sent;
  await fillAll(page, { 'Nome do pai': 'José', 'Nome da mãe': 'Lúcia' });
  await expect(card(page, 'Nome do pai')).toBeVisible();
  // It stands in the place of its field, which is left by now.
  await expect(field(page, 'Nome do pai')).toBeHidden();
  expect(await findViolations(page)).toEqual([]);

  await button(page, 'Salvar e continuar depois').click();
  await expect(card(page, 'Nome do pai').getByText('Nome do pai: qual vale?')).toBeFocused();
  await card(page, 'Nome do pai')
    .getByRole('button', { name: /Renato/ })
    .click();
  await expect(card(page, 'Nome do pai')).toBeHidden();
  await expect(field(page, 'Nome do pai')).toHaveValue('Renato');
  await expect(field(page, 'Nome do pai')).toBeFocused();
  await expect(field(page, 'Nome da mãe')).toHaveValue('Lúcia');
  await phone.context().close();
});

test('a part that another device saved meanwhile is merged with what was typed here, without a dialog', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/CadastroPF_Passo_1');
  await onTab(page, 'Informações');
  const phone = await openDevice(browser, baseURL);
  await fillAll(phone, { 'Nome do pai': 'Renato' });
  await button(phone, 'Salvar e continuar depois').click();
  await closeDialog(phone, SAVED);
  await fillAll(page, { 'Nome da mãe': 'Lúcia' });
  await button(page, 'Salvar e continuar depois').click();
  await closeDialog(page, SAVED);
  await expect(field(page, 'Nome do pai')).toHaveValue('Renato');
  await phone.reload();
  await onTab(phone, 'Informações');
  await expect(field(phone, 'Nome do pai')).toHaveValue('Renato');
  await expect(field(phone, 'Nome da mãe')).toHaveValue('Lúcia');
  await phone.context().close();
});

test('a logoff tells the server first what was typed last, and asks where it cannot', async ({ page, context }) => {
  await page.goto('/CadastroPF_Passo_1');
  await onTab(page, 'Informações');
  await fillAll(page, { 'Nome do pai': 'José Duarte' });
  await page.getByRole('button', { name: /Abrir menu da conta/ }).click();
  await context.setOffline(true);
  await button(page, 'Logoff').click();
  await closeDialog(page, { title: 'Sair sem enviar?', button: 'Continuar na conta' });
  await expect(field(page, 'Nome do pai')).toHaveValue('José Duarte');
  await context.setOffline(false);
  await page.getByRole('button', { name: /Abrir menu da conta/ }).click();
  await button(page, 'Logoff').click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page);
  await onTab(page, 'Informações');
  await expect(field(page, 'Nome do pai')).toHaveValue('José Duarte');
});

test('where the institution keeps no drafts, a logoff asks before it deletes what was typed', async ({
  page,
  server,
}) => {
  await server.setSetting('rascunhos', 'N');
  await page.goto('/CadastroPF_Passo_1');
  await onTab(page, 'Informações');
  await fillAll(page, { 'Nome do pai': 'José Duarte' });
  await expect(note(page, 'Guardado neste aparelho')).toBeVisible();
  await page.getByRole('button', { name: /Abrir menu da conta/ }).click();
  await button(page, 'Logoff').click();
  await closeDialog(page, { title: 'Sair sem salvar?', button: 'Continuar na conta' });
  await expect(field(page, 'Nome do pai')).toHaveValue('José Duarte');
});
