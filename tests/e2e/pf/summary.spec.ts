import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { writeDefinitions } from '../../../scripts/lib/writeDefinitions';
import { INFORMACOES } from '../../support/informacoes';
import { findViolations } from '../accessibility';
import { startTestServer, type TestServer } from '../server';
import { BASICA, button, closeDialog, dialog, ENDERECOS, field, onTab, store, storeUpTo, watchPosts } from './form';

/** The tabs that hold nothing but fields: what the blocks say of themselves is a matter of their own tests. */
const TABS = ['informacoes', 'procuradores', 'dados-financeiros', 'dados-bancarios', 'enderecos'];

/** The individual's wizard with these tabs alone. */
function fieldsAlone(): string {
  const schemas = mkdtempSync(join(tmpdir(), 'summary-schemas-'));
  cpSync('schemas', schemas, { recursive: true });
  const file = join(schemas, 'pf/wizard.json');
  const wizard = JSON.parse(readFileSync(file, 'utf8')) as {
    tabs: { id: string; shared?: true }[];
    parts: (Part | string)[];
  };
  for (const { id, shared } of wizard.tabs) {
    if (!TABS.includes(id) && !shared) rmSync(join(schemas, `pf/${id}.json`));
  }
  const tabs = wizard.tabs.filter(({ id }) => TABS.includes(id));
  const parts = wizard.parts.filter(
    (part) => typeof part !== 'string' && part.data?.every((name) => TABS.includes(name.split('/')[0] ?? '')),
  );
  writeFileSync(file, JSON.stringify({ ...wizard, tabs, parts }));
  return schemas;
}

interface Part {
  data?: string[];
}

const test = base.extend<{ client: { token: string } }, { own: TestServer }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const schemas = fieldsAlone();
      const folder = mkdtempSync(join(tmpdir(), 'summary-definitions-'));
      const problems = writeDefinitions(schemas, folder);
      if (problems) throw new Error(problems);
      const own = await startTestServer(folder);
      await use(own);
      await own.close();
      for (const used of [schemas, folder]) rmSync(used, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own.url),
  /** A client with everything saved, signed in, whose wizard stands on the last tab. */
  client: [
    async ({ own, page }, use) => {
      await own.reset();
      const client = await own.addClient();
      await storeUpTo(own, client, 4);
      await store(own, client, BASICA, { ...INFORMACOES, ...ENDERECOS });
      await page.addInitScript((value) => {
        if (sessionStorage.getItem('test-signed-in')) return;
        sessionStorage.setItem('test-signed-in', 'yes');
        localStorage.setItem('token', value);
      }, client.token);
      await page.goto('/CadastroPF_Passo_1');
      await onTab(page, 'Endereços');
      await use(client);
    },
    { auto: true },
  ],
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The value beside a label of a card. */
const value = (page: Page, tab: string, label: string) =>
  card(page, tab)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(label, { exact: true }) })
    .getByRole('definition');

async function lookOver(page: Page): Promise<void> {
  await button(page, 'Concluir').click();
  await expect(title(page, 'Confira antes de enviar')).toBeFocused();
  await expect(page).toHaveURL(LOOK);
}

const LOOK = /\/CadastroPF_Passo_1\/confer%C3%AAncia$/;

