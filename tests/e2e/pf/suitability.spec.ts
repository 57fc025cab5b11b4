import { expect, test } from '../fixtures';
import { callApi, intercept, watchApi } from './calls';
import { button, closeDialog, dialog, onTab } from './form';
import { SAVED, saveLater } from './lists';
import {
  addBeforeProducts,
  answerAll,
  answerQuestion,
  FILLED,
  openProducts,
  openQuestionnaire,
  PREVIEW,
  productRow,
  questionnaire,
  SAVE,
  UNANSWERED,
} from './products';

const CAREFUL = 'Serra Fina Renda Fixa FIC';
const RISKY = 'Jalapão Long Short FIC';

let client: { id: string; token: string };

test.beforeEach(async ({ server, signIn }) => {
  client = await addBeforeProducts(server);
  await signIn(client);
});

test('[PF-SUI-01, PF-SUI-03, PF-SUI-14, PF-E2E-22] gives a profile, and the products of it', async ({ page }) => {
  await openProducts(page);
  await expect(page.getByText('Descubra agora seu perfil investidor')).toBeVisible();
  const api = watchApi(page);
  await openQuestionnaire(page);
  await answerAll(page);
  await closeDialog(page, FILLED);
  await expect(questionnaire(page)).toBeHidden();
  await expect(page.getByText('Resultado: Conservador')).toBeVisible();
  await expect(button(page, 'Refazer questionário')).toBeVisible();
  await expect(productRow(page, CAREFUL)).toBeVisible();
  await expect(productRow(page, RISKY)).toHaveCount(0);
  expect(api.count(PREVIEW)).toBe(1);
  expect(api.names().filter((name) => name.startsWith('GET /produto'))).toEqual([
    expect.stringMatching(/^GET \/produto\?idPerfilRiscoPreview=[0-9a-f-]{36}$/),
  ]);
  expect(api.count(SAVE)).toBe(0);
});

test('[PF-SUI-08, PF-SUI-12, PF-SUI-13, PF-E2E-21] asks for answers, and before it loses them', async ({ page }) => {
  await openProducts(page);
  await openQuestionnaire(page);
  const shown = questionnaire(page);
  for (const _ of [1, 2]) {
    await answerQuestion(page);
    await button(shown, 'Próximo').click();
  }
  await expect(shown.getByText('Pergunta 3 de 9')).toBeVisible();
  await button(shown, 'Próximo').click();
  await closeDialog(page, UNANSWERED);
  await answerQuestion(page);
  const chosen = shown.getByRole('radio').first();
  const leaving = {
    title: 'Deseja realmente sair?',
    text: 'Ao fechar, todas as respostas serão perdidas e o questionário recomeçará do início.',
  };
  await button(shown, 'Cancelar').click();
  await closeDialog(page, { ...leaving, button: 'Não, continuar respondendo' });
  await expect(shown.getByText('Pergunta 3 de 9')).toBeVisible();
  await expect(chosen).toBeChecked();
  await page.keyboard.press('Escape');
  await closeDialog(page, { ...leaving, button: 'Sim, sair' });
  await expect(shown).toBeHidden();
  await openQuestionnaire(page);
  await expect(shown.getByText('Pergunta 1 de 9')).toBeVisible();
  await expect(chosen).not.toBeChecked();
});

test('[PF-SUI-16, PF-ERR-10] stays open with the answers when the preview fails', async ({ page }) => {
  await openProducts(page);
  await openQuestionnaire(page);
  await intercept(page, PREVIEW, { status: 400, body: { data: ['Respostas recusadas'] } });
  await answerAll(page);
  await closeDialog(page, { title: 'Dados informados inválidos.', text: 'Respostas recusadas' });
  await expect(questionnaire(page).getByText('Pergunta 9 de 9')).toBeVisible();
  await button(questionnaire(page), 'Concluir').click();
  await closeDialog(page, FILLED);
  await expect(page.getByText('Resultado: Conservador')).toBeVisible();
});

test('[PF-OP-51, PF-SUI-17, PF-API-16] is saved with the tab, and gives the profile from then on', async ({
  page,
  server,
}) => {
  await openProducts(page);
  await openQuestionnaire(page);
  await answerAll(page);
  await closeDialog(page, FILLED);
  const api = watchApi(page);
  await saveLater(page);
  await closeDialog(page, SAVED);
  expect(api.changes().map(({ call }) => call)).toEqual([SAVE]);
  const first = { QuestionarioId: 101, QuestionarioRespostaId: 1011, QuestionarioRespostaOpcaoId: null };
  expect(api.changes()[0]?.body).toMatchObject({ Respostas: expect.arrayContaining([first]) });
  await expect.poll(() => api.count('GET /suitability')).toBe(1);
  expect(await callApi(server, client, 'GET /suitability')).toMatchObject({ PerfilRisco: 'Conservador' });
  await page.reload();
  await onTab(page, 'Produtos');
  await expect(page.getByText('Resultado: Conservador')).toBeVisible();
  await expect(productRow(page, CAREFUL)).toBeVisible();
});

test('[PF-SUI-18, PF-ERR-17] says what the server describes when it refuses the answers', async ({ page }) => {
  await openProducts(page);
  await openQuestionnaire(page);
  await answerAll(page);
  await closeDialog(page, FILLED);
  const body = { data: ['outra mensagem'], descricao: 'Questionário vencido' };
  await intercept(page, SAVE, { status: 400, body });
  await saveLater(page);
  await closeDialog(page, { title: 'Dados informados inválidos.', text: 'Questionário vencido' });
  await expect(page.getByText('Resultado: Conservador')).toBeVisible();
  await saveLater(page);
  await closeDialog(page, SAVED);
});

test('answers that are not saved outlive a reload', async ({ page, server }) => {
  await openProducts(page);
  await openQuestionnaire(page);
  await answerAll(page);
  await closeDialog(page, FILLED);
  await expect(productRow(page, CAREFUL)).toBeVisible();
  await page.reload();
  await onTab(page, 'Produtos');
  await expect(page.getByText('Resultado: Conservador')).toBeVisible();
  await expect(productRow(page, CAREFUL)).toBeVisible();
  await saveLater(page);
  await closeDialog(page, SAVED);
  expect(await callApi(server, client, 'GET /suitability')).toMatchObject({ PerfilRisco: 'Conservador' });
});

test('[PF-MOD-03, PF-OP-17, ACC-STAT-19] tells what a profile is', async ({ page }) => {
  await openProducts(page);
  await button(page, 'Saiba mais').click();
  const shown = await dialog(page, 'Saiba mais');
  await expect(shown.getByText('O questionário verifica se os produtos são adequados ao seu perfil')).toBeVisible();
  await button(shown, 'Entendi').click();
  await intercept(page, 'GET /Disclaimer', { status: 200, body: { data: [] } });
  await page.reload();
  await onTab(page, 'Produtos');
  await button(page, 'Saiba mais').click();
  const none = await dialog(page, 'Sem informações adicionais');
  await expect(none.getByText('Não há instruções adicionais para essa sessão')).toBeVisible();
});
