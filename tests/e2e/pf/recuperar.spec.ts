import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { stored, storedTyping } from '../stored';
import { callApi, watchApi } from './calls';
import {
  BASICA,
  button,
  choice,
  choose,
  closeDialog,
  dialog,
  field,
  fill,
  fillAll,
  next,
  onTab,
  openTab,
  section,
  storeUpTo,
} from './form';
import { goBack, logIn, SAVED, saveLater } from './lists';

const NOTICE = 'Recuperamos o que você digitou';
const EXPIRED = { title: 'Sessão expirada', text: 'Faça o login novamente.' };
const PEP = 'Você é uma pessoa politicamente exposta (PEP)?';

let client: { id: string; token: string };

test.beforeEach(async ({ server, signIn }) => {
  client = await server.addClient();
  await signIn(client);
});

/** Half of the first tab, a field that others bring up and a date that is not whole among it. */
async function typeHalf(page: Page) {
  await fillAll(page, { 'Nome do pai': 'José Duarte', 'Estado civil': 'Em união estável' });
  await fillAll(page, { 'Nome do cônjuge': 'Rita Prado', 'Telefone celular': '1198', 'Data de nascimento': '22/09' });
  await choose(page, PEP, 'Sim');
}

async function expectHalf(page: Page) {
  await expect(field(page, 'Nome do pai')).toHaveValue('José Duarte');
  await expect(field(page, 'Estado civil')).toHaveValue('Em união estável');
  await expect(field(page, 'Nome do cônjuge')).toHaveValue('Rita Prado');
  await expect(field(page, 'Telefone celular')).toHaveValue('(11) 98');
  await expect(field(page, 'Data de nascimento')).toHaveValue(/^22\/09/);
  await expect(choice(page, PEP, 'Sim')).toBeChecked();
}

/** From the next page on: whether the notice was there when the first field was drawn. */
async function watchNotice(page: Page): Promise<() => Promise<boolean | undefined>> {
  await page.addInitScript((notice) => {
    const state: { isFirst?: boolean } = {};
    Object.assign(window, { noticed: state });
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('main input[type=text]')) return;
      watcher.disconnect();
      state.isFirst = document.querySelector('main')?.textContent.includes(notice) ?? false;
    });
    watcher.observe(document, { subtree: true, childList: true });
  }, NOTICE);
  return () => page.evaluate(() => (window as unknown as { noticed: { isFirst?: boolean } }).noticed.isFirst);
}

test('the form stands where it is: the notice over it is there with the first field', async ({ page }) => {
  await openTab(page, 'Informações');
  await fillAll(page, { 'Nome do pai': 'José Duarte' });
  const wasThere = await watchNotice(page);
  await page.reload();
  await expect(field(page, 'Nome do pai')).toHaveValue('José Duarte');
  expect(await wasThere()).toBe(true);
});

test('[ACC-SESS-02] a reload in the middle of a tab brings back what was typed, until it is saved', async ({
  page,
}) => {
  await openTab(page, 'Informações');
  await typeHalf(page);
  await page.reload();
  await onTab(page, 'Informações');
  await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await expectHalf(page);
  expect((await stored(page)).local.sort()).toEqual(['device', 'token']);

  await fillAll(page, { 'Telefone celular': '', 'Data de nascimento': '' });
  await saveLater(page);
  await closeDialog(page, SAVED);
  await expect.poll(() => storedTyping(page)).toBe(0);
  await page.reload();
  await onTab(page, 'Informações');
  await expect(field(page, 'Nome do cônjuge')).toHaveValue('Rita Prado');
  await expect(page.getByText(NOTICE)).toBeHidden();
});

test('[ACC-SESS-02] a tab that was closed gives what was typed to the next one, and once', async ({
  page,
  context,
  server,
}) => {
  await server.setSetting('rascunhos', 'N');
  await openTab(page, 'Informações');
  await typeHalf(page);
  // A tab may take what was typed in its last second with it.
  await page.waitForTimeout(1000);
  page.on('dialog', (leaving) => leaving.accept());
  const isClosed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await isClosed;

  const next = await context.newPage();
  await openTab(next, 'Informações');
  await expect(next.getByRole('status').filter({ hasText: NOTICE })).toBeVisible();
  await expectHalf(next);
  const beside = await context.newPage();
  await openTab(beside, 'Informações');
  await expect(field(beside, 'Nome do pai')).toHaveValue('');
  await beside.close();
});

test('[ACC-SESS-02] storage that is cleared while the page is open is written anew', async ({
  page,
  context,
  server,
}) => {
  await server.setSetting('rascunhos', 'N');
  await openTab(page, 'Informações');
  await fill(page, 'Nome do pai', 'José Duarte');
  await expect.poll(() => storedTyping(page)).toBe(1);
  const tools = await context.newCDPSession(page);
  await tools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' });
  await expect.poll(() => storedTyping(page)).toBe(1);
  await page.reload();
  await onTab(page, 'Informações');
  await expect(field(page, 'Nome do pai')).toHaveValue('José Duarte');
});

