import type { Page } from '@playwright/test';
import type { JsonObject } from '../../../engine/core/json';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import type { TestServer } from '../server';
import { callApi, type Failure, intercept, watchApi } from './calls';
import { REQUIRED, SIGN, signOnScreen } from './declarations';
import { IDENTITY, RESIDENCE } from './documentFiles';
import { attachAll, takeReceipt } from './finish';
import {
  button,
  choose,
  closeDialog,
  dialog,
  field,
  fill,
  fillAll,
  fillEnderecos,
  fillInformacoes,
  next,
  onTab,
  openTab,
  storeUpTo,
} from './form';
import { account, goBack, logIn, steps } from './lists';
import { answerAll, FILLED, openQuestionnaire, PREVIEW, SAVE } from './products';
import { registration, TITLES } from './registered';

const BASIC = '/PessoaFisica/informacaoBasica';
const FINANCE = '/PessoaFisica/dadosFinanceiros';
const CONCLUDE = '/PessoaFisica/ConcluirCadastro';
const SENT = {
  title: 'Cadastro enviado para análise!',
  text: 'Em até 48h úteis, a empresa receberá novidades no e-mail informado.',
  button: 'OK',
};

let client: { id: string; token: string };

test.beforeEach(async ({ server, signIn }) => {
  client = await server.addClient();
  await signIn(client);
});

/** Looks over all that is filled in, and sends it. */
async function conclude(page: Page) {
  await button(page, 'Concluir').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confira antes de enviar', exact: true })).toBeVisible();
  await button(page, 'Concluir').click();
}

/** Stores a whole registration for the client, as earlier visits would have done, and opens its last step. */
async function openLast(page: Page, server: TestServer) {
  for (const { call, body } of registration()) await callApi(server, client, call, body);
  await openTab(page, 'Produtos');
}

test('[PF-E2E-01, PF-NAV-09, PF-SAV-05, PF-SUC-11] goes through all tabs to Concluir, and ends with the logoff', {
  tag: '@postgres',
}, async ({ page }) => {
  test.slow();
  await openTab(page, 'Informações');
  await expect(steps(page).getByRole('listitem')).toHaveText(
    [...TITLES, 'Confira antes de enviar'].map((title) => new RegExp(title)),
  );
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
  await next(page);
  await onTab(page, 'Upload de Documentos');
  await attachAll(page, [IDENTITY, RESIDENCE]);
  await next(page);
  await onTab(page, 'Declarações');
  for (const name of REQUIRED) await signOnScreen(page, name);
  await choose(page, 'Opera por conta própria ou de terceiros?', 'Conta própria');
  await next(page);
  await onTab(page, 'Produtos');
  await openQuestionnaire(page);
  await answerAll(page);
  await closeDialog(page, FILLED);
  await conclude(page);
  await dialog(page, SENT.title, SENT.text);
  expect(await findViolations(page)).toEqual([]);
  expect(api.changes().map(({ call }) => call)).toEqual([
    `POST ${BASIC}`,
    `POST ${FINANCE}`,
    'POST /PessoaFisica/dadosBancarios',
    `POST ${BASIC}`,
    'POST /cliente/arquivos',
    'POST /cliente/arquivos',
    'POST /cliente/documentos',
    'POST /cliente/documentos',
    ...REQUIRED.map(() => SIGN),
    'POST /PessoaFisica/declaracoes',
    PREVIEW,
    SAVE,
    `POST ${CONCLUDE}`,
  ]);
  expect(api.changes().at(-1)).toEqual({ call: `POST ${CONCLUDE}`, body: { RenovacaoCadastral: false } });
  await closeDialog(page, SENT);
  await takeReceipt(page, SENT.title);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(api.count('POST /Login/logoff')).toBe(1);
  await logIn(page);
  await closeDialog(page, { title: 'Atenção!', text: 'Usuário está em processo de análise.' });
});

test('[PF-SAV-07, PF-SAV-08, ACC-GEN-02] a complete registration is sent with one call, and the client logged off', async ({
  page,
  server,
}) => {
  await openLast(page, server);
  const api = watchApi(page);
  await conclude(page);
  await closeDialog(page, SENT);
  await takeReceipt(page, SENT.title);
  const sent = api.changes().filter(({ call }) => !call.endsWith('/logoff'));
  expect(sent).toEqual([{ call: `POST ${CONCLUDE}`, body: { RenovacaoCadastral: false } }]);
});

