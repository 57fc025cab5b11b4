import type { Locator, Page } from '@playwright/test';
import type { JsonObject } from '../../../engine/core/json';
import { findViolations } from '../accessibility';
import { unevenLabels } from '../accessible/looks';
import { expect, test } from '../fixtures';
import { callApi, intercept, watchApi } from './calls';
import {
  BANCARIOS,
  button,
  choice,
  choose,
  closeDialog,
  expectError,
  field,
  fill,
  fillAll,
  next,
  onTab,
  openTab,
  store,
  storeUpTo,
} from './form';
import { account, confirmDeletion, DELETED, goBack, openRow, scrollsSideways } from './lists';

const SAVE = '/PessoaFisica/dadosBancarios';
const DELETE = '/PessoaFisica/dadosBancarios/excluir';
const FILLING = { Banco: 'itau', Agência: '0182', Conta: '40733', 'Dígito da conta': '6' };
const missing = (name: string) => ({
  title: 'Oops...',
  text: `O campo ${name} não foi informado, preencha a informação para avançar.`,
});

/** An account as it travels. */
const sent = (over: JsonObject = {}): JsonObject => ({
  Guid: '',
  Principal: true,
  NomeBanco: '341',
  TipoConta: 'Conta Corrente',
  Agencia: '0182',
  AgenciaDigito: '',
  ContaCorrente: '40733',
  ContaCorrenteDigito: '6',
  ContaConjunta: false,
  TipoContaConjunta: 0,
  NomeCompleto: '',
  CpfContaConjunta: '',
  ...over,
});

let client: { id: string; token: string };

const main = (page: Page) => account(page, 'Conta principal');
const additional = (page: Page, number = 1) => account(page, `Conta adicional ${number}`);
const addAccount = (page: Page) => button(page, 'Adicionar outra conta').click();
const removeOf = (row: Locator) => row.getByRole('button', { name: /^Remover: Conta adicional \d$/ });

/** The banks on offer while one is looked for. */
const offered = (scope: Page | Locator) => scope.getByRole('listbox').getByRole('option');

/** Chooses a bank by a part of its name, then fills the rest. */
async function fillAccount(row: Locator, { Banco, ...rest }: Record<string, string> = FILLING) {
  if (Banco !== undefined) {
    await field(row, 'Banco').fill(Banco);
    await offered(row).first().click();
  }
  await fillAll(row, rest);
}

test.beforeEach(async ({ server, signIn }) => {
  client = await server.addClient();
  await storeUpTo(server, client, 3);
  await signIn(client);
});

test('[PF-BAN-07, PF-BAN-F07, PF-OP-02] names what is missing, in the main account and in another', async ({
  page,
}) => {
  await openTab(page, 'Dados Bancários');
  const api = watchApi(page);
  const fillOneByOne = async (row: Locator, which: string) => {
    for (const label of Object.keys(FILLING)) {
      await next(page);
      const name = label === 'Dígito da conta' ? 'Dígito' : label;
      await closeDialog(page, missing(`${name} da conta ${which}`));
      await expect(field(row, label)).toBeFocused();
      await expectError(field(row, label), 'Campo obrigatório.');
      await fillAccount(row, { [label]: FILLING[label as keyof typeof FILLING] });
    }
  };
  await fillOneByOne(main(page), 'principal');
  await addAccount(page);
  await fillOneByOne(additional(page), 'adicional');
  expect(api.changes()).toEqual([]);
  await next(page);
  await onTab(page, 'Endereços');
});

test('[PF-BAN-F02, PF-BAN-08, PF-LKP-06] finds the bank by name or code, and begins with Conta Corrente', async ({
  page,
}) => {
  await openTab(page, 'Dados Bancários');
  await expect(field(main(page), 'Tipo de conta')).toHaveValue('Conta Corrente');
  await expect(choice(main(page), 'Conta conjunta?', 'Não')).toBeChecked();
  await field(main(page), 'Banco').fill('itaú uni');
  await expect(offered(page)).toHaveText(['341 - ITAÚ UNIBANCO S.A.']);
  await field(main(page), 'Banco').fill('104');
  await field(main(page), 'Banco').press('Enter');
  await expect(field(main(page), 'Banco')).toHaveValue(/^104 - CAIXA/i);
  await addAccount(page);
  await expect(field(additional(page), 'Tipo de conta')).toHaveValue('Conta Corrente');
  await expect(field(additional(page), 'Banco')).toHaveValue('');
});