test('[ACC-SESS-02, PF-OP-35] what was emptied stays empty, and what the CEP locks is locked again', async ({
  page,
  server,
}) => {
  await storeUpTo(server, client, 4);
  await openTab(page, 'Endereços');
  const block = section(page, 'Endereço residencial');
  await fill(block, 'CEP', '01310100');
  await expect(field(block, 'Logradouro')).toHaveValue('Avenida Paulista');
  await goBack(page, 'Informações');
  await fill(page, 'Nome do pai', '');
  await page.reload();
  await onTab(page, 'Informações');
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(field(page, 'Nome do pai')).toHaveValue('');
  await expect(field(page, 'Nome da mãe')).toHaveValue('Lúcia Duarte Nogueira');
  await fill(page, 'Nome do pai', 'José Duarte');
  for (const title of ['Procuradores', 'Dados Financeiros', 'Dados Bancários', 'Endereços']) {
    await next(page);
    await onTab(page, title);
  }
  await expect(field(block, 'Logradouro')).toHaveValue('Avenida Paulista');
  await expect(field(block, 'Logradouro')).toHaveAttribute('readonly');
});

test('[ACC-SESS-02] where nothing was typed nothing is brought back', async ({ page, server }) => {
  await storeUpTo(server, client, 4);
  await openTab(page, 'Endereços');
  for (const title of ['Dados Bancários', 'Dados Financeiros', 'Procuradores', 'Informações'])
    await goBack(page, title);
  await page.reload();
  await onTab(page, 'Informações');
  await expect(page.getByText(NOTICE)).toBeHidden();
  expect(await storedTyping(page)).toBe(0);
});

test('[ACC-SESS-07, ACC-SESS-08, ACC-SESS-02] a session that ends in the middle of a tab takes nothing typed with it', async ({
  page,
  server,
}) => {
  await storeUpTo(server, client, 1);
  await openTab(page, 'Dados Financeiros');
  await goBack(page, 'Informações');
  await fillAll(page, { 'Nome do pai': 'José Duarte', 'E-mail comercial': 'helena@empresa.com.br' });
  // As the save is on its way: else a draft may hear of the end before it.
  await page.route(`**${BASICA}`, async (route) => {
    if (route.request().method() === 'POST') await callApi(server, client, 'POST /login/logoff');
    await route.continue();
  });
  await next(page);
  await dialog(page, EXPIRED.title, EXPIRED.text);
  await expect(page).toHaveURL(/\/login$/);
  expect(await findViolations(page)).toEqual([]);
  await closeDialog(page, EXPIRED);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await page.unroute(`**${BASICA}`);
  await logIn(page);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await onTab(page, 'Informações');
  await expect(field(page, 'Nome do pai')).toHaveValue('José Duarte');
  const api = watchApi(page);
  await next(page);
  await onTab(page, 'Procuradores');
  expect(api.changes()).toMatchObject([
    {
      call: `POST ${BASICA.replace('/api', '')}`,
      body: { NomePai: 'José Duarte', EmailComercial: 'helena@empresa.com.br' },
    },
  ]);
});

test('[ACC-SESS-07] several calls of a session that ended tell it once', async ({ page, server }) => {
  await openTab(page, 'Informações');
  await typeHalf(page);
  await callApi(server, client, 'POST /login/logoff');
  await page.reload();
  await closeDialog(page, EXPIRED);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await logIn(page);
  await onTab(page, 'Informações');
  await expectHalf(page);
});

test('[ACC-SESS-02, ACC-CACHE-08] another client sees nothing of it, and leaves nothing of it behind', async ({
  page,
  server,
}) => {
  await server.addClient({ document: '11144477735', email: 'bruno@example.com', name: 'Bruno Reis' });
  await openTab(page, 'Informações');
  await typeHalf(page);
  await callApi(server, client, 'POST /login/logoff');
  await saveLaterAfter(page);
  await closeDialog(page, EXPIRED);
  expect(await storedTyping(page)).toBe(1);
  await logIn(page, '11144477735');
  await onTab(page, 'Informações');
  await expect(page.getByText(NOTICE)).toBeHidden();
  await expect(field(page, 'Nome completo')).toHaveValue('Bruno Reis');
  await expect(field(page, 'Nome do pai')).toHaveValue('');
  expect(await storedTyping(page)).toBe(0);
});

/** Makes the text readable and saves it for later, which meets the end of the session. */
async function saveLaterAfter(page: Page) {
  await fillAll(page, { 'Telefone celular': '', 'Data de nascimento': '' });
  await saveLater(page);
}

test('[ACC-SESS-14, PF-GER-12] Logoff leaves nothing that was typed on the device; the server brings it back', async ({
  page,
}) => {
  await openTab(page, 'Informações');
  await fill(page, 'Nome do pai', 'José Duarte');
  await page.getByRole('button', { name: /Abrir menu da conta/ }).click();
  await button(page, 'Logoff').click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await stored(page)).toEqual({ entries: 0, keys: 0, local: [], session: [] });
  await logIn(page);
  await onTab(page, 'Informações');
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(field(page, 'Nome do pai')).toHaveValue('José Duarte');
});

test('[ACC-CACHE-01, ACC-CACHE-08] asks for the same CEP once, and again after a reload', async ({ page, server }) => {
  await storeUpTo(server, client, 4);
  await openTab(page, 'Endereços');
  const api = watchApi(page);
  const blocks = ['Endereço residencial', 'Endereço comercial'].map((name) =>
    page.getByRole('region', { name, exact: true }),
  );
  for (const block of blocks) {
    await fill(block, 'CEP', '01310100');
    await expect(field(block, 'Logradouro')).toHaveValue('Avenida Paulista');
  }
  expect(api.count('GET /ws/01310100/json/')).toBe(1);
  await page.reload();
  await onTab(page, 'Endereços');
  await expect.poll(() => api.count('GET /ws/01310100/json/')).toBeGreaterThan(1);
});
