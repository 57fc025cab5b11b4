import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { callApi, intercept, watchApi } from './calls';
import {
  changeDocument,
  documentRow,
  LIST,
  OPTIONAL,
  putToSigners,
  REQUIRED,
  SIGN,
  signDocuments,
  signOnScreen,
  storeUpToDeclarations,
  unsigned,
} from './declarations';
import { button, closeDialog, dialog, next, onTab, openTab, section } from './form';
import { goBack, scrollsSideways } from './lists';

const [FIRST = '', SECOND = ''] = REQUIRED;
const OPEN = 'Declarações';

let client: { id: string; token: string };

test.beforeEach(async ({ server, signIn }) => {
  client = await server.addClient();
  await storeUpToDeclarations(server, client);
  await signIn(client);
});

test('a document that was just signed is not missing, though the list was not read again yet', async ({
  page,
  server,
}) => {
  await signDocuments(server, client, REQUIRED.slice(1));
  await openTab(page, OPEN);
  await page.getByRole('radio', { name: 'Conta própria' }).check();
  await expect(documentRow(page, FIRST)).toBeVisible();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/api${LIST.split(' ')[1]}`, async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.fallback();
  });
  await signOnScreen(page, FIRST);
  await expect(documentRow(page, FIRST).getByRole('button', { name: 'Ver termo', exact: true })).toBeVisible();
  await button(page, 'Avançar').click();
  letGo();
  await onTab(page, 'Produtos');
});

test.describe('the documents', () => {
  test('[PF-DEC-04, PF-DEC-06, PF-OP-42] of individuals and of all are listed, with a search, free of violations', async ({
    page,
  }) => {
    await openTab(page, OPEN);
    for (const name of [...REQUIRED, ...OPTIONAL]) {
      await expect(documentRow(page, name).getByRole('button', { name: 'Ler o termo', exact: true })).toBeVisible();
    }
    await expect(page.getByText('Declaração de poderes e representação')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    await documentRow(page, SECOND).getByRole('button', { name: 'Ler o termo' }).click();
    const terms = page.getByRole('dialog', { name: SECOND, exact: true });
    await expect(terms).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await terms.getByRole('button', { name: 'Voltar' }).click();
    await page.getByRole('searchbox', { name: 'Pesquisar documento' }).fill('INTERMEDIAÇÃO');
    await expect(documentRow(page, SECOND)).toBeVisible();
    await expect(documentRow(page, FIRST)).toHaveCount(0);
  });

  test('[PF-DEC-17, PF-DEC-13, PF-DEC-14, PF-E2E-20] are read, accepted and signed, and only then the wizard goes on', async ({
    page,
  }) => {
    await openTab(page, OPEN);
    const api = watchApi(page);
    await next(page);
    await closeDialog(page, unsigned(FIRST));
    await expect(section(page, 'Documentos para assinar').getByRole('alert')).toHaveText(`Falta assinar: ${FIRST}.`);
    expect(api.changes()).toEqual([]);

    await documentRow(page, FIRST).getByRole('button', { name: 'Ler o termo' }).click();
    const terms = page.getByRole('dialog', { name: FIRST, exact: true });
    await expect(terms.getByRole('heading', { name: '1. Objeto' })).toBeVisible();
    await terms.getByRole('button', { name: 'Confirmar' }).click();
    await closeDialog(page, {
      title: 'Oops...',
      text: 'Necessário aceitar os termos para confirmar adesão ao produto',
    });
    await terms.getByRole('button', { name: 'Voltar' }).click();
    expect(api.changes()).toEqual([]);

    await intercept(page, 'GET /ip', { status: 503 });
    await signOnScreen(page, FIRST);
    expect(api.changes()).toMatchObject([
      { call: SIGN, body: { DeclaracaoId: null, UsuarioAssinatura: 'Ana Maria Souza', Status: 'Assinado', IP: null } },
    ]);
    await expect(documentRow(page, FIRST).getByText('Termo aceito')).toBeVisible();
    await expect(documentRow(page, FIRST).getByRole('button', { name: 'Ver termo' })).toBeFocused();

    await next(page);
    await closeDialog(page, unsigned(SECOND));
    for (const name of REQUIRED.slice(1)) await signOnScreen(page, name);
    await next(page);
    await onTab(page, 'Produtos');
  });

  test('[PF-DEC-15, PF-DEC-16, PF-ERR-08, PF-API-24] stay unsigned when the server refuses, and are then signed with the public address of the customer', async ({
    page,
  }) => {
    await openTab(page, OPEN);
    await page.route('**/api/ip', (route) => route.fulfill({ json: { data: { ip: '203.0.113.77' } } }));
    await intercept(page, SIGN, { status: 400, body: { data: ['Motivo do servidor.'] } });
    await documentRow(page, FIRST).getByRole('button', { name: 'Ler o termo' }).click();
    const terms = page.getByRole('dialog', { name: FIRST, exact: true });
    await terms.getByText('Li e aceito os termos de uso.').click();
    await terms.getByRole('button', { name: 'Confirmar' }).click();
    await closeDialog(page, { title: 'Oops...', text: 'Falha ao aceitar os termos' });
    await expect(terms).toBeVisible();
    await terms.getByRole('button', { name: 'Voltar' }).click();
    await expect(documentRow(page, FIRST).getByText('Termo aceito')).toHaveCount(0);
    const api = watchApi(page);
    await signOnScreen(page, FIRST);
    expect(api.changes()).toMatchObject([{ body: { IP: '203.0.113.77' } }]);
  });

  test('[PF-DEC-11, PF-DEC-19, PF-MOD-06, PF-OP-45] of which a new version came are announced, and signed anew', async ({
    page,
    server,
  }) => {
    const [name = ''] = OPTIONAL;
    await signDocuments(server, client, [name]);
    await changeDocument(server, name);
    await openTab(page, OPEN);
    const notice = await dialog(page, 'Nova versão de documento');
    await expect(notice).toContainText(name);
    await button(notice, 'Entendi').click();
    const row = documentRow(page, name);
    await expect(row.getByText('Atenção: Precisamos de uma nova assinatura', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: 'Ler o termo' }).click();
    await expect(page.getByText(/^Parágrafo da versão \d+\.$/).last()).toBeVisible();
    await button(page.getByRole('dialog', { name }), 'Voltar').click();
    await signOnScreen(page, name);
    await expect(row.getByText('Termo aceito')).toBeVisible();
    await expect(row.getByText('Atenção:')).toHaveCount(0);
  });

  test('[PF-DEC-08, PF-DEC-10, PF-OP-43, PF-OP-44] that wait for others show who has signed, and change by themselves', async ({
    page,
    server,
    setTime,
  }) => {
    await setTime('2026-11-21T12:00:00Z');
    await signDocuments(server, client, REQUIRED.slice(1));
    const [caio, marina] = await putToSigners(server, client, FIRST, ['Caio Prado', 'Marina Leal']);
    await openTab(page, OPEN);
    await next(page);
    await closeDialog(page, unsigned(FIRST));
    await caio?.();
    await documentRow(page, FIRST).getByRole('button', { name: 'Status da Assinatura', exact: true }).click();
    const status = page.getByRole('dialog', { name: 'Status da Assinatura', exact: true });
    await expect(status.getByRole('row', { name: /^Caio Prado caio@example.com Assinado$/ })).toBeVisible();
    await expect(status.getByRole('row', { name: /^Marina Leal marina@example.com Não assinado$/ })).toBeVisible();
    await button(status, 'Voltar').click();

    const api = watchApi(page);
    await marina?.();
    await page.clock.runFor(10_000);
    await expect(documentRow(page, FIRST).getByText('Termo aceito')).toBeVisible();
    expect(api.count(LIST)).toBeGreaterThan(0);
    api.forget();
    await page.clock.runFor(30_000);
    expect(api.count(LIST)).toBe(0);
    await next(page);
    await onTab(page, 'Produtos');
  });

  test('[PF-OP-43] that wait say no more where the institution does not show the status', async ({ page, server }) => {
    await server.setSetting('statusAssinatura', 'N');
    await putToSigners(server, client, FIRST, ['Caio Prado']);
    await openTab(page, OPEN);
    await expect(documentRow(page, FIRST).getByText('Pendente', { exact: true })).toBeVisible();
    await expect(documentRow(page, FIRST).getByRole('button')).toHaveCount(0);
  });

  test('that did not load are asked for again on the way on', async ({ page }) => {
    await intercept(page, LIST, { status: 500 }, 2);
    await page.goto('/CadastroPF_Passo_1');
    await onTab(page, OPEN);
    await expect(button(page, 'Tentar novamente')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await next(page);
    await closeDialog(page, unsigned(FIRST));
    await expect(documentRow(page, FIRST)).toBeVisible();
  });

  test('[PF-OP-32] lose their signatures when a saved attorney changes', async ({ page, server }) => {
    await signDocuments(server, client, REQUIRED);
    const person = {
      Tipo: 'Representante',
      Nome: 'Caio Prado Meireles',
      Documento: '24.678.131-4',
      Cpf: '11144477735',
      Email: 'caio@prado.adv.br',
    };
    const saved = (await callApi(server, client, 'POST /PessoaFisica/representante', person)) as { Guid: string };
    await openTab(page, 'Produtos');
    await callApi(server, client, 'POST /PessoaFisica/representante', {
      ...person,
      Guid: saved.Guid,
      Nome: 'Caio Prado',
    });
    await goBack(page, OPEN);
    await expect(documentRow(page, FIRST).getByRole('button', { name: 'Ler o termo' })).toBeVisible();
    await next(page);
    await closeDialog(page, unsigned(FIRST));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('[PF-DEC-09] each document is a card that says Assinado or Pendente, and nothing scrolls sideways', async ({
    page,
    server,
  }) => {
    await signDocuments(server, client, [FIRST]);
    await openTab(page, OPEN);
    await expect(documentRow(page, FIRST).getByText('Assinado', { exact: true })).toBeVisible();
    await expect(documentRow(page, SECOND).getByText('Pendente', { exact: true })).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    await documentRow(page, SECOND).getByRole('button', { name: 'Ler o termo' }).click();
    await expect(button(page, 'Confirmar')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});
