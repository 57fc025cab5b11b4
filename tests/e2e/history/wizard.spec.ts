import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { button, field, fill, onTab, storeUpTo } from '../pf/form';
import { addBeforeDocuments } from '../pj/stored';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const closed = (page: Page) => page.getByText('Esta etapa ainda não está aberta');
const LEAVE = 'Sair sem salvar?';

/** The dialog is gone, and so is its entry of the history, which the browser leaves a moment later. */
async function leftLayer(page: Page, modal: Locator) {
  await expect(modal).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => (history.state as { usr?: { layer?: string } | null }).usr?.layer))
    .toBeUndefined();
}

for (const width of [1280, 375]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 812 } });

    test('[ACC-RT-09] individual: the way back leads through the tabs, forward no further than may be clicked', async ({
      page,
      server,
      signIn,
    }) => {
      const client = await server.addClient({});
      await storeUpTo(server, client, 4);
      await signIn(client);
      await page.goto('/CadastroPF_Passo_1/dados-financeiros');
      await onTab(page, 'Dados Financeiros');
      await expect(page).toHaveURL(/\/CadastroPF_Passo_1\/dados-financeiros$/);
      await button(page, 'Avançar').click();
      await onTab(page, 'Dados Bancários');
      await expect(page).toHaveURL(/\/dados-bancarios$/);
      await page.goBack();
      await onTab(page, 'Dados Financeiros');
      await expect(heading(page, 'Dados Financeiros')).toBeFocused();
      await expect(page).toHaveTitle(/^Dados Financeiros/);
      await field(page, 'Bens móveis').fill('77,00');
      await page.goForward();
      await expect(closed(page)).toBeVisible();
      await onTab(page, 'Dados Financeiros');
      await expect(page).toHaveURL(/\/dados-financeiros$/);
      await expect(field(page, 'Bens móveis')).toHaveValue('77,00');
    });

    test('company: back and forward reach every tab that was reached, and a reload opens the tab that it left', async ({
      page,
      server,
      signIn,
    }) => {
      const client = await addBeforeDocuments(server);
      await signIn(client);
      await page.goto('/CadastroPJ_Passo_1');
      await onTab(page, 'Upload de Documentos');
      await expect(page).toHaveURL(/\/CadastroPJ_Passo_1\/documentos$/);
      await page.goto('/cadastropj_passo_1/ENDERECO');
      await onTab(page, 'Endereço');
      await button(page, 'Avançar').click();
      await onTab(page, 'Upload de Documentos');
      await page.goBack();
      await onTab(page, 'Endereço');
      await page.reload();
      await onTab(page, 'Endereço');
      await page.goForward();
      await onTab(page, 'Upload de Documentos');
      await page.goto('/CadastroPJ_Passo_1/produtos');
      await onTab(page, 'Upload de Documentos');
      await expect(closed(page)).toBeVisible();
      await expect(page).toHaveURL(/\/CadastroPJ_Passo_1\/documentos$/);
      await page.goto('/CadastroPJ_Passo_1/xyz');
      await onTab(page, 'Upload de Documentos');
      await expect(page).toHaveURL(/\/CadastroPJ_Passo_1\/documentos$/);
      await expect(closed(page)).toHaveCount(0);
    });

    test('fund: an address of a tab opens it, and Back to a page in front asks while something is typed', async ({
      page,
      server,
      signIn,
    }) => {
      const client = await server.addClient({ type: 3, document: '11222333000181', name: 'Serra Azul FIM' });
      await page.goto('/CadastroInicio');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // What the server drew stands before there is a script that numbers the entries.
      await page.waitForFunction(() => (history.state as { idx?: number } | null)?.idx === 0);
      await page.evaluate((token) => localStorage.setItem('token', token), client.token);
      await page.evaluate(() => {
        history.pushState({ idx: 1, key: 'made', usr: null }, '', '/CadastroFI_Passo_1');
      });
      await signIn(client);
      await page.reload();
      await onTab(page, 'Dados Cadastrais');
      await field(page, 'Logradouro').fill('Rua das Flores');
      await page.goBack();
      const question = page.getByRole('dialog', { name: LEAVE });
      await question.getByRole('button', { name: 'Continuar editando' }).click();
      await onTab(page, 'Dados Cadastrais');
      await expect(field(page, 'Logradouro')).toHaveValue('Rua das Flores');
      await page.goBack();
      await question.getByRole('button', { name: 'Sair sem salvar' }).click();
      await expect(page).toHaveURL(/\/CadastroInicio$/);
      await page.goForward();
      await onTab(page, 'Dados Cadastrais');
      await expect(field(page, 'Logradouro')).toHaveValue('Rua das Flores');
    });

    test('Back closes the dialog of a row, asking when it is half filled', async ({ page, server, signIn }) => {
      const client = await addBeforeDocuments(server);
      await signIn(client);
      await page.goto('/CadastroPJ_Passo_1/representantes');
      await onTab(page, 'Representantes');
      const add = page.getByRole('button', { name: /^Adicionar/ }).first();
      await add.click();
      const modal = page.locator('dialog[open]');
      await expect(modal).toBeVisible();
      await page.goBack();
      await expect(modal).toHaveCount(0);
      await onTab(page, 'Representantes');
      await add.click();
      await modal.getByRole('textbox', { name: 'Nome completo' }).or(modal.getByRole('textbox')).first().fill('Marina');
      await page.goBack();
      await page.getByRole('button', { name: 'Continuar editando' }).click();
      await expect(modal.getByRole('textbox').first()).toHaveValue('Marina');
      await page.goBack();
      await page.getByRole('button', { name: 'Descartar', exact: true }).click();
      await expect(modal).toHaveCount(0);
      await onTab(page, 'Representantes');
      await expect(page).toHaveURL(/\/representantes$/);
    });

    test('Forward opens the dialog of a row again that Back had closed, and a reload keeps it', async ({
      page,
      server,
      signIn,
    }) => {
      await signIn(await addBeforeDocuments(server));
      await page.goto('/CadastroPJ_Passo_1/representantes');
      await onTab(page, 'Representantes');
      const modal = page.locator('dialog[open]');
      await button(page, 'Editar Marina Sampaio Leal').click();
      await expect(field(modal, 'Nome')).toHaveValue('Marina Sampaio Leal');
      await page.goBack();
      await leftLayer(page, modal);
      await page.goForward();
      await expect(field(modal, 'Nome')).toHaveValue('Marina Sampaio Leal');
      await button(modal, 'Cancelar').click();
      await leftLayer(page, modal);
      await page.goForward();
      await fill(modal, 'Nome', 'Marina Leal');
      await page.reload();
      await expect(field(modal, 'Nome')).toHaveValue('Marina Leal');
      await page.goBack();
      await page.getByRole('button', { name: 'Descartar', exact: true }).click();
      await expect(modal).toHaveCount(0);
      await page
        .getByRole('button', { name: /^Adicionar/ })
        .first()
        .click();
      await expect(field(modal, 'Nome')).toHaveValue('');
      await page.goBack();
      await leftLayer(page, modal);
      await page.goForward();
      await expect(button(modal, 'Adicionar')).toBeVisible();
      await page.goBack();
      await expect(modal).toHaveCount(0);
      await onTab(page, 'Representantes');
    });
  });
}

test('the browser warns before a tab with unsaved typing is closed, and not without', async ({
  page,
  server,
  signIn,
}) => {
  const client = await server.addClient({});
  await signIn(client);
  await page.goto('/CadastroPF_Passo_1');
  await onTab(page, 'Informações');
  const warned = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await warned()).toBe(false);
  await field(page, 'Nome do pai').fill('Renato Nogueira');
  expect(await warned()).toBe(true);
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
});
