import { expect, type Locator, type Page } from '@playwright/test';
import type { JsonObject } from '../../../engine/core/json';

type Scope = Page | Locator;

/** Labels of fields with what fills them: typed, or the text of the option. `undefined` leaves a field alone. */
type Filling = Record<string, string | undefined>;

/** What fills each required field of the first tab. */
const INFORMACOES: Filling = {
  'Data de nascimento': '22/09/1988',
  Sexo: 'Feminino',
  'Telefone celular': '11987654321',
  'Nome do pai': 'Renato Nogueira',
  'Nome da mãe': 'Lúcia Duarte Nogueira',
  'Tipo de documento': 'RG',
  'Número do documento': '24.678.131-4',
  'Data de emissão': '03/11/2015',
  'UF do documento': 'SP',
  'Órgão emissor': 'SSP - Secretaria de Segurança Pública',
  Nacionalidade: 'Brasileiro Nato',
  'Naturalidade (UF)': 'SP',
  'Cidade de nascimento': 'Campinas',
  'Estado civil': 'Solteiro(a)',
  'Formação profissional': 'Administração',
  Ocupação: 'Administrador',
};

/** The control of a field by its label: a text box, a list, or a list with search. */
export function field(scope: Scope, label: string): Locator {
  const name = { name: label, exact: true };
  return scope.getByRole('textbox', name).or(scope.getByRole('combobox', name));
}

/** A card by its title. */
export function section(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** One of the answers of a question. */
export function answer(scope: Scope, question: string, text: string): Locator {
  return scope.getByRole('radiogroup', { name: question, exact: true }).getByRole('radio', { name: text, exact: true });
}

/** Answers a question: the card around the answer takes the press. */
export async function choose(scope: Scope, question: string, text: string) {
  await scope.getByRole('radiogroup', { name: question, exact: true }).getByText(text, { exact: true }).click();
  await expect(answer(scope, question, text)).toBeChecked();
}

/** Types into a field, or takes the option with this text. */
export async function fill(scope: Scope, label: string, text: string) {
  const control = field(scope, label);
  const kind = await control.evaluate((element) => element.getAttribute('role') ?? element.localName);
  if (kind === 'select') {
    await control.selectOption({ label: text });
    return;
  }
  await control.fill(text);
  if (kind === 'combobox') await option(control.page(), text).click();
}

/** An option of the open list with search, which may show the code before the text. */
export function option(page: Page, text: string): Locator {
  return page.getByRole('option', { name: new RegExp(`^(\\d+ *·? *)?${text}$`) });
}

/** Fills fields in this order. */
export async function fillAll(scope: Scope, filling: Filling) {
  for (const [label, text] of Object.entries(filling)) {
    if (text !== undefined) await fill(scope, label, text);
  }
}

/** Fills what is required on the first tab. `over` adds to it or replaces it; with `undefined` a field stays empty. */
export async function fillInformacoes(page: Page, over: Filling = {}) {
  await fillAll(page, { ...INFORMACOES, ...over });
}

/** A field is marked as wrong, and its text says why. */
export async function expectError(control: Locator, text: string) {
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(text);
}

/** Nothing is wrong with a field. */
export async function expectNoError(control: Locator) {
  await expect(control).not.toHaveAttribute('aria-invalid');
}

/** The padlock: a field can be read and not changed. */
export async function expectLocked(block: Locator, ...labels: string[]) {
  for (const label of labels) await expect(field(block, label), label).toHaveAttribute('readonly');
}

/** Fields that can be changed. */
export async function expectOpen(block: Locator, ...labels: string[]) {
  for (const label of labels) {
    await expect(field(block, label), label).toBeEnabled();
    await expect(field(block, label), label).not.toHaveAttribute('readonly');
  }
}

/** What `act` makes the page send of the first tab and the addresses. */
export async function sentBasics(page: Page, act: () => Promise<unknown>): Promise<JsonObject> {
  const path = '/api/PessoaFisica/informacaoBasica';
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST' && new URL(sent.url()).pathname === path),
    act(),
  ]);
  return request.postDataJSON();
}
