import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Json, JsonObject } from '../../../engine/core/json';
import { INFORMACOES } from '../../support/informacoes';
import { holdUpRequests } from '../wholeRequests';
import { isDraft } from './calls';

type Scope = Page | Locator;

/** Labels of fields with what fills them: typed, or the text of the option. `undefined` leaves a field alone. */
type Filling = Record<string, string | undefined>;

const API = '/api/PessoaFisica';
export const BASICA = `${API}/informacaoBasica`;
export const FINANCEIROS = `${API}/dadosFinanceiros`;
export const BANCARIOS = `${API}/dadosBancarios`;

/** The addresses, in the same call as the first tab. */
export const ENDERECOS: JsonObject = {
  Cep: '01310100',
  Logradouro: 'Avenida Paulista',
  LogradouroNumero: '1578',
  LogradouroComplemento: 'Apto. 72',
  Bairro: 'Bela Vista',
  Cidade: 'São Paulo',
  Uf: 'SP',
  LogradouroPais: 'BRA',
  EnderecoCorrespondencia: 1,
  EnderecoComercialCep: '20020100',
  EnderecoComercial: 'Avenida Nilo Peçanha',
  EnderecoComercialNumero: '50',
  EnderecoComercialComplemento: '',
  EnderecoComercialBairro: 'Centro',
  EnderecoComercialCidade: 'Rio de Janeiro',
  EnderecoComercialEstado: 'RJ',
  EnderecoComercialPais: 'BRA',
};

export const DADOS_FINANCEIROS: JsonObject = {
  RemuneracaoMensal: 14500,
  BensImoveis: 640000,
  BensMoveis: 92000,
  PatrimonioLiquido: 185300.75,
};

export const CONTAS: JsonObject[] = [
  { NomeBanco: '341', TipoConta: 'Conta Corrente', Agencia: '0182', ContaCorrente: '40733', ContaCorrenteDigito: '6' },
];

/** Under a field that is missing. */
export const OBR = 'Campo obrigatório.';

/** The dialog that names a required field. */
export const missing = (name: string) => ({
  title: 'Oops...',
  text: `O campo ${name} não foi informado, preencha a informação para avançar.`,
});

/** The dialog that names a field that may be left empty but is wrong. */
export const optional = (name: string) => ({
  title: 'Oops...',
  text: `O campo ${name} é opcional mas foi informado de forma inválida, preencha a informação para avançar.`,
});