test('[PF-GER-04] what is saved in one sitting is there in a later one, in which the registration is sent', async ({
  page,
  server,
}) => {
  await openTab(page, 'Informações');
  await fillInformacoes(page, { 'Nome do pai': 'Renato Nogueira' });
  await next(page);
  await onTab(page, 'Procuradores');
  // All but the addresses was saved meanwhile, on another device.
  for (const { call, body } of registration()) if (call !== `POST ${BASIC}`) await callApi(server, client, call, body);
  await page.goto('/login');
  await logIn(page);
  await onTab(page, 'Procuradores');
  await goBack(page, 'Informações');
  await expect(field(page, 'Nome do pai')).toHaveValue('Renato Nogueira');
  for (const title of TITLES.slice(1)) {
    await next(page);
    await onTab(page, title);
    if (title === 'Endereços') await fillEnderecos(page);
  }
  await conclude(page);
  await closeDialog(page, SENT);
});

test('[PF-OP-24, PF-NAV-05] a refused conclusion stays where it was sent, and can be tried again', async ({
  page,
  server,
}) => {
  await openLast(page, server);
  await expect(button(page, 'Avançar')).toBeHidden();
  await intercept(page, `POST ${CONCLUDE}`, { status: 400, body: { data: ['Cadastro incompleto'] } });
  await conclude(page);
  await closeDialog(page, { title: 'Dados informados inválidos.', text: 'Cadastro incompleto' });
  await expect(page.getByText('O envio não foi concluído')).toBeVisible();
  await button(page, 'Concluir').click();
  await closeDialog(page, SENT);
});

test('[PF-NAV-08, PF-OP-21] a part with nothing changed is saved without a call', async ({ page, server }) => {
  await openLast(page, server);
  await goBack(page, 'Informações');
  const api = watchApi(page);
  for (const title of TITLES.slice(1)) {
    await next(page);
    await onTab(page, title);
  }
  expect(api.changes()).toEqual([]);
});

test('[PF-OP-21] what is typed in a later tab stays there, and does not go with an earlier one', async ({
  page,
  server,
}) => {
  await storeUpTo(server, client, 1);
  await openTab(page, 'Dados Financeiros');
  await fill(page, 'Bens móveis', '85000');
  await goBack(page, 'Informações');
  await fill(page, 'Nome do pai', 'José Duarte');
  const api = watchApi(page);
  await next(page);
  await onTab(page, 'Procuradores');
  await next(page);
  await onTab(page, 'Dados Financeiros');
  await expect(field(page, 'Bens móveis')).toHaveValue('85.000,00');
  expect(api.changes().map(({ call }) => call)).toEqual([`POST ${BASIC}`]);
});

const REFUSED = 'Dados informados inválidos na aba Informações.';
const FAILURES: { failure: Failure; title: string; text: string }[] = [
  { failure: { status: 400, body: { data: ['Nome recusado', 'outro'] } }, title: REFUSED, text: 'Nome recusado' },
  { failure: { status: 400, body: { descricao: 'Nome proibido' } }, title: REFUSED, text: 'Nome proibido' },
  {
    failure: { status: 500 },
    title: 'O servidor não conseguiu salvar',
    text: 'O servidor não retornou a requisição. Tente novamente.',
  },
  {
    failure: { status: 201, body: { data: true } },
    title: REFUSED,
    text: 'O servidor não retornou a requisição. Tente novamente.',
  },
  {
    failure: 'gone',
    title: 'Sem resposta do servidor',
    text: 'Confira a sua conexão e tente novamente. O que você digitou continua aqui.',
  },
];

