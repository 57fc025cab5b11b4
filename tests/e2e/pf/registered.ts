import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { Json } from '../../../engine/core/json';
import { client } from '../../../server/storage/schema';
import type { TestServer } from '../server';
import { callApi } from './calls';
import { button } from './form';

/** The cards of an individual, in order. */
export const CARDS = [
  'Dados Cadastrais',
  'Procuradores',
  'Dados Financeiros',
  'Dados Bancários',
  'Endereço',
  'Documentos',
  'Declarações',
  'Produtos',
] as const;

/** The titles of their tabs. */
export const TITLES = [
  'Informações',
  'Procuradores',
  'Dados Financeiros',
  'Dados Bancários',
  'Endereços',
  'Upload de Documentos',
  'Declarações',
  'Produtos',
] as const;

/** A complete registration by its calls, as the demo has it. */
export const registration = (): { call: string; body: Json }[] =>
  JSON.parse(readFileSync('server/data/demoRegistration.json', 'utf8'));

/** A client whose registration is complete, and then in this state. */
export async function addRegistered(server: TestServer, state: Partial<typeof client.$inferInsert>) {
  const added = await server.addClient();
  for (const { call, body } of registration()) await callApi(server, added, call, body);
  await server.database.update(client).set(state).where(eq(client.id, added.id));
  return added;
}

/** What the server knows of the client. */
export const userOf = (server: TestServer, { token }: { token: string }) =>
  callApi(server, { token }, 'GET /cliente/usuario');

/** The tile of a section, by what its button says. */
export const tile = (page: Page, card: string, label = 'Editar dados'): Locator => button(page, `${label}: ${card}`);

/** Opens a section from its tile. */
export async function openTile(page: Page, index: number, label = 'Editar dados') {
  await tile(page, CARDS[index] as string, label).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLES[index] as string, exact: true })).toBeVisible();
  await expect(button(page, 'Salvar')).toBeVisible();
}

/** Waits for the overview. */
export async function onOverview(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Olá, Ana Maria Souza!' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(Seções do cadastro|Revise as seções)$/ })).toBeVisible();
}
