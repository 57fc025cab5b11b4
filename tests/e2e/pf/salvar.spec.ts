import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import {
  BANCARIOS,
  BASICA,
  button,
  CONTAS,
  closeDialog,
  dialog,
  ENDERECOS,
  expectError,
  field,
  fill,
  fillAll,
  fillEnderecos,
  fillInformacoes,
  INFORMACOES,
  next,
  onTab,
  openTab,
  section,
  store,
  storeUpTo,
} from './form';
import { account, callApi, goBack, intercept, logIn, saveLater, watchApi } from './lists';

const BASIC = '/PessoaFisica/informacaoBasica';
const FINANCE = '/PessoaFisica/dadosFinanceiros';
const CONCLUDE = '/PessoaFisica/ConcluirCadastro';
const SAVED = { title: 'Alterações realizadas com sucesso!', text: 'Dados informados foram salvos com sucesso.' };
const SENT = {
  title: 'Cadastro enviado para análise!',
  text: 'Em até 48h úteis, a empresa receberá novidades no e-mail informado.',
};
const TITLES = ['Informações', 'Procuradores', 'Dados Financeiros', 'Dados Bancários', 'Endereços'];

let client: { id: string; token: string };

test.beforeEach(async ({ server, signIn }) => {
  client = await server.addClient();
  await signIn(client);
});

const steps = (page: Page) => page.getByRole('navigation', { name: 'Etapas do cadastro' }).filter({ visible: true });

test('[PF-NAV-09, PF-SAV-07, PF-SAV-08, PF-SUC-11] goes through all tabs to Concluir, and ends with the logoff', async ({
  page,
}) => {
  await openTab(page, 'Informações');
  await expect(steps(page).getByRole('listitem')).toHaveText(TITLES.map((title) => new RegExp(title)));
  const api = watchApi(page);
  await fillInformacoes(page);
  await next(page);
  await onTab(page, 'Procuradores');
  await next(page);
  await onTab(page, 'Dados Financeiros');
  await fillAll(page, { 'Bens imóveis': '640000', 'Bens móveis': '92000', 'Patrimônio líquido': '185300,75' });
  await next(page);
  await onTab(page, 'Dados Bancários');
  await fillAll(account(page, 'Conta principal'), {
    Banco: '341 - ITAÚ UNIBANCO S.A.',
    Agência: '0182',
    Conta: '40733',
    'Dígito da conta': '6',
  });
  await next(page);
  await onTab(page, 'Endereços');
  await fillEnderecos(page);
  await expect(button(page, 'Avançar')).toBeHidden();
  expect(api.changes().map(({ call }) => call)).toEqual([
    `POST ${BASIC}`,
    `POST ${FINANCE}`,
    'POST /PessoaFisica/dadosBancarios',
  ]);

  api.forget();
  await button(page, 'Concluir').click();
  await dialog(page, SENT.title, SENT.text);
  expect(await findViolations(page)).toEqual([]);
  expect(api.changes()).toEqual([
    { call: `POST ${BASIC}`, body: expect.objectContaining({ NomePai: 'Renato Nogueira', Cep: '01310100' }) },
    { call: `POST ${CONCLUDE}`, body: { RenovacaoCadastral: false } },
  ]);
  await closeDialog(page, SENT);
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(api.count('POST /login/logoff')).toBe(1);
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Em aprovação' })).toBeVisible();
});

test('[PF-OP-24] a refused conclusion stays on the last tab, and can be tried again', async ({ page, server }) => {
  await storeUpTo(server, client, 4);
  await store(server, client, BASICA, { ...INFORMACOES, ...ENDERECOS });
  await openTab(page, 'Endereços');
  await intercept(page, `POST ${CONCLUDE}`, { status: 400, body: { data: ['Cadastro incompleto'] } });
  await button(page, 'Concluir').click();
  await closeDialog(page, { title: 'Dados informados inválidos.', text: 'Cadastro incompleto' });
  await onTab(page, 'Endereços');
  await button(page, 'Concluir').click();
  await closeDialog(page, SENT);
});

test('[PF-NAV-08, PF-OP-21] a part with nothing changed is saved without a call', async ({ page, server }) => {
  await storeUpTo(server, client, 4);
  await store(server, client, BASICA, { ...INFORMACOES, ...ENDERECOS });
  await openTab(page, 'Endereços');
  await goBack(page, 'Informações');
  const api = watchApi(page);
  for (const title of TITLES.slice(1)) {
    await next(page);
    await onTab(page, title);
  }
  expect(api.changes()).toEqual([]);
});