/** What fills each required field of the first tab. */
const TYPED: Filling = {
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

/** Stores a part for the client, as an earlier visit would have done. */
export async function store(server: { url: string }, { token }: { token: string }, path: string, body: Json) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Stores all that comes before this tab, so that the wizard opens on it. */
export async function storeUpTo(server: { url: string }, client: { token: string }, tab: 1 | 2 | 3 | 4) {
  await store(server, client, BASICA, INFORMACOES);
  if (tab > 2) await store(server, client, FINANCEIROS, DADOS_FINANCEIROS);
  if (tab > 3) await store(server, client, BANCARIOS, CONTAS);
}

/** Opens the wizard, and waits until it stands on the tab with this title. */
export async function openTab(page: Page, title: string) {
  await page.goto('/CadastroPF_Passo_1');
  await onTab(page, title);
}

/** The wizard stands on the tab with this title, ready to be filled. */
export async function onTab(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(button(page, 'Salvar e continuar depois')).toBeVisible();
  // The fields come after what is around them.
  await expect(page.locator('main [aria-hidden="true"][aria-busy="true"]')).toHaveCount(0);
}

/** The control of a field by its label: a text box, a list, or a list with search. */
export function field(scope: Scope, label: string): Locator {
  const name = { name: label, exact: true };
  return scope.getByRole('textbox', name).or(scope.getByRole('combobox', name));
}

export function button(scope: Scope, name: string): Locator {
  return scope.getByRole('button', { name, exact: true });
}

/** A card by its title: `section(page, 'Endereço residencial')`. */
export function section(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** One of the answers of a question. */
export function choice(scope: Scope, question: string, answer: string): Locator {
  return scope
    .getByRole('radiogroup', { name: question, exact: true })
    .getByRole('radio', { name: answer, exact: true });
}

/** Answers a question: the card around the answer takes the press. */
export async function choose(scope: Scope, question: string, answer: string) {
  await scope.getByRole('radiogroup', { name: question, exact: true }).getByText(answer, { exact: true }).click();
  await expect(choice(scope, question, answer)).toBeChecked();
}

/** Types into a field, or takes the option with this text. */
export async function fill(scope: Scope, label: string, text: string) {
  const control = field(scope, label);
  const kind = await control.evaluate((element) => {
    // As a hand does, which begins with a press: until then the page may lead back to the last place, focus and all.
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    return element.getAttribute('role') ?? element.localName;
  });
  if (kind === 'select') {
    await control.selectOption({ label: text });
    return;
  }
  await control.fill(text);
  if (kind === 'combobox') await option(control.page(), text).click();
}

/** An option of the open list with search, which may show its code before the text. */
export function option(page: Page, text: string): Locator {
  const words = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return page.getByRole('option', { name: new RegExp(`^(\\d+ *)?${words}$`) });
}

/** Fills fields in this order. */
export async function fillAll(scope: Scope, filling: Filling) {
  for (const [label, text] of Object.entries(filling)) {
    if (text !== undefined) await fill(scope, label, text);
  }
}

/** Fills what is required on the first tab. `over` adds to it or replaces it; with `undefined` a field stays empty. */
export async function fillInformacoes(page: Page, over: Filling = {}) {
  await fillAll(page, { ...TYPED, ...over });
}

/** Fills one block of addresses with the help of its CEP. */
export async function fillEndereco(page: Page, title: string, filling: Filling = {}) {
  const block = section(page, title);
  await fill(block, 'CEP', '01310-100');
  await expect(field(block, 'Logradouro')).toHaveValue('Avenida Paulista');
  await fillAll(block, { Número: '1578', ...filling });
}

/** Fills the residential and the commercial block. */
export async function fillEnderecos(page: Page) {
  await fillEndereco(page, 'Endereço residencial');
  await fillEndereco(page, 'Endereço comercial');
}

/** Presses Avançar, or on the last tab Concluir. */
export async function next(page: Page) {
  await page.getByRole('button', { name: /^(Avançar|Concluir)$/ }).click();
}

/** The dialog with this title and, when given, exactly this text. */
export async function dialog(page: Page, title: string, text?: string): Promise<Locator> {
  const name = { name: title, exact: true };
  const shown = page.getByRole('alertdialog', name).or(page.getByRole('dialog', name));
  await expect(shown).toBeVisible();
  if (text !== undefined) await expect(shown).toHaveAccessibleDescription(text);
  return shown;
}

/** Sees the dialog with this title and text, and closes it by one of its buttons. */
export async function closeDialog(
  page: Page,
  { title, text, button: name = 'Entendi' }: { title: string; text?: string; button?: string },
) {
  const shown = await dialog(page, title, text);
  await button(shown, name).click();
  await expect(shown).toBeHidden();
}

/** Nothing wrong is shown at a field. */
export async function expectNoError(control: Locator) {
  await expect(control).not.toHaveAttribute('aria-invalid');
}

/** A field is marked as wrong and tells why. */
export async function expectError(control: Locator, text: string) {
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(text);
}

/** Every call that changes something from now on, with what it carries. */
export function watchPosts(page: Page): { path: string; body: Json }[] {
  const posts: { path: string; body: Json }[] = [];
  void holdUpRequests(page);
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() === 'POST' && !isDraft(path)) posts.push({ path, body: bodyOf(request) });
  });
  return posts;
}

/** Path and query of every call from now on whose path begins like this: `['/api/ws/01310100/json/']`. */
export function watchCalls(page: Page, beginning: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith(beginning)) calls.push(pathname + search);
  });
  return calls;
}

/** The body of the call of this path that `act` makes the page send. */
export async function sentBy(page: Page, path: string, act: () => Promise<unknown>): Promise<JsonObject> {
  await holdUpRequests(page);
  const [request] = await Promise.all([
    page.waitForRequest(
      (sent) => sent.method() === 'POST' && new URL(sent.url()).pathname === path,
      // Less than a test has: so one that waits in vain says what for.
      { timeout: 20_000 },
    ),
    act(),
  ]);
  return bodyOf(request) as JsonObject;
}

function bodyOf(request: Request): Json {
  return JSON.parse(request.postData() ?? 'null');
}
