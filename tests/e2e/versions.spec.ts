import type { Page } from '@playwright/test';
import { contextOptions } from '../../scripts/lib/chromium.mjs';
import { readPackage } from '../../server/storage/definitions/load';
import { type Edits, packageOf, rename } from '../server/definitions/packageOf';
import { stepsOfPf } from '../server/definitions/publishing';
import { readPdf } from '../server/sheet/readPdf';
import { findViolations } from './accessibility';
import { test as base, expect, type WorkerFixtures } from './fixtures';
import { callApi, watchApi } from './pf/calls';
import { button, closeDialog, dialog, field, fill, fillAll, next, onTab, openTab, storeUpTo } from './pf/form';
import { goBack, SAVED, saveLater, sent } from './pf/lists';
import { addRegistered, registration } from './pf/registered';
import { startSaveLoop } from './pf/saveLoop';
import { BUILT, PUBLISHED, type TestServer, useTestServer } from './server';

/** A server of its own for each test, over definitions that are published. */
const test = base.extend<{ own: TestServer }, WorkerFixtures>({
  // What it takes to start and to end is none of the test's time.
  own: [({ storage }, use) => useTestServer(storage, PUBLISHED, use), { timeout: 60_000 }],
  baseURL: async ({ own }, use) => use(own.url),
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
    delete examples.stories;
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

/** All that stands on the pages of a client's sheet but the moment at which it was printed. */
async function sheetOf({ url }: Pick<TestServer, 'url'>, { token }: { token: string }): Promise<string[]> {
  const answer = await fetch(`${url}/api/cliente/pdf`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  const { pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  const moment = /(gerada em\s+)\d{2}\/\d{2}\/\d{4} às \d{2}:\d{2}/gi;
  return pages.map((page) => {
    expect(page).toMatch(moment);
    return page.replace(moment, '$1');
  });
}

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'O formulário foi atualizado.' });

test('a form that is published anew takes along what was typed and saved, and says what changed', {
  tag: '@postgres',
}, async ({ page, own, signIn }) => {
  test.slow();
  const sent = await addRegistered(own, { status: 0 });
  await callApi(own, sent, 'POST /PessoaFisica/ConcluirCadastro', { RenovacaoCadastral: false });
  const sheet = await sheetOf(own, sent);
  const second = { url: await own.openSecond() };

  const client = await own.addClient({ document: '11144477735', email: 'bia@example.com', name: 'Bia Prado' });
  for (const { call, body } of registration()) await callApi(own, client, call, body);
  await signIn(client);
  await openTab(page, 'Produtos');
  await goBack(page, 'Dados Financeiros');
  await fillAll(page, { 'Base dos outros rendimentos': 'Base anual', 'Remuneração mensal': '777' });

  expect(await own.publish(packageOf(CHANGED), STEPS)).toBe(2);
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
  const summary = page.getByRole('region', { name: /precisa/ });
  await expect(summary.getByRole('link')).toHaveText(['Origem do patrimônioNovoCampo obrigatório.']);
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
  expect(await callApi(second, client, 'GET /cliente/usuario')).toMatchObject({ StatusCadastro: 1 });
  expect(await callApi(second, client, 'GET /PessoaFisica/dadosFinanceiros')).toMatchObject({
    Origem: 'Herança',
    BensMoveisDetalhe: 'Um barco',
  });
  for (const server of [own, second]) expect(await sheetOf(server, sent)).toEqual(sheet);
});

/** One more field to fill in. */
const ORIGIN: Edits = {
  'pf/dados-financeiros.json': ({ schema, uiSchema, examples }) => {
    schema.properties.Origem = { type: 'string', title: 'Origem do patrimônio' };
    schema.required.push('Origem');
    uiSchema['ui:sections'][1].fields.push('Origem');
    examples.valid = [{ BensImoveis: 0, BensMoveis: 0, PatrimonioLiquido: 0, Origem: 'Salário' }];
    examples.invalid = [];
    delete examples.stories;
  },
};
/** That, and a field that has another name. */
const RENAMED: Edits = {
  'pf/dados-financeiros.json': (tab) => {
    ORIGIN['pf/dados-financeiros.json']?.(tab);
    rename(tab, 'BensMoveisEspecificacao', 'BensMoveisDetalhe');
  },
};
/** The same, and a field that may be left empty. */
const OPTIONAL: Edits = {
  'pf/dados-financeiros.json': (tab) => {
    ORIGIN['pf/dados-financeiros.json']?.(tab);
    tab.schema.properties.Destino = { type: 'string', title: 'Destino do patrimônio' };
    tab.uiSchema['ui:sections'][1].fields.push('Destino');
  },
};
/** Clients who fill in the same meanwhile. */
const OTHERS = ['11144477735', '39053344705', '71428793860', '86288366757'].map((document, index) => ({
  document,
  email: `outro-${index}@example.com`,
  name: `Outro ${index}`,
}));
const ASSETS = { 'Bens imóveis': '1', 'Bens móveis': '2', 'Patrimônio líquido': '3' };
const FINANCES = '/PessoaFisica/dadosFinanceiros';

test.describe('a customer who is at the finances', () => {
  let client: { id: string; token: string };

  test.beforeEach(async ({ own, signIn }) => {
    client = await own.addClient();
    await storeUpTo(own, client, 1);
    await signIn(client);
  });

  test('is stopped by a version until the message is read, and goes on with what was typed', async ({ page, own }) => {
    await openTab(page, 'Dados Financeiros');
    const message = 'A norma mudou: precisamos saber a origem do patrimônio.';
    await own.publish(packageOf(ORIGIN), { fates: { pf: { kind: 'stop', message } } });
    await fillAll(page, ASSETS);
    await next(page);
    await expect(page.getByRole('heading', { name: 'Este formulário mudou' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(message);
    await expect(page.getByRole('main')).toContainText('Novo: Origem do patrimônio (Dados Financeiros).');
    expect(await findViolations(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(message);
    await expect(page.getByRole('main')).toContainText('Novo: Origem do patrimônio (Dados Financeiros).');
    await button(page, 'Continuar com o formulário novo').click();
    await onTab(page, 'Dados Financeiros');
    await expect(field(page, 'Bens móveis')).toHaveValue('2,00');
    await fill(page, 'Origem do patrimônio', 'Herança');
    await next(page);
    await onTab(page, 'Dados Bancários');
    expect(await callApi(own, client, `GET ${FINANCES}`)).toMatchObject({ BensMoveis: 2, Origem: 'Herança' });
  });

  test('goes on in the version that another device saved in, without a dialog', async ({ page, own }) => {
    await openTab(page, 'Dados Financeiros');
    await own.publish(packageOf({ ...ORIGIN }), {});
    const saved = { BensImoveis: 1, BensMoveis: 2, PatrimonioLiquido: 3, Origem: 'Herança' };
    await callApi(own, client, `POST ${FINANCES}`, saved);
    await fillAll(page, { ...ASSETS, 'Remuneração mensal': '5' });
    await next(page);
    await onTab(page, 'Dados Bancários');
    expect(await callApi(own, client, `GET ${FINANCES}`)).toMatchObject({ ...saved, RemuneracaoMensal: 5 });
  });

  test('goes on in one version after the other that another device saved in, on the same page', async ({
    page,
    own,
  }) => {
    await openTab(page, 'Dados Financeiros');
    const saved = { BensImoveis: 1, BensMoveis: 2, PatrimonioLiquido: 3, Origem: 'Herança' };
    await own.publish(packageOf(ORIGIN), {});
    await callApi(own, client, `POST ${FINANCES}`, saved);
    await fillAll(page, { ...ASSETS, 'Remuneração mensal': '5' });
    await saveLater(page);
    await closeDialog(page, SAVED);
    await own.publish(packageOf(OPTIONAL), {});
    await callApi(own, client, `POST ${FINANCES}`, { ...saved, RemuneracaoMensal: 5, Destino: 'Poupança' });
    await fill(page, 'Remuneração mensal', '6');
    await next(page);
    await onTab(page, 'Dados Bancários');
    expect(await callApi(own, client, `GET ${FINANCES}`)).toMatchObject({
      ...saved,
      RemuneracaoMensal: 6,
      Destino: 'Poupança',
    });
  });

  test('and types on in the form of before keeps what another device typed in the new one, which shows both', async ({
    page,
    own,
    browser,
  }) => {
    const openDevice = async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: own.url, serviceWorkers: 'block' });
      const device = await context.newPage();
      await device.goto('/login');
      await device.evaluate((token) => localStorage.setItem('token', token), client.token);
      await openTab(device, 'Dados Financeiros');
      return device;
    };
    await openTab(page, 'Dados Financeiros');
    await own.publish(packageOf(ORIGIN), {});
    const phone = await openDevice();
    await sent(phone, () => fillAll(phone, { 'Bens móveis': '92000', 'Origem do patrimônio': 'Herança' }));
    await phone.context().close();
    for (const text of ['500', '600']) await sent(page, () => fill(page, 'Bens móveis', text));
    await expect(field(page, 'Origem do patrimônio')).toHaveCount(0);

    const desk = await openDevice();
    await expect(field(desk, 'Origem do patrimônio')).toHaveValue('Herança');
    const choice = desk.getByRole('group', { name: 'Bens móveis: qual vale?' });
    await expect(choice.getByRole('button', { name: /600,00/ })).toBeVisible();
    await choice.getByRole('button', { name: /92\.000,00/ }).click();
    await expect(field(desk, 'Bens móveis')).toHaveValue('92.000,00');
    await desk.context().close();
  });

  test('finishes in the version of the beginning where that is said', async ({ page, own }) => {
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await own.publish(packageOf(ORIGIN), { fates: { pf: { kind: 'finish', until } } });
    const api = watchApi(page);
    await openTab(page, 'Dados Financeiros');
    await expect(field(page, 'Origem do patrimônio')).toHaveCount(0);
    expect(api.count('GET /formularios/pf')).toBe(2);
    await fillAll(page, ASSETS);
    const save = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(FINANCES));
    await next(page);
    expect((await save).headers()).toMatchObject({ 'definitions-version': '1' });
    await onTab(page, 'Dados Bancários');
  });

  test('goes on while others save and read, over a version that is published and rolled back', {
    tag: '@postgres',
  }, async ({ page, own }) => {
    const addresses = [own.url, await own.openSecond()];
    const others = await Promise.all(OTHERS.map((over) => own.addClient(over)));
    await openTab(page, 'Dados Financeiros');
    const isChanged = (version: number) => version === 2;
    const fieldIn = (version: number) => (isChanged(version) ? 'BensMoveisDetalhe' : 'BensMoveisEspecificacao');
    const load = startSaveLoop({
      urls: addresses,
      tokens: others.map(({ token }) => token),
      fieldIn,
      bodyIn: (version, text) => ({
        ...{ BensImoveis: 1, BensMoveis: 2, PatrimonioLiquido: 3, [fieldIn(version)]: text },
        ...(isChanged(version) && { Origem: 'Salário' }),
      }),
    });
    const hears = (number: number) =>
      page.waitForResponse((answer) => answer.headers()['definitions-next'] === `${number}`);

    const [before, after] = ['dados-financeiros/BensMoveisEspecificacao', 'dados-financeiros/BensMoveisDetalhe'];
    expect(await own.publish(packageOf(RENAMED), stepsOfPf({ id: 'detalhe', moved: before, to: after }))).toBe(2);
    const heard = hears(2);
    await fillAll(page, { ...ASSETS, 'Especificação dos bens móveis': 'Um barco' });
    await heard;
    await next(page);
    await onTab(page, 'Dados Bancários');
    await expect(note(page)).toContainText('Novo: Origem do patrimônio (Dados Financeiros).');

    const back = stepsOfPf({ id: 'back:detalhe', moved: after, to: before });
    expect(await own.publish(readPackage(BUILT), { ...back, backTo: 1 })).toBe(3);
    await goBack(page, 'Dados Financeiros');
    await expect(field(page, 'Especificação dos bens móveis')).toHaveValue('Um barco');
    const heardAgain = hears(3);
    await fill(page, 'Origem do patrimônio', 'Herança');
    await heardAgain;
    await next(page);
    await onTab(page, 'Dados Bancários');
    await expect(note(page)).toContainText('Não perguntamos mais: Origem do patrimônio (Dados Financeiros).');
    expect(await callApi(own, client, `GET ${FINANCES}`)).toMatchObject({ BensMoveisEspecificacao: 'Um barco' });

    const { saves, versions, failures } = await load.end();
    expect(failures).toEqual([]);
    expect([...versions].sort()).toEqual([1, 2, 3]);
    expect(saves).toBeGreaterThan(OTHERS.length);
  });
});
