import { eq } from 'drizzle-orm';
import { client as clients } from '../../../server/storage/schema';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { callApi, intercept, watchApi } from './calls';
import { button, closeDialog, dialog } from './form';
import { scrollsSideways } from './lists';
import {
  ACCEPT,
  ANSWERS,
  acceptProduct,
  addBeforeProducts,
  answerAll,
  answerQuestion,
  FILLED,
  openProducts,
  openQuestionnaire,
  productRow,
  questionnaire,
  SAVE,
  WAIVER,
  waive,
} from './products';

const BOTH = {
  title: 'Concluir cadastro',
  text: 'Para a conclusão do cadastro, é necessário o preenchimento do questionário ou a dispensa do questionário.',
};
const CAREFUL = 'Serra Fina Renda Fixa FIC';
const RISKY = 'Jalapão Long Short FIC';

let client: { id: string; token: string };

test.beforeEach(async ({ server, signIn }) => {
  client = await addBeforeProducts(server);
  await signIn(client);
});

test.describe('the products', () => {
  test('[PF-PRD-07, PF-PRD-08, PF-PRD-05, PF-SUC-06] are accepted by their terms', async ({ page, server }) => {
    await callApi(server, client, SAVE, ANSWERS);
    await openProducts(page);
    const api = watchApi(page);
    await button(page, `Ler os termos: ${CAREFUL}`).click();
    const terms = await dialog(page, CAREFUL);
    await expect(terms.getByRole('heading', { name: '2. Riscos' })).toBeVisible();
    await button(terms, 'Confirmar').click();
    await closeDialog(page, {
      title: 'Oops...',
      text: 'Necessário aceitar os termos para confirmar adesão ao produto',
    });
    expect(api.changes()).toEqual([]);
    await button(terms, 'Voltar').click();
    await acceptProduct(page, CAREFUL);
    expect(api.changes()).toEqual([
      { call: ACCEPT, body: { ProdutoId: 1, Aceite: 1, DataAceite: expect.stringMatching(/^\d{4}-.*Z$/) } },
    ]);
    await expect(productRow(page, CAREFUL).getByText('Produto Adquirido')).toBeVisible();
    await button(page, `Ver mais: ${CAREFUL}`).click();
    const read = await dialog(page, CAREFUL);
    await expect(read.getByRole('checkbox')).toHaveCount(0);
    await expect(button(read, 'Confirmar')).toHaveCount(0);
    await page.keyboard.press('Escape');
    expect(await callApi(server, client, 'GET /cliente/produtos')).toMatchObject([{ ProdutoId: 1, Aceite: 1 }]);
  });

  test('[PF-PRD-09, PF-ERR-09] say why they could not be added', async ({ page, server }) => {
    await callApi(server, client, SAVE, ANSWERS);
    await openProducts(page);
    await intercept(page, ACCEPT, { status: 400, body: { data: ['Produto encerrado'] } });
    await button(page, `Ler os termos: ${CAREFUL}`).click();
    const terms = await dialog(page, CAREFUL);
    await terms.getByText('Li e aceito os termos de uso.', { exact: true }).click();
    await button(terms, 'Confirmar').click();
    await closeDialog(page, {
      title: 'Oops...',
      text: 'Falha ao adicionar produto ao cliente: Produto encerrado',
    });
    await expect(terms).toBeVisible();
  });

  test('[ACC-SESS-13] are none, without a dialog, when the list is refused', async ({ page, server }) => {
    await callApi(server, client, SAVE, ANSWERS);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await intercept(page, 'GET /produto', { status: 400, body: { data: ['Sem perfil'] } });
    await openProducts(page);
    await expect(page.getByText('Nenhum produto disponível no momento')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(logged).toContain('GET /produto: 400');
  });

  test('are accepted on a waiver that is saved first', async ({ page, server }) => {
    await openProducts(page);
    const api = watchApi(page);
    await waive(page, 'Investidor qualificado');
    await acceptProduct(page, RISKY);
    expect(api.changes().map(({ call }) => call)).toEqual([WAIVER, ACCEPT]);
    expect(await callApi(server, client, 'GET /cliente/produtos')).toMatchObject([{ ProdutoId: 9 }]);
  });
});

test.describe('the conclusion', () => {
  test('[PF-PRD-13, PF-E2E-23] needs a profile or a waiver', async ({ page, server }) => {
    await openProducts(page);
    const api = watchApi(page);
    await button(page, 'Concluir').click();
    await closeDialog(page, BOTH);
    await expect(page.getByRole('group', { name: 'Perfil do investidor' })).toBeFocused();
    expect(api.changes()).toEqual([]);
    await waive(page, 'Investidor profissional');
    await expect(page.getByRole('group', { name: 'Perfil do investidor' })).toHaveAccessibleDescription('');
    await expect(page.getByRole('region', { name: 'Tudo corrigido' })).toBeVisible();
    await button(page, 'Concluir').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Confira antes de enviar' })).toBeVisible();
    await button(page, 'Concluir').click();
    await dialog(page, 'Cadastro enviado para análise!');
    expect(api.changes().map(({ call }) => call)).toEqual([WAIVER, 'POST /PessoaFisica/ConcluirCadastro']);
    expect(await callApi(server, client, 'GET /cliente/usuario')).toMatchObject({ StatusCadastro: 1 });
  });

  test('[PF-SAV-01, PF-OP-51] sends the answers on its way', async ({ page }) => {
    await openProducts(page);
    await openQuestionnaire(page);
    await answerAll(page);
    await closeDialog(page, FILLED);
    const api = watchApi(page);
    await button(page, 'Concluir').click();
    await button(page, 'Abrir todas').click();
    await expect(page.getByRole('definition').filter({ hasText: 'Conservador' })).toBeVisible();
    await button(page, 'Concluir').click();
    await dialog(page, 'Cadastro enviado para análise!');
    expect(api.changes().map(({ call }) => call)).toEqual([SAVE, 'POST /PessoaFisica/ConcluirCadastro']);
  });
});

test('has no violation of axe, and does not scroll sideways at 320 px', async ({ page, server }) => {
  await callApi(server, client, SAVE, ANSWERS);
  await openProducts(page);
  await acceptProduct(page, CAREFUL);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findViolations(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await openQuestionnaire(page, 'Refazer questionário');
  for (const _ of [1, 2, 3, 4, 5, 6, 7]) {
    await answerQuestion(page);
    await button(questionnaire(page), 'Próximo').click();
  }
  await expect(questionnaire(page).getByText('Pergunta 8 de 9')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
});

test('[PF-SUI-21, PF-PRD-11, PF-NAV-12, PF-NAV-13] in edit mode has no questionnaire, and only what the client holds', async ({
  page,
  server,
}) => {
  await callApi(server, client, SAVE, ANSWERS);
  await callApi(server, client, 'GET /produto');
  await callApi(server, client, ACCEPT, { ProdutoId: 1, Aceite: 1, DataAceite: '2026-11-20T12:01:00.000Z' });
  await server.database.update(clients).set({ status: 2 }).where(eq(clients.id, client.id));
  await page.goto('/');
  await button(page, 'Editar dados: Produtos').click();
  await expect(page.getByRole('table', { name: 'Seus produtos' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByText('Descubra agora seu perfil investidor')).toHaveCount(0);
  await expect(page.getByText(/Resultado:/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Preencher|Refazer) questionário$/ })).toHaveCount(0);
});