test('[PF-E2E-13, PF-BAN-02, PF-BAN-03] a joint account is of its holder or co-holder; Não empties it', async ({
  page,
}) => {
  await openTab(page, 'Dados Bancários');
  const row = main(page);
  const holder = row.getByRole('checkbox', { name: 'Titular', exact: true });
  const coHolder = row.getByRole('checkbox', { name: 'Cotitular', exact: true });
  await fillAccount(row);
  await expect(field(row, 'Nome completo')).toBeHidden();
  await choose(row, 'Conta conjunta?', 'Sim');
  await row.getByText('Titular', { exact: true }).click();
  await expect(holder).toBeChecked();
  await fillAll(row, { 'Nome completo': 'Otávio Lima Nogueira', CPF: '11144477735' });
  await expect(field(row, 'CPF')).toHaveValue('111.444.777-35');
  await row.getByText('Cotitular', { exact: true }).click();
  await expect(coHolder).toBeChecked();
  await expect(holder).not.toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  const api = watchApi(page);
  await next(page);
  await onTab(page, 'Endereços');
  const joint = { ContaConjunta: true, NomeCompleto: 'Otávio Lima Nogueira', CpfContaConjunta: '11144477735' };
  expect(api.changes()).toEqual([{ call: `POST ${SAVE}`, body: [sent({ ...joint, TipoContaConjunta: 2 })] }]);

  await goBack(page, 'Dados Bancários');
  await choose(row, 'Conta conjunta?', 'Não');
  await expect(coHolder).toBeHidden();
  await choose(row, 'Conta conjunta?', 'Sim');
  await expect(coHolder).not.toBeChecked();
  await expect(field(row, 'Nome completo')).toHaveValue('');
  await expect(field(row, 'CPF')).toHaveValue('');
  await choose(row, 'Conta conjunta?', 'Não');
  api.forget();
  await next(page);
  await onTab(page, 'Endereços');
  expect(api.changes()).toEqual([{ call: `POST ${SAVE}`, body: [sent({ Guid: expect.any(String) })] }]);
});

test('[PF-BAN-F12, PF-OP-63] of a joint account only a wrong CPF stops', async ({ page }) => {
  await openTab(page, 'Dados Bancários');
  await fillAccount(main(page));
  await choose(main(page), 'Conta conjunta?', 'Sim');
  await fill(main(page), 'CPF', '11144477736');
  await next(page);
  await closeDialog(page, {
    title: 'Oops...',
    text: 'O campo CPF da conta principal é opcional mas foi informado de forma inválida, preencha a informação para avançar.',
  });
  await expectError(field(main(page), 'CPF'), 'CPF inválido (dígitos verificadores incorretos)');
  await fill(main(page), 'CPF', '');
  await next(page);
  await onTab(page, 'Endereços');
});

test('[PF-BAN-01, PF-API-06, PF-OP-04] sends the main account first, and takes over what the server calls each', async ({
  page,
  server,
}) => {
  await openTab(page, 'Dados Bancários');
  const api = watchApi(page);
  await fillAccount(main(page));
  await addAccount(page);
  await fillAccount(additional(page), { ...FILLING, Conta: '777', 'Tipo de conta': 'Conta Poupança' });
  await next(page);
  await onTab(page, 'Endereços');
  const other = { Principal: false, TipoConta: 'Conta Poupança', ContaCorrente: '777' };
  expect(api.changes()).toEqual([{ call: `POST ${SAVE}`, body: [sent(), sent(other)] }]);
  const stored = (await callApi(server, client, `GET ${SAVE}`)) as JsonObject[];
  const [first, second] = stored.map(({ Guid }) => Guid as string);

  await goBack(page, 'Dados Bancários');
  await openRow(additional(page));
  await fill(additional(page), 'Conta', '778');
  api.forget();
  await next(page);
  await onTab(page, 'Endereços');
  const again = [sent({ Guid: first as string }), sent({ ...other, Guid: second as string, ContaCorrente: '778' })];
  expect(api.changes()).toEqual([{ call: `POST ${SAVE}`, body: again }]);
  expect(await callApi(server, client, `GET ${SAVE}`)).toEqual(again);
});