test('[PF-OP-24] shows all that is filled in before it is sent, and sends it once that is confirmed', async ({
  page,
}) => {
  const posts = watchPosts(page);
  await lookOver(page);
  expect(posts).toEqual([]);
  const nav = page.getByRole('navigation', { name: 'Etapas do cadastro' });
  await expect(nav.getByText('5 de 6 concluídas')).toBeVisible();
  await expect(nav.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Informações',
    'Procuradores',
    'Dados Financeiros',
    'Dados Bancários',
    'Endereços',
  ]);
  await expect(card(page, 'Procuradores')).toContainText('Não informado');
  await button(page, 'Abrir todas').click();
  await expect(value(page, 'Informações', 'Data de nascimento')).toHaveText('22/09/1988');
  await expect(value(page, 'Informações', 'Telefone celular')).toHaveText('+55 (11) 98765-4321');
  await expect(value(page, 'Informações', 'Órgão emissor')).toHaveText('SSP - Secretaria de Segurança Pública');
  await expect(value(page, 'Informações', 'Telefone residencial')).toHaveText('Não informado');
  await expect(card(page, 'Procuradores')).toContainText('Nenhuma pessoa adicionada');
  await expect(value(page, 'Dados Financeiros', 'Remuneração mensal')).toHaveText('R$ 14.500,00');
  await expect(value(page, 'Dados Bancários', 'Banco')).toHaveText('341 - ITAÚ UNIBANCO S.A.');
  await expect(value(page, 'Endereços', 'CEP').first()).toHaveText('01310-100');
  expect(await findViolations(page)).toEqual([]);

  await button(page, 'Concluir').click();
  await dialog(page, 'Cadastro enviado para análise!');
  expect(posts.map(({ path }) => path)).toEqual(['/api/PessoaFisica/ConcluirCadastro']);
});

test('leads from a section to its step, and straight back to that section of the look at everything', async ({
  page,
}) => {
  await lookOver(page);
  await card(page, 'Dados Financeiros').locator('summary').click();
  await button(page, 'Editar Patrimônio').click();
  await onTab(page, 'Dados Financeiros');
  await expect(page.getByRole('heading', { level: 2, name: 'Patrimônio' })).toBeFocused();
  await field(page, 'Bens imóveis').fill('123456,78');
  await button(page, 'Voltar ao resumo').click();
  await expect(title(page, 'Confira antes de enviar')).toBeVisible();
  await expect(page.getByRole('heading', { level: 4, name: 'Patrimônio' })).toBeFocused();
  await expect(value(page, 'Dados Financeiros', 'Bens imóveis')).toHaveText('R$ 123.456,78');
  await button(page, 'Voltar').click();
  await onTab(page, 'Endereços');
  await expect(title(page, 'Endereços')).toBeFocused();
});

test('[PF-OP-24] stays on the last step when the server refuses the conclusion, and says so', async ({
  page,
  client,
  own,
}) => {
  await lookOver(page);
  await page.route('**/api/PessoaFisica/ConcluirCadastro', (route) =>
    route.fulfill({ status: 400, json: { data: ['Cadastro incompleto'] } }),
  );
  await button(page, 'Concluir').click();
  await closeDialog(page, { title: 'Dados informados inválidos.', text: 'Cadastro incompleto' });
  await expect(page.getByText('O envio não foi concluído')).toBeVisible();
  await expect(title(page, 'Confira antes de enviar')).toBeVisible();
  const user = await fetch(`${own.url}/api/cliente/usuario`, { headers: { authorization: `Bearer ${client.token}` } });
  expect(((await user.json()) as { data: { StatusCadastro: number } }).data.StatusCadastro).toBe(0);
});

test('[PF-OP-12] is a step with an address: a reload opens it again, Back leads to the last tab, a typed address to none', async ({
  page,
}) => {
  await lookOver(page);
  await page.reload();
  await expect(title(page, 'Confira antes de enviar')).toBeVisible();
  await expect(page).toHaveURL(LOOK);
  await page.goBack();
  await onTab(page, 'Endereços');
  await page.goForward();
  await onTab(page, 'Endereços');
  await expect(page).toHaveURL(/\/enderecos$/);
  const fresh = await page.context().newPage();
  await fresh.goto('/CadastroPF_Passo_1/conferência');
  await onTab(fresh, 'Endereços');
  await expect(fresh).toHaveURL(/\/enderecos$/);
});

for (const width of [320, 375]) {
  test(`stands in a window of ${width} px without a bar at its foot, all its links big enough`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await lookOver(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expect(page.getByText(/^Etapa 6 de 6 · /)).toBeVisible();
    await button(page, 'Abrir todas').click();
    for (const edit of await page.getByRole('button', { name: /^Editar / }).all()) {
      const box = await edit.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    expect(await findViolations(page)).toEqual([]);
  });
}
