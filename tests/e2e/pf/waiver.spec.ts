import { expect, test } from '../fixtures';
import { callApi, intercept, watchApi } from './calls';
import { choice, closeDialog, field, missing, next, onTab } from './form';
import { SAVED, saveLater } from './lists';
import {
  ACCEPT,
  addBeforeProducts,
  answerAll,
  FILLED,
  openProducts,
  openQuestionnaire,
  productRow,
  QUESTION,
  REMOVE,
  takeBack,
  WAIVER,
  waive,
} from './products';

const CAREFUL = 'Serra Fina Renda Fixa FIC';
const RISKY = 'Jalapão Long Short FIC';

let client: { id: string; token: string };

test.beforeEach(async ({ server, signIn }) => {
  client = await addBeforeProducts(server);
  await signIn(client);
});

test('[PF-DIS-01, PF-DIS-02, PF-DIS-F01, PF-DIS-F02] asks for a reason', async ({ page }) => {
  await openProducts(page);
  await expect(choice(page, QUESTION, 'Não')).toBeChecked();
  await expect(field(page, 'Motivo da dispensa')).toHaveCount(0);
  await page.getByRole('radiogroup', { name: QUESTION }).getByText('Sim', { exact: true }).click();
  const reasons = field(page, 'Motivo da dispensa');
  await expect(reasons.getByRole('option')).toHaveText([
    'Selecione',
    'Investidor profissional',
    'Investidor qualificado',
    'Pessoa jurídica de direito público',
    'Carteira administrada por gestor autorizado pela CVM',
  ]);
  const api = watchApi(page);
  await next(page);
  await closeDialog(page, missing('Motivo da dispensa'));
  await expect(reasons).toBeFocused();
  // Half a waiver may be kept, but it is no waiver.
  await saveLater(page);
  await closeDialog(page, SAVED);
  expect(api.changes()).toEqual([]);
});

test('[PF-DIS-06, PF-DIS-F03, PF-API-18] is saved with its reason and date, and opens all products', async ({
  page,
  server,
}) => {
  await openProducts(page);
  await expect(page.getByText('Ainda não há produtos para mostrar')).toBeVisible();
  const api = watchApi(page);
  await waive(page, 'Investidor qualificado');
  await expect(productRow(page, RISKY)).toBeVisible();
  expect(api.names().filter((name) => name.startsWith('GET /produto'))).toEqual(['GET /produto']);
  await saveLater(page);
  await closeDialog(page, SAVED);
  const saved = {
    MotivoDispensaQuestionarioId: 2,
    DataQuestionario: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  };
  expect(api.changes()).toEqual([{ call: WAIVER, body: saved }]);
  expect(await callApi(server, client, 'GET /suitability/consulta-dispensa-questionario')).toEqual(saved);
  await page.reload();
  await onTab(page, 'Produtos');
  await expect(choice(page, QUESTION, 'Sim')).toBeChecked();
  await expect(field(page, 'Motivo da dispensa')).toHaveValue('2');
});

test('[PF-DIS-07, PF-ERR-15] tells that its save failed', async ({ page }) => {
  await openProducts(page);
  await waive(page, 'Investidor qualificado');
  await intercept(page, WAIVER, { status: 400, body: { data: ['Dispensa recusada'] } });
  await saveLater(page);
  await closeDialog(page, {
    title: 'Dados informados inválidos na aba Produtos, sessão Dispensa de Questionário.',
    text: 'Dispensa recusada',
  });
  await expect(choice(page, QUESTION, 'Sim')).toBeChecked();
});

test('[PF-DIS-03, PF-DIS-04, PF-DIS-05, PF-E2E-23] taken back, asks, and cancels the products', async ({
  page,
  server,
}) => {
  await callApi(server, client, WAIVER, {
    MotivoDispensaQuestionarioId: 2,
    DataQuestionario: '2026-11-20T12:00:00.000Z',
  });
  await callApi(server, client, ACCEPT, { ProdutoId: 9, Aceite: 1, DataAceite: '2026-11-20T12:01:00.000Z' });
  await openProducts(page);
  await expect(productRow(page, RISKY).getByText('Produto Adquirido')).toBeVisible();
  const api = watchApi(page);
  await takeBack(page);
  await closeDialog(page, { ...REMOVE, button: 'Cancelar' });
  await expect(choice(page, QUESTION, 'Sim')).toBeChecked();
  await expect(field(page, 'Motivo da dispensa')).toHaveValue('2');
  await expect(productRow(page, RISKY).getByText('Produto Adquirido')).toBeVisible();
  await openQuestionnaire(page);
  await answerAll(page);
  await closeDialog(page, FILLED);
  api.forget();
  await takeBack(page);
  await closeDialog(page, { ...REMOVE, button: 'Confirmar' });
  await expect(choice(page, QUESTION, 'Não')).toBeChecked();
  await expect(productRow(page, RISKY).getByText('Ler os termos')).toBeVisible();
  expect(api.changes()).toEqual([]);
  expect(await callApi(server, client, 'GET /cliente/produtos')).toHaveLength(1);
  await saveLater(page);
  await closeDialog(page, SAVED);
  expect(api.changes()[0]).toMatchObject({ call: WAIVER, body: { MotivoDispensaQuestionarioId: 0 } });
  expect(await callApi(server, client, 'GET /cliente/produtos')).toEqual([]);
  await expect.poll(() => api.count('GET /cliente/produtos')).toBeGreaterThan(0);
  await expect(productRow(page, CAREFUL).getByText('Ler os termos')).toBeVisible();
});

test('[PF-DIS-08, PF-PRD-14] is not offered where the tenant allows none', async ({ page, server }) => {
  await server.setSetting('dispensa', 'Nao');
  await openProducts(page);
  await expect(page.getByRole('radiogroup', { name: QUESTION })).toHaveCount(0);
  await expect(field(page, 'Motivo da dispensa')).toHaveCount(0);
  await next(page);
  await closeDialog(page, {
    title: 'Concluir cadastro',
    text: 'Para a conclusão do cadastro, é necessário o preenchimento do questionário',
  });
});