test('[PF-E2E-14, PF-BAN-04, PF-BAN-05, PF-BAN-06] an unsaved account goes at once, a saved one by its call', async ({
  page,
  server,
}) => {
  await store(server, client, BANCARIOS, [sent(), sent({ Principal: false, ContaCorrente: '222' })]);
  const [, saved] = (await callApi(server, client, `GET ${SAVE}`)) as JsonObject[];
  await openTab(page, 'Endereços');
  await goBack(page, 'Dados Bancários');
  await openRow(additional(page));
  await expect(field(additional(page), 'Conta')).toHaveValue('222');
  await expect(main(page).getByRole('button', { name: /^Remover/ })).toBeHidden();
  const api = watchApi(page);
  await addAccount(page);
  await fillAccount(additional(page, 2), { ...FILLING, Conta: '333' });
  await removeOf(additional(page, 2)).click();
  await expect(page.getByRole('group', { name: /^Conta adicional \d\b/ })).toHaveCount(1);
  expect(api.own()).toEqual([]);

  await openRow(additional(page));
  await removeOf(additional(page)).click();
  await closeDialog(page, { title: 'Confirma a exclusão?', button: 'Cancelar' });
  expect(api.own()).toEqual([]);
  await intercept(page, `GET ${DELETE}`, { status: 400, body: { data: ['Conta em uso'] } });
  await confirmDeletion(page, removeOf(additional(page)));
  await closeDialog(page, { title: 'Dados informados inválidos.', text: 'Conta em uso' });
  await expect(field(additional(page), 'Conta')).toHaveValue('222');

  await confirmDeletion(page, removeOf(additional(page)));
  await closeDialog(page, DELETED);
  await expect(page.getByRole('group', { name: /^Conta adicional \d\b/ })).toHaveCount(0);
  expect(api.changes()).toEqual(Array(2).fill({ call: `GET ${DELETE}?guid=${saved?.Guid}` }));
  await next(page);
  await onTab(page, 'Endereços');
  expect(api.changes()).toHaveLength(2);
  expect(await callApi(server, client, `GET ${SAVE}`)).toHaveLength(1);
});

test('[PF-BAN-09, PF-ERR-13] tells a failed save with the words of the server, or its own', async ({ page }) => {
  await openTab(page, 'Dados Bancários');
  await fillAccount(main(page));
  await intercept(page, `POST ${SAVE}`, { status: 400, body: { data: ['Agência inexistente'] } });
  await next(page);
  const title = 'Dados informados inválidos na aba Dados Bancários';
  await closeDialog(page, { title, text: 'Agência inexistente' });
  await intercept(page, `POST ${SAVE}`, { status: 500 });
  await next(page);
  await closeDialog(page, { title: 'O servidor não conseguiu salvar', text: 'Erro ao salvar os dados bancários.' });
  await onTab(page, 'Dados Bancários');
  await expect(field(main(page), 'Conta')).toHaveValue('40733');
  await next(page);
  await onTab(page, 'Endereços');
});

test('has no violation of axe, and does not scroll sideways at 320 px', async ({ page }) => {
  await openTab(page, 'Dados Bancários');
  await choose(main(page), 'Conta conjunta?', 'Sim');
  await addAccount(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await scrollsSideways(page)).toBe(false);
  expect(await findViolations(page)).toEqual([]);
  await openRow(main(page));
  await field(main(page), 'Banco').fill('banco');
  await expect(offered(page).first()).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await findViolations(page)).toEqual([]);
});

test('labels are whole and level at every width', async ({ page }) => {
  await openTab(page, 'Dados Bancários');
  await expect(field(page, 'Dígito da agência')).toBeVisible();
  for (const width of [360, 375, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const look = { count: expect.any(Number), broken: [], uneven: [] };
    await expect.poll(() => unevenLabels(page), `at ${width} px`).toEqual(look);
    expect((await unevenLabels(page)).count).toBeGreaterThan(4);
    const [branch, digit] = await Promise.all(
      ['Agência', 'Dígito da agência'].map((name) => field(page, name).boundingBox()),
    );
    expect(digit?.y, `at ${width} px`).toBe(branch?.y);
  }
});
