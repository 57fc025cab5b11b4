import { expect, type Locator, type Page } from '@playwright/test';
import { INFORMACOES } from '../../support/informacoes';
import { minimalPdf } from '../../support/minimalPdf';
import type { TestServer } from '../server';
import { BASICA, ENDERECOS, field, openTab, store, storeUpTo } from './form';

export const UPLOAD = '/cliente/documentos';
export const EARLY = '/cliente/arquivos';
export const LIST = '/cliente/documentosSemAnexo';
export const DELETE = '/cliente/documentos/excluir';
export const TITLE = 'Upload de Documentos';

export const IDENTITY = 'Documento de identidade (RG ou CNH)';
export const RESIDENCE = 'Comprovante de residência';
export const INCOME = 'Comprovante de renda';

/** What is said of a file that is on the server and not yet saved. */
export const KEPT = 'Enviado, ainda não confirmado';

/** A file for the picker, as Playwright takes it. */
export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PDF of so many bytes. */
export function pdf(name: string, bytes = 400): PickedFile {
  return { name, mimeType: 'application/pdf', buffer: minimalPdf(bytes) };
}

/** The smallest picture that a browser draws: one pixel. */
export const png = (name: string): PickedFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

/** What the customer is told about a kind of document that has no file. */
export const MISSING = (name: string) => ({
  title: 'Oops...',
  text: `O documento ${name} é obrigatório e não foi enviado, envie o documento para avançar`,
});

/** Signs in as a new client who has filled everything before the documents, and opens their tab. */
export async function openDocuments(
  page: Page,
  server: TestServer,
  signIn: (client: { token: string }) => Promise<void>,
) {
  const client = await server.addClient({ name: 'Helena Duarte Nogueira' });
  await signIn(client);
  await storeUpTo(server, client, 4);
  await store(server, client, BASICA, { ...INFORMACOES, ...ENDERECOS });
  await openTab(page, TITLE);
  await expect(kindField(page)).toBeVisible();
  return client;
}

export const kindField = (page: Page): Locator => field(page, 'Tipo de documento');

/** Chooses a kind of document, and then a file in the picker that its button opens. */
export async function attach(page: Page, kind: string, file: PickedFile) {
  const option = kindField(page).getByRole('option', { name: kind });
  await kindField(page).selectOption({ label: (await option.first().textContent()) ?? kind });
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Anexar arquivo' }).click(),
  ]);
  expect(picker.isMultiple()).toBe(false);
  await picker.setFiles(file);
}

/** The row of a file in the list. */
export const rowOf = (page: Page, file: string): Locator =>
  page.getByRole('table', { name: 'Seus documentos' }).getByRole('row').filter({ hasText: file });
