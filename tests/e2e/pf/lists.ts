import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Json, JsonObject } from '../../../engine/core/json';
import { PASSWORD } from '../../server/testServer';
import { button, closeDialog, field, fillAll, onTab, section } from './form';

/** An attorney as the form of tab Procuradores sends it; `over` replaces what is to be different. */
export const attorney = (over: JsonObject = {}): JsonObject => ({
  Guid: '',
  Tipo: 'Procurador',
  Nome: 'Caio Prado Meireles',
  Documento: '',
  Cpf: '11144477735',
  Email: 'caio@prado.adv.br',
  Telefone: '+5521998123340',
  Cargo: '',
  Cep: '01310100',
  Logradouro: 'Avenida Paulista',
  Numero: '1578',
  Complemento: '',
  Bairro: 'Bela Vista',
  Cidade: 'São Paulo',
  Uf: 'SP',
  Pais: 'BRA',
  EmissorOrdem: false,
  UsPerson: false,
  PoliticamenteExposta: false,
  ResponsavelLogin: false,
  ...over,
});

/** A representative as the modal sends it. */
export const representative = (over: JsonObject = {}): JsonObject => ({
  ...attorney(),
  Tipo: 'Representante',
  Nome: 'Marina Sampaio Leal',
  Documento: '24.678.131-4',
  Cpf: '52998224725',
  Email: 'marina.leal@outlook.com',
  Telefone: '',
  Cep: '',
  Logradouro: '',
  Numero: '',
  Bairro: '',
  Cidade: '',
  Uf: null,
  Pais: null,
  ...over,
});

/** What fills the form of an attorney, by its labels. */
export const ATTORNEY = {
  Nome: 'Caio Prado Meireles',
  'CPF/CNPJ': '11144477735',
  'E-mail': 'caio@prado.adv.br',
  Telefone: '21998123340',
};

/** Fills all that the form of an attorney requires; the address comes from the CEP. */
export async function fillAttorney(page: Page, over: Record<string, string | undefined> = {}) {
  const form = section(page, 'Dados procurador');
  await fillAll(form, { ...ATTORNEY, CEP: '01310100', ...over });
  await expect(form.getByRole('textbox', { name: 'Logradouro', exact: true })).toHaveValue('Avenida Paulista');
  await fillAll(form, { Número: '1578' });
}

/** Calls the API as a client, past the browser: `callApi(server, client, 'GET /PessoaFisica/representante')`. */
export async function callApi(server: { url: string }, { token }: { token: string }, call: string, body?: Json) {
  const [method = '', path = ''] = call.split(' ');
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect(answer.status, `${call}: ${text}`).toBe(200);
  return JSON.parse(text).data as Json;
}

/** Stores people of tab Procuradores for a client, and gives them back with their Guid. */
export async function storePeople(server: { url: string }, client: { token: string }, ...people: JsonObject[]) {
  const stored: JsonObject[] = [];
  for (const person of people)
    stored.push((await callApi(server, client, 'POST /PessoaFisica/representante', person)) as JsonObject);
  return stored;
}

/** A call of the page to the API, `POST /PessoaFisica/representante`, and what was sent with it. */
export interface Call {
  call: string;
  body?: Json;
}

/** Every call of the page to the API from now on. */
export function watchApi(page: Page) {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const body = request.postData();
    const call = `${request.method()} ${pathname.slice('/api'.length)}${search}`;
    calls.push(body === null ? { call } : { call, body: JSON.parse(body) });
  });
  return {
    /** The calls that change something on the server. */
    changes: () => calls.filter(({ call }) => call.startsWith('POST') || call.includes('excluir')),
    count: (call: string) => calls.filter((made) => made.call === call).length,
    names: () => calls.map(({ call }) => call),
    forget: () => void calls.splice(0),
  };
}

/** What stands in the place of the server: a status with a body, or `gone` for a network that is not there. */
export type Failure = 'gone' | { status: number; body?: Json };

/** Answers a call, `POST /PessoaFisica/representante`, in place of the server: the next time, or so many `times`. */
export async function intercept(page: Page, call: string, failure: Failure, times = 1) {
  const [method, path] = call.split(' ');
  let left = times;
  await page.route(
    ({ pathname }) => pathname === `/api${path}`,
    (route) => {
      if (route.request().method() !== method || left-- <= 0) return route.fallback();
      return failure === 'gone' ? route.abort() : route.fulfill({ status: failure.status, json: failure.body ?? null });
    },
  );
}

/** Signs in by the form of the login page. */
export async function logIn(page: Page, document = '52998224725') {
  await field(page, 'E-mail/CPF').fill(document);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await button(page, 'Entrar').click();
}

/** Opens an earlier tab from the list of steps; where the list is folded, unfolds it. */
export async function goBack(page: Page, title: string) {
  const steps = page.getByRole('navigation', { name: 'Etapas do cadastro' }).filter({ visible: true });
  const step = steps.getByRole('button', { name: title });
  if (!(await step.isVisible())) await steps.getByText(/^Etapa \d de \d/).click();
  await step.click();
  await onTab(page, title);
}

/** The row of a person in the table. */
export const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

/** The group of fields of one bank account. */
export const account = (page: Page, title: string, index = 0): Locator =>
  page.getByRole('group', { name: title, exact: true }).nth(index);

/** Presses the button that deletes a row and says yes to the question. */
export async function confirmDeletion(page: Page, press: Locator) {
  await press.click();
  await closeDialog(page, { title: 'Confirma a exclusão?', text: '', button: 'Excluir' });
}

export const saveLater = (page: Page) => button(page, 'Salvar e continuar depois').click();

/** Whether the page is wider than the screen. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