test('[PF-SAV-04, PF-SAV-11, PF-ERR-01, PF-OP-08] a failed save loses nothing, whatever failed, and can be tried again', async ({
  page,
  server,
}) => {
  await storeUpTo(server, client, 1);
  await openTab(page, 'Dados Financeiros');
  await goBack(page, 'Informações');
  await fillAll(page, { 'Nome do pai': 'José Duarte', 'E-mail comercial': 'helena@empresa.com.br' });
  for (const { failure, title, text } of FAILURES) {
    await intercept(page, `POST ${BASIC}`, failure);
    await next(page);
    await closeDialog(page, { title, text });
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

test('a part that another window changed is merged, and the field that both changed waits for a choice, over a reload', async ({
  page,
  server,
}) => {
  await storeUpTo(server, client, 1);
  await openTab(page, 'Dados Financeiros');
  await goBack(page, 'Informações');
  const known = (await callApi(server, client, `GET ${BASIC}`)) as JsonObject;
  await callApi(server, client, `POST ${BASIC}`, { ...known, NomePai: 'Outro Pai', NomeMae: 'Outra Mãe' });
  await fill(page, 'Nome do pai', 'José Duarte');
  await next(page);
  const card = page.getByRole('group', { name: 'Nome do pai: qual vale?' });
  await expect(card).toBeVisible();
  await expect(field(page, 'Nome da mãe')).toHaveValue('Outra Mãe');
  await page.reload();
  await onTab(page, 'Informações');
  await expect(card.getByRole('button')).toHaveText([/^José Duarte/, /^Outro PaiJá salvo no cadastro$/]);
  await card.getByRole('button', { name: /José Duarte/ }).click();
  await expect(field(page, 'Nome do pai')).toHaveValue('José Duarte');
  await expect(field(page, 'Nome da mãe')).toHaveValue('Outra Mãe');
  await next(page);
  await onTab(page, 'Procuradores');
  expect(await callApi(server, client, `GET ${BASIC}`)).toMatchObject({
    NomePai: 'José Duarte',
    NomeMae: 'Outra Mãe',
  });
});

test('[PF-OP-21, PF-OP-75, CF-NAV-11] a double click sends once; while it is saved nothing can be pressed', async ({
  page,
  server,
}) => {
  await storeUpTo(server, client, 1);
  await openTab(page, 'Dados Financeiros');
  await fillAll(page, { 'Bens imóveis': '1', 'Bens móveis': '2', 'Patrimônio líquido': '3' });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
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

test('[PF-NAV-02, PF-OP-13, CF-RT-05] only earlier tabs can be opened from the list', async ({ page, server }) => {
  await storeUpTo(server, client, 3);
  await openTab(page, 'Dados Bancários');
  const open = steps(page).getByRole('button');
  await expect(open).toHaveText([/Informações/, /Procuradores/, /Dados Financeiros/]);
  await goBack(page, 'Procuradores');
  await expect(open).toHaveText([/Informações/]);
  await steps(page).getByText('Dados Financeiros').click();
  await onTab(page, 'Procuradores');
  await expect(page).toHaveURL(/\/CadastroPF_Passo_1\/[a-z-]+$/);
});

test('[PF-OP-19, PF-OP-11] without bank details their tab is passed over, also when concluding', async ({
  page,
  server,
}) => {
  await server.setSetting('ocultarBanco', 'S');
  for (const { call, body } of registration().filter(({ call }) => !call.endsWith('/dadosBancarios'))) {
    await callApi(server, client, call, body);
  }
  await openTab(page, 'Produtos');
  await expect(steps(page).getByRole('listitem')).toHaveCount(8);
  await goBack(page, 'Dados Financeiros');
  await next(page);
  await onTab(page, 'Endereços');
  for (const title of ['Upload de Documentos', 'Declarações', 'Produtos']) {
    await next(page);
    await onTab(page, title);
  }
  const api = watchApi(page);
  await conclude(page);
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
  await closeDialog(page, { title: 'O servidor não conseguiu salvar', text: 'Fora do ar' });
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

test('[PF-OP-65] a list that does not load is no reason for a dialog: its field takes what is typed', async ({
  page,
  server,
}) => {
  await storeUpTo(server, client, 3);
  await intercept(page, 'GET /Consulta/bancos', { status: 500 }, 9);
  await openTab(page, 'Dados Bancários');
  await expect(account(page, 'Conta principal').getByText('A lista não carregou. Digite a informação.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});
