import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ne } from 'drizzle-orm';
import { writeDefinitions } from '../../scripts/lib/writeDefinitions';
import { client, collectionRow, part, renewal } from '../../server/storage/schema';
import { schemasWithRecipe } from '../docs/recipe';
import { readPdf } from '../server/sheet/readPdf';
import { findViolations } from './accessibility';
import { test as base, expect, type WorkerFixtures } from './fixtures';
import { callApi, watchApi } from './pf/calls';
import { button, closeDialog, expectError, field, fill, onTab } from './pf/form';
import { questionnaire } from './pf/products';
import { addRegistered, onOverview } from './pf/registered';
import { startTestServer, type TestServer } from './server';

/** The server over the three real wizards and the one that the README's recipe "A wizard" adds, word for word. */
const test = base.extend<object, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'ficha-recipe-'));
      const problems = writeDefinitions(schemasWithRecipe('A wizard', folder), join(folder, 'definitions'));
      if (problems) throw new Error(problems);
      const server = await startTestServer(join(folder, 'definitions'));
      await use(server);
      await server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Everything that is kept of the registration: the account with its status, what was saved, its renewal, its sheet. */
async function registrationOf({ database, url }: TestServer, { token }: { token: string }) {
  const answer = await fetch(`${url}/api/cliente/pdf`, { headers: { authorization: `Bearer ${token}` } });
  const sheet = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  return {
    // What counts changes counts those of every wizard.
    account: (await database.select().from(client)).map((row) => ({ ...row, changes: undefined })),
    parts: await database.select().from(part).where(ne(part.wizard, 'visita')),
    rows: await database.select().from(collectionRow),
    renewal: await database.select().from(renewal),
    sheet: sheet.pages.join('\n').replace(/\d\d:\d\d(:\d\d)?/g, ''),
    lacking: await callApi({ url }, { token }, 'GET /cliente/usuario/pendencias'),
  };
}

const SENT = { title: 'Formulário enviado!', button: 'OK' };

/** Fills in the form that is open, from the mistake that it names to its end. */
async function fillVisit(page: Page, typed: string, stored: string) {
  await expect(page.getByRole('heading', { level: 1, name: 'Data', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Data · Pedido de visita · /);
  const steps = page.getByRole('navigation', { name: 'Pedido de visita' }).filter({ visible: true });
  await expect(steps).toContainText(/^Pedido de visita\s*0 de 2 concluídas/);
  const api = watchApi(page);
  await fill(page, 'Dia', typed);
  await button(page, 'Concluir').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confira antes de enviar' })).toBeVisible();
  await expect(page).toHaveTitle(/^Confira antes de enviar · Pedido de visita · /);
  await expect(steps).toContainText('Pedido de visita');
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'Concluir').click();
  await closeDialog(page, SENT);
  expect(api.changes()).toMatchObject([
    { call: 'POST /visita/data', body: { Dia: stored } },
    { call: 'POST /visita/concluir' },
  ]);
}

const others = (page: Page) => page.getByRole('region', { name: 'Outros formulários' });

test('a form beside the registration is filled in by a new customer, whose registration stays at its beginning', async ({
  page,
  server,
  signIn,
}) => {
  const customer = await server.addClient();
  await signIn(customer);
  const before = await registrationOf(server, customer);
  await page.goto('/visita');
  await button(page, 'Concluir').click();
  await closeDialog(page, { title: 'Oops...', text: 'Informe o campo Dia.' });
  await expectError(field(page, 'Dia'), 'Campo obrigatório.');
  await fillVisit(page, '01/12/2099', '2099-12-01');
  await onTab(page, 'Informações');
  await expect(page).toHaveURL(/\/CadastroPF_Passo_1\/[a-z-]+$/);
  expect(await registrationOf(server, customer)).toEqual(before);
});

for (const [name, state, prepare] of [
  ['approved', { status: 2, expiresOn: '2099-12-31' }, async () => {}],
  [
    'expired',
    { status: 3 },
    async (page: Page) => {
      await closeDialog(page, { title: 'Atenção: Atualize o seu cadastro!' });
      await button(questionnaire(page), 'Cancelar').click();
      await closeDialog(page, { title: 'Deseja realmente sair?', button: 'Sim, sair' });
    },
  ],
] as const) {
  test(`a form beside the registration has its card, completion and history for an ${name} customer, whose registration stays as it is`, async ({
    page,
    server,
    signIn,
  }) => {
    const customer = await addRegistered(server, state);
    const toOverview = async () => {
      await prepare(page);
      await onOverview(page);
    };
    await signIn(customer);
    await page.goto('/');
    await toOverview();
    const before = await registrationOf(server, customer);
    const open = (action: string) =>
      others(page).getByRole('link', { name: `${action}: Pedido de visita`, exact: true });
    await expect(others(page).getByRole('listitem')).toHaveText(/^Pedido de visita\s*Não iniciado\s*Preencher$/);
    await open('Preencher').click();
    await expect(page).toHaveURL(/\/visita/);
    await fill(page, 'Dia', '01/12/2099');
    await button(page, 'Salvar e continuar depois').click();
    await closeDialog(page, { title: 'Alterações realizadas com sucesso!', button: 'OK' });
    await page.goto('/');
    await toOverview();
    await expect(others(page).getByRole('listitem')).toContainText('Em preenchimento');
    await open('Continuar').click();
    await expect(field(page, 'Dia')).toHaveValue('01/12/2099');
    await fillVisit(page, '02/12/2099', '2099-12-02');
    await toOverview();
    await expect(others(page).getByRole('listitem')).toHaveText(
      /^Pedido de visita\s*Enviado\s*Enviado em [\d/]+ às \d\d:\d\d\s*Abrir$/,
    );
    await open('Abrir').click();
    await fillVisit(page, '03/12/2099', '2099-12-03');
    await toOverview();
    await expect(others(page).getByRole('listitem')).toContainText('2 envios ao todo');
    expect(await findViolations(page)).toEqual([]);
    expect(await registrationOf(server, customer)).toEqual(before);
  });
}
