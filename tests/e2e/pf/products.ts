import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Json } from '../../../engine/core/json';
import type { TestServer } from '../server';
import { callApi } from './calls';
import { button, choice, closeDialog, dialog, onTab } from './form';

export const PREVIEW = 'POST /suitability/preview';
export const SAVE = 'POST /suitability';
export const WAIVER = 'POST /suitability/dispensa-questionario';
export const ACCEPT = 'POST /cliente/produtos';
export const QUESTION = 'Deseja solicitar a dispensa do questionário?';
export const FILLED = { title: 'Formulário preenchido com sucesso!', button: 'OK' };
export const REMOVE = {
  title: 'Remover dispensa de questionário',
  text: 'Para realizar essa operação os produtos aderidos serão cancelados. Deseja seguir?',
};
export const UNANSWERED = { title: 'Não preenchido', text: 'Necessário responder para avançar o questionário' };

/** A registration by its calls, as the demo has it. */
const CALLS: { call: string; body: Json }[] = JSON.parse(readFileSync('server/data/demoRegistration.json', 'utf8'));

/** A client with all that comes before the products. */
export async function addBeforeProducts(server: TestServer) {
  const added = await server.addClient();
  const before = CALLS.filter(({ call }) => !/suitability|produtos/.test(call));
  for (const { call, body } of before) await callApi(server, added, call, body);
  return added;
}

/** The answers of the demo, which make a `Moderado`. */
export const ANSWERS = CALLS.find(({ call }) => call === SAVE)?.body as Json;

/** Opens the wizard of such a client on the products. */
export async function openProducts(page: Page) {
  await page.goto('/CadastroPF_Passo_1');
  await onTab(page, 'Produtos');
}

export const questionnaire = (page: Page): Locator => page.getByRole('dialog', { name: 'Perfil do investidor' });

export const openQuestionnaire = async (page: Page, name = 'Preencher questionário') => {
  await button(page, name).click();
  await expect(questionnaire(page)).toBeVisible();
};

/** Takes the first choice of the question on the screen, of every row in a table. */
export async function answerQuestion(page: Page) {
  const shown = questionnaire(page);
  const rows = shown
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  if ((await rows.count()) > 0) {
    for (const row of await rows.all()) await row.getByRole('radio').first().check();
    return;
  }
  const box = shown.getByRole('checkbox').first();
  if ((await box.count()) === 0) {
    await shown.getByRole('radio').first().check();
    return;
  }
  await box.check();
  const option = shown.getByRole('radio').first();
  if ((await option.count()) > 0) await option.check();
}

/** Answers every question, with the answers of least risk, and sends them. */
export async function answerAll(page: Page) {
  for (;;) {
    await answerQuestion(page);
    const last = button(questionnaire(page), 'Concluir');
    if ((await last.count()) > 0) return last.click();
    const before = await questionnaire(page)
      .getByText(/^Pergunta \d+ de \d+$/)
      .textContent();
    await button(questionnaire(page), 'Próximo').click();
    await expect(questionnaire(page).getByText(before ?? '', { exact: true })).toBeHidden();
  }
}

export const productRow = (page: Page, name: string): Locator =>
  page
    .getByRole('table', { name: /^(Produtos disponíveis|Seus produtos)$/ })
    .getByRole('row')
    .filter({ hasText: name });

/** Reads the terms of a product and accepts them. */
export async function acceptProduct(page: Page, name: string) {
  await button(page, `Ler os termos: ${name}`).click();
  const terms = await dialog(page, name);
  await terms.getByText('Li e aceito os termos de uso.', { exact: true }).click();
  await button(terms, 'Confirmar').click();
  await closeDialog(page, { title: 'Produto incluído', text: 'Produto adicionado com sucesso', button: 'OK' });
  await expect(terms).toBeHidden();
}

/** Chooses to waive the questionnaire, for this reason. */
export async function waive(page: Page, reason: string) {
  await page.getByRole('radiogroup', { name: QUESTION }).getByText('Sim', { exact: true }).click();
  await expect(choice(page, QUESTION, 'Sim')).toBeChecked();
  await page.getByRole('combobox', { name: 'Motivo da dispensa' }).selectOption({ label: reason });
}

/** Chooses to answer the questionnaire after all. */
export const takeBack = (page: Page) =>
  page.getByRole('radiogroup', { name: QUESTION }).getByText('Não', { exact: true }).click();
