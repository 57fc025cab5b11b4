import type { Locator, Page } from '@playwright/test';
import type { JsonObject } from '../../../engine/core/json';
import { PARTNER } from '../../server/blocks/declarations/company';
import { linkFrom, mailsTo } from '../../server/mailbox';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { callApi, watchApi } from '../pf/calls';
import { button, closeDialog, dialog, next, onTab } from '../pf/form';
import { scrollsSideways } from '../pf/lists';
import { addBeforeDeclarations, ask, openTab, signAllOf, signByLink, signersOf } from './stored';

const REQUIRED = [
  'Termo de uso e adesão',
  'Contrato de intermediação',
  'Declaração de poderes e representação',
  'Declaração de beneficiário final',
];
const [FIRST = '', ...OTHERS] = REQUIRED;
const TAB = 'Declarações';
const UNSIGNED = {
  title: 'Atenção: documento não assinado',
  text: `O documento ${FIRST} é obrigatório e não foi assinado, aceito os termos para avançar`,
};

let client: { id: string; token: string };

test.beforeEach(async ({ server, signIn }) => {
  client = await addBeforeDeclarations(server);
  await signIn(client);
});

const row = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: 'Documentos para assinar' }).getByRole('row').filter({ hasText: name });
const person = (scope: Locator, name: string) => scope.getByRole('checkbox', { name: new RegExp(`^${name}`) });

/** Opens the tab; the documents come after their 10 seconds. */
async function openDeclarations(page: Page) {
  await openTab(page, TAB);
  await expect(page.getByText('Carregando os documentos...')).toBeAttached();
  await page.clock.runFor(10_000);
  await expect(row(page, FIRST)).toBeVisible();
}

