import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { callApi, watchApi } from './calls';
import {
  BANCARIOS,
  CONTAS,
  closeDialog,
  dialog,
  expectError,
  field,
  fill,
  fillAll,
  onTab,
  openTab,
  section,
  store,
  storeUpTo,
} from './form';
import { goBack, logIn, SAVED, saveLater } from './lists';

const BASIC = '/PessoaFisica/informacaoBasica';

let client: { id: string; token: string };

test.beforeEach(async ({ server, signIn }) => {
  client = await server.addClient();
  await signIn(client);
});

test('[PF-GER-04, PF-SUC-09, PF-OP-12, CF-GER-04] what is saved for later is there in another browser, at the first open tab', async ({
  page,
  server,
  browser,
}) => {
  await storeUpTo(server, client, 1);
  await openTab(page, 'Dados Financeiros');
  await fillAll(page, { 'Bens móveis': '85000', 'Especificação dos bens móveis': 'Automóvel' });
  await saveLater(page);
  await dialog(page, SAVED.title, SAVED.text);
  expect(await findViolations(page)).toEqual([]);
  await closeDialog(page, SAVED);
  await onTab(page, 'Dados Financeiros');
  await expect(page.getByRole('banner').getByText(/^Salvo\s+às \d\d:\d\d$/)).toBeVisible();

  const other = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/login');
  await logIn(elsewhere);
  await onTab(elsewhere, 'Dados Financeiros');
  await expect(field(elsewhere, 'Bens móveis')).toHaveValue('85.000,00');
  await expect(field(elsewhere, 'Especificação dos bens móveis')).toHaveValue('Automóvel');
  await goBack(elsewhere, 'Informações');
  await expect(field(elsewhere, 'Nome do pai')).toHaveValue('Renato Nogueira');
  await other.close();
});

test('[PF-OP-22] a draft may lack fields, but holds no value that cannot be read', async ({ page, server }) => {
  await openTab(page, 'Informações');
  const api = watchApi(page);
  await fillAll(page, { 'Nome do pai': 'José Duarte', 'Data de nascimento': '31/02/1990' });
  await fill(page, 'E-mail comercial', 'helena@empresa');
  await saveLater(page);
  await closeDialog(page, {
    title: 'Oops...',
    text: 'O campo Data de nascimento não foi informado, preencha a informação para avançar.',
  });
  await expect(field(page, 'Data de nascimento')).toBeFocused();
  await fill(page, 'Data de nascimento', '');
  await saveLater(page);
  await closeDialog(page, {
    title: 'Oops...',
    text: 'O campo E-mail comercial é opcional mas foi informado de forma inválida, preencha a informação para avançar.',
  });
  await expectError(field(page, 'E-mail comercial'), 'O domínio do e-mail deve conter um ponto.');
  await fill(page, 'E-mail comercial', 'helena@empresa.com.br');
  expect(api.changes()).toEqual([]);
  await saveLater(page);
  await closeDialog(page, SAVED);
  expect(await callApi(server, client, `GET ${BASIC}`)).toMatchObject({ NomePai: 'José Duarte', DataNascimento: null });
});

test('[PF-OP-22] a draft of the addresses goes with the first tab, but not half a CEP', async ({ page, server }) => {
  await storeUpTo(server, client, 3);
  await store(server, client, BANCARIOS, CONTAS);
  await openTab(page, 'Endereços');
  const block = section(page, 'Endereço residencial');
  const api = watchApi(page);
  await fillAll(block, { CEP: '0131', Número: '1578' });
  await saveLater(page);
  await closeDialog(page, {
    title: 'Oops...',
    text: 'O campo CEP não foi informado, preencha a informação para avançar.',
  });
  expect(api.changes()).toEqual([]);
  await fill(block, 'CEP', '');
  await saveLater(page);
  await closeDialog(page, SAVED);
  expect(api.changes()).toMatchObject([
    { call: `POST ${BASIC}`, body: { LogradouroNumero: '1578', Cep: '', NomePai: 'Renato Nogueira' } },
  ]);
});
