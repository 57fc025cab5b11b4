import type { Page } from '@playwright/test';
import { type Edits, packageOf, stepsOfPf } from '../server/definitions/publishing';
import { readPdf } from '../server/sheet/readPdf';
import { startPrepared } from '../support/postgres/prepared';
import { findViolations } from './accessibility';
import { test as base, expect, type WorkerFixtures } from './fixtures';
import { callApi } from './pf/calls';
import { button, closeDialog, dialog, field, fill, fillAll, next, onTab, openTab } from './pf/form';
import { goBack } from './pf/lists';
import { addRegistered, registration } from './pf/registered';
import { PUBLISHED, startTestServer, type TestServer } from './server';

/** The server over definitions that are published. */
const test = base.extend<object, WorkerFixtures>({
  server: [
    async ({ storage }, use) => {
      const cluster = storage === 'postgres' ? await startPrepared() : undefined;
      const server = await startTestServer(PUBLISHED, cluster?.url);
      // What is published belongs to all tests of the worker.
      await use({ ...server, reset: async () => undefined });
      await server.close();
      await cluster?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const INCOME = ['RemuneracaoMensal', 'OutrosRendimentos', 'BaseOutrosRendimentos', 'OutrosRendimentosEspecificacao'];

/** Asks for one more field, gives another its name, takes an option away, and moves the income to the addresses. */
const CHANGED: Edits = {
  'pf/dados-financeiros.json': ({ schema, uiSchema, examples }) => {
    const [income, assets] = uiSchema['ui:sections'];
    uiSchema['ui:sections'] = [assets];
    for (const name of income.fields) {
      delete schema.properties[name];
      delete uiSchema[name];
    }
    schema.properties.Origem = { type: 'string', title: 'Origem do patrimônio' };
    schema.required.push('Origem');
    schema.properties.BensMoveisDetalhe = schema.properties.BensMoveisEspecificacao;
    delete schema.properties.BensMoveisEspecificacao;
    uiSchema.BensMoveisDetalhe = uiSchema.BensMoveisEspecificacao;
    delete uiSchema.BensMoveisEspecificacao;
    assets.fields = assets.fields.map((name: string) =>
      name === 'BensMoveisEspecificacao' ? 'BensMoveisDetalhe' : name,
    );
    assets.fields.push('Origem');
    examples.valid = [{ BensImoveis: 0, BensMoveis: 0, PatrimonioLiquido: 0, Origem: 'Salário' }];
    examples.invalid = [];
  },
  'pf/enderecos.json': ({ schema, uiSchema }) => {
    const money = { $ref: '../shared.json#/$defs/dinheiro' };
    schema.properties.RemuneracaoMensal = { ...money, title: 'Remuneração mensal' };
    schema.properties.OutrosRendimentos = { ...money, title: 'Outros rendimentos' };
    schema.properties.BaseOutrosRendimentos = {
      type: 'string',
      title: 'Base dos outros rendimentos',
      enum: ['Base mensal'],
    };
    schema.properties.OutrosRendimentosEspecificacao = {
      type: 'string',
      title: 'Especificação dos outros rendimentos',
    };
    uiSchema['ui:sections'].push({ id: 'rendimentos', title: 'Rendimentos', fields: INCOME });
  },
};

const STEPS = stepsOfPf(
  ...INCOME.map((name) => ({ id: name, moved: `dados-financeiros/${name}`, to: `enderecos/${name}` })),
  { id: 'base', codes: 'enderecos/BaseOutrosRendimentos', map: { 'Base anual': null } },
  {
    id: 'detalhe',
    moved: 'dados-financeiros/BensMoveisEspecificacao',
    to: 'dados-financeiros/BensMoveisDetalhe',
  },
);

/** The sheet of a client, without the moment at which it was printed. */
async function sheetOf({ url }: TestServer, { token }: { token: string }): Promise<string> {
  const answer = await fetch(`${url}/api/cliente/pdf`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  const sheet = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  return JSON.stringify(sheet).replace(/\d\d\/\d\d\/\d{4},? (às )?\d\d:\d\d(:\d\d)?/g, '');
}

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'O formulário foi atualizado.' });

test('a form that is published anew takes along what was typed and saved, and says what changed', {
  tag: '@postgres',
}, async ({ page, server, signIn }) => {
  test.slow();
  const sent = await addRegistered(server, { status: 0 });
  await callApi(server, sent, 'POST /PessoaFisica/ConcluirCadastro', { RenovacaoCadastral: false });
  const sheet = await sheetOf(server, sent);

  const client = await server.addClient({ document: '11144477735', email: 'bia@example.com', name: 'Bia Prado' });
  for (const { call, body } of registration()) await callApi(server, client, call, body);
  await signIn(client);
  await openTab(page, 'Produtos');
  await goBack(page, 'Dados Financeiros');
  await fillAll(page, { 'Base dos outros rendimentos': 'Base anual', 'Remuneração mensal': '777' });

  expect(await server.publish(packageOf(CHANGED), STEPS)).toBe(2);
  const heard = page.waitForResponse(
    (answer) => /rascunhos/.test(answer.url()) && answer.headers()['definitions-next'] === '2',
  );
  await fill(page, 'Especificação dos bens móveis', 'Um barco');
  await heard;
  await onTab(page, 'Dados Financeiros');
  await goBack(page, 'Procuradores');

  await expect(note(page)).toContainText('Novo: Origem do patrimônio (Dados Financeiros).');
  await expect(note(page)).toContainText(
    'Mudou de lugar: Remuneração mensal, Outros rendimentos, Base dos outros rendimentos, Especificação dos outros rendimentos (Endereços).',
  );
  await expect(note(page)).toContainText(
    'O que você digitou não tem mais lugar no formulário: Base dos outros rendimentos (',
  );
  expect(await findViolations(page)).toEqual([]);

  await next(page);
  await onTab(page, 'Dados Financeiros');
  await expect(field(page, 'Especificação dos bens móveis')).toHaveValue('Um barco');
  await expect(field(page, 'Bens imóveis')).toHaveValue('640.000,00');
  await next(page);
  await dialog(page, 'Oops...');
  await closeDialog(page, { title: 'Oops...' });
  await fill(page, 'Origem do patrimônio', 'Herança');
  for (const title of ['Dados Bancários', 'Endereços']) {
    await next(page);
    await onTab(page, title);
  }
  await expect(field(page, 'Remuneração mensal')).toHaveValue('777,00');
  await expect(field(page, 'Outros rendimentos')).toHaveValue('1.200,50');
  await expect(field(page, 'Base dos outros rendimentos')).toHaveValue('');
  for (const title of ['Upload de Documentos', 'Declarações', 'Produtos']) {
    await next(page);
    await onTab(page, title);
  }
  await button(page, 'Concluir').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confira antes de enviar' })).toBeVisible();
  await button(page, 'Concluir').click();
  await dialog(page, 'Cadastro enviado para análise!');
  expect(await callApi(server, client, 'GET /cliente/usuario')).toMatchObject({ StatusCadastro: 1 });
  expect(await callApi(server, client, 'GET /PessoaFisica/dadosFinanceiros')).toMatchObject({
    Origem: 'Herança',
    BensMoveisDetalhe: 'Um barco',
  });
  expect(await sheetOf(server, sent)).toBe(sheet);
});