test('[CF-AC-23, CF-MOD-06, CF-DDC-06, PJ-DEC-03] two people sign by link, and only then the wizard goes on', async ({
  page,
  server,
  browser,
  setTime,
}) => {
  await setTime('2026-11-21T12:00:00Z');
  const people = await signersOf(server, client);
  expect(people.map(({ Nome }) => Nome)).toEqual(['Marina Sampaio Leal', 'Edson Farias Brito']);
  await ask(server, client, people.slice(0, 1), OTHERS);
  await signAllOf(server, 'marina@example.com');
  await openDeclarations(page);
  await next(page);
  await closeDialog(page, UNSIGNED);

  await row(page, FIRST).getByRole('button', { name: 'Ler e enviar' }).click();
  const terms = page.getByRole('dialog', { name: FIRST, exact: true });
  await expect(person(terms, 'Marina')).not.toBeChecked();
  await expect(person(terms, 'Otávio')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  const api = watchApi(page);
  await button(terms, 'Enviar para assinatura').click();
  await closeDialog(page, { title: 'Oops...', text: 'Selecione ao menos um assinante para enviar o documento.' });
  await terms.getByText('Marina Sampaio Leal').click();
  await terms.getByText('Edson Farias Brito').click();
  await button(terms, 'Enviar para assinatura').click();
  await closeDialog(page, { title: 'Oops...', text: 'Necessário aceitar os termos para confirmar adesão ao produto' });
  expect(api.changes()).toEqual([]);
  await terms.getByText('Li e aceito os termos de uso.').click();
  await button(terms, 'Enviar para assinatura').click();
  const sent = await dialog(page, 'Assinatura solicitada', 'Documento foi enviado por e-mail para assinatura');
  await sent.getByRole('button').click();
  expect(api.changes()).toMatchObject([{ call: 'POST /declaracao/assinantes', body: { Assinantes: people } }]);
  await expect(row(page, FIRST)).toContainText('0 de 2 assinaturas');
  await expect(row(page, FIRST).getByRole('button', { name: 'Status da Assinatura' })).toBeFocused();

  const signer = await (await browser.newContext()).newPage();
  await signer.route('**/api/ip', (route) => route.fulfill({ json: { data: { ip: '203.0.113.77' } } }));
  await signer.goto(server.url + (await linkFrom(server.database, 'marina@example.com')));
  await expect(signer.getByText('3 de 4 assinados')).toBeVisible();
  await signer.getByRole('button', { name: `Ler e assinar: ${FIRST}` }).click();
  await signer.getByText('Declaro que li e aceito os termos do documento.').click();
  await button(signer, 'Confirmar assinatura').click();
  await button(await dialog(signer, 'Confirmação de assinatura'), 'Sim, assinar').click();
  await dialog(signer, 'Documento assinado!', 'O assinatura foi realizada com sucesso!');
  await signer.context().close();

  await page.clock.runFor(10_000);
  await expect(row(page, FIRST)).toContainText('1 de 2 assinaturas');
  await next(page);
  await closeDialog(page, UNSIGNED);
  await signByLink(server, await linkFrom(server.database, 'edson@example.com'));
  await page.clock.runFor(10_000);
  await expect(row(page, FIRST)).toContainText('Assinado');
  await next(page);
  await onTab(page, 'Produtos');
});

test('[CF-MOD-08, PJ-DEC-02, CF-DDC-15, CF-DDC-19] a pending document tells who has signed, and sends the e-mail again', async ({
  page,
  server,
  setTime,
}) => {
  await setTime('2026-11-21T12:00:00Z');
  await ask(server, client, await signersOf(server, client), [FIRST]);
  await signByLink(server, await linkFrom(server.database, 'marina@example.com'));
  await openDeclarations(page);
  await button(page, 'Como funciona').click();
  await expect(await dialog(page, 'Como funciona')).toContainText('e-mail');
  await button(page, 'Entendi').click();

  await row(page, FIRST).getByRole('button', { name: 'Status da Assinatura' }).click();
  const status = page.getByRole('dialog', { name: 'Status da Assinatura' });
  await expect(status.getByRole('row').filter({ hasText: 'Marina' })).toContainText('Assinado');
  await expect(status.getByText('Marina Sampaio Lea...')).toBeVisible();
  await expect(button(status, 'Reenviar e-mail para Marina Sampaio Leal')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await button(status, 'Reenviar e-mail para Edson Farias Brito').click();
  const sent = await dialog(page, 'Reenviar documento', 'Documento foi reenviado por e-mail para assinatura');
  await sent.getByRole('button').click();
  expect(await mailsTo(server.database, 'edson@example.com')).toHaveLength(2);

  await button(status, 'Escolher outros assinantes').click();
  const terms = page.getByRole('dialog', { name: FIRST, exact: true });
  await expect(terms.getByText('O pedido anterior deixa de valer')).toBeVisible();
  await terms.getByRole('button', { name: 'Voltar' }).click();
  await expect(row(page, FIRST)).toContainText('1 de 2 assinaturas');
});

test('[CF-AC-07, CF-SIG-03, CF-SIG-07] a partner’s new signature type asks first, and then asks for all signatures anew', async ({
  page,
  server,
}) => {
  await ask(server, client, await signersOf(server, client), [FIRST]);
  await signAllOf(server, 'marina@example.com');
  const { socios } = (await callApi(server, client, 'GET /PessoaJuridica/socios')) as { socios: JsonObject[] };
  await openTab(page, TAB);
  await page
    .getByRole('navigation', { name: 'Etapas do cadastro' })
    .getByRole('button', { name: 'Dados da Empresa' })
    .click();
  await onTab(page, 'Dados da Empresa');
  const api = watchApi(page);
  await page.getByRole('combobox', { name: 'Assinatura' }).first().selectOption({ label: 'Assina isoladamente' });
  await next(page);
  const question = await dialog(page, 'Atenção!');
  await expect(question).toContainText('invalidam as assinaturas já coletadas das declarações');
  await button(question, 'Cancelar').click();
  await expect(question).toBeHidden();
  await onTab(page, 'Dados da Empresa');
  expect(api.changes()).toEqual([]);
  await next(page);
  await button(question, 'Sim, continuar').click();
  await onTab(page, 'Procuradores');
  expect(api.changes()).toMatchObject([
    { call: 'POST /PessoaJuridica/socios', body: { socios: [{ Guid: socios[0]?.Guid, Assinatura: 2 }] } },
  ]);
  expect(await callApi(server, client, 'GET /declaracao/cliente')).toEqual([]);
});

test('[CF-SIG-11, PJ-DEC-04] what a replaced partner has signed is put to the signers again', async ({
  page,
  server,
  setTime,
}) => {
  await setTime('2026-11-21T12:00:00Z');
  await ask(server, client, await signersOf(server, client), REQUIRED);
  for (const email of ['marina@example.com', 'edson@example.com']) await signAllOf(server, email);
  const julio = { ...PARTNER, Nome: 'Júlio Barreto Fontes', CpfCnpj: '71428793860', Email: 'julio@example.com' };
  await callApi(server, client, 'POST /PessoaJuridica/socios', { socios: [julio] });
  await openDeclarations(page);
  await expect(row(page, FIRST).getByRole('button', { name: 'Ler e enviar' })).toBeVisible();
  await next(page);
  await closeDialog(page, UNSIGNED);
  await row(page, FIRST).getByRole('button', { name: 'Ler e enviar' }).click();
  await expect(person(page.getByRole('dialog', { name: FIRST, exact: true }), 'Júlio')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('the documents, the choice of signers and their status fit the screen', async ({ page, server, setTime }) => {
    await setTime('2026-11-21T12:00:00Z');
    await ask(server, client, await signersOf(server, client), [FIRST]);
    await openDeclarations(page);
    expect(await scrollsSideways(page)).toBe(false);
    await row(page, FIRST).getByRole('button', { name: 'Status da Assinatura' }).click();
    const status = page.getByRole('dialog', { name: 'Status da Assinatura' });
    await expect(button(status, 'Reenviar e-mail para Edson Farias Brito')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await button(status, 'Voltar').click();
    await row(page, OTHERS[0] ?? '')
      .getByRole('button', { name: 'Ler e enviar' })
      .click();
    await expect(button(page, 'Enviar para assinatura')).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await findViolations(page)).toEqual([]);
  });
});