test('[PF-GER-04, PF-SUC-09, PF-OP-12] what is saved for later is there in another browser, at the first open tab', async ({
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

const FAILURES = [
  { failure: { status: 400, body: { data: ['Nome recusado', 'outro'] } }, text: 'Nome recusado' },
  { failure: { status: 400, body: { descricao: 'Nome proibido' } }, text: 'Nome proibido' },
  { failure: { status: 500 }, text: 'O servidor não retornou a requisição. Tente novamente.' },
  { failure: { status: 201, body: { data: true } }, text: 'O servidor não retornou a requisição. Tente novamente.' },
  { failure: 'gone' as const, text: 'O servidor não retornou a requisição. Tente novamente.' },
];

test('[PF-SAV-04, PF-SAV-11, PF-ERR-01, PF-OP-08] a failed save loses nothing, whatever failed, and can be tried again', async ({
  page,
  server,
}) => {
  await storeUpTo(server, client, 1);
  await openTab(page, 'Dados Financeiros');
  await goBack(page, 'Informações');
  await fillAll(page, { 'Nome do pai': 'José Duarte', 'E-mail comercial': 'helena@empresa.com.br' });
  for (const { failure, text } of FAILURES) {
    await intercept(page, `POST ${BASIC}`, failure);
    await next(page);
    await closeDialog(page, { title: 'Dados informados inválidos na aba Informações.', text });
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await onTab(page, 'Informações');
    await expect(field(page, 'Nome do pai')).toHaveValue('José Duarte');
  }
  await next(page);
  await onTab(page, 'Procuradores');
  expect(await callApi(server, client, `GET ${BASIC}`)).toMatchObject({
    NomePai: 'José Duarte',
    EmailComercial: 'helena@empresa.com.br',
  });
});

test('[PF-OP-21, PF-OP-75] a double click sends once; while it is saved nothing can be pressed', async ({
  page,
  server,
}) => {
  await storeUpTo(server, client, 1);
  await openTab(page, 'Dados Financeiros');
  await fillAll(page, { 'Bens imóveis': '1', 'Bens móveis': '2', 'Patrimônio líquido': '3' });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**/api${FINANCE}`, async (route) => {
    await answered;
    await route.continue();
  });
  const api = watchApi(page);
  await button(page, 'Avançar').dblclick();
  await expect(button(page, 'Salvar e continuar depois')).toBeDisabled();
  await expect(button(page, 'Salvando...')).toHaveAttribute('aria-disabled', 'true');
  answer();
  await onTab(page, 'Dados Bancários');
  expect(api.changes().map(({ call }) => call)).toEqual([`POST ${FINANCE}`]);
});

test('[PF-NAV-02, PF-OP-13] only earlier tabs can be opened from the list', async ({ page, server }) => {
  await storeUpTo(server, client, 3);
  await openTab(page, 'Dados Bancários');
  const open = steps(page).getByRole('button');
  await expect(open).toHaveText([/Informações/, /Procuradores/, /Dados Financeiros/]);
  await goBack(page, 'Procuradores');
  await expect(open).toHaveText([/Informações/]);
  await steps(page).getByText('Dados Financeiros').click();
  await onTab(page, 'Procuradores');
});

test('[PF-OP-19, PF-OP-11] without bank details their tab is passed over, also when concluding', async ({
  page,
  server,
}) => {
  await server.setSetting('ocultarBanco', 'S');
  await storeUpTo(server, client, 3);
  await store(server, client, BASICA, { ...INFORMACOES, ...ENDERECOS });
  await openTab(page, 'Endereços');
  await expect(steps(page).getByRole('listitem')).toHaveCount(4);
  await goBack(page, 'Dados Financeiros');
  const api = watchApi(page);
  await next(page);
  await onTab(page, 'Endereços');
  await button(page, 'Concluir').click();
  await closeDialog(page, SENT);
  expect(api.changes()[0]).toEqual({ call: `POST ${CONCLUDE}`, body: { RenovacaoCadastral: false } });
});

test('[PF-OP-65] a part that did not load says so, and is not sent before it is there', async ({ page, server }) => {
  await storeUpTo(server, client, 1);
  await callApi(server, client, `POST ${FINANCE}`, { RemuneracaoMensal: 14500, BensMoveis: 92000 });
  await intercept(page, `GET ${FINANCE}`, { status: 500, body: { data: ['Fora do ar'] } }, 2);
  const api = watchApi(page);
  await openTab(page, 'Dados Financeiros');
  await closeDialog(page, { title: 'Ação não realizada', text: 'Fora do ar' });
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(field(page, 'Bens móveis')).toHaveValue('');
  await fillAll(page, { 'Bens imóveis': '1', 'Bens móveis': '2', 'Patrimônio líquido': '3' });
  await next(page);
  await closeDialog(page, { title: 'Dados informados inválidos na aba Informações.', text: 'Fora do ar' });
  expect(api.changes()).toEqual([]);
  await next(page);
  await onTab(page, 'Dados Bancários');
  expect(await callApi(server, client, `GET ${FINANCE}`)).toMatchObject({
    RemuneracaoMensal: 14500,
    BensImoveis: 1,
    BensMoveis: 2,
    PatrimonioTotal: 6,
  });
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

test('[PF-OP-22, PF-SAV-05] a draft of the addresses goes with the first tab, but not half a CEP', async ({
  page,
  server,
}) => {
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
