import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { JsonObject } from '../../../engine/core/json';
import { requestSignatures } from '../../../server/blocks/declarations/sign';
import { currentTemplates } from '../../../server/blocks/declarations/templates';
import { client, declarationVersion, signatureEvidence } from '../../../server/storage/schema';
import { INFORMACOES } from '../../support/informacoes';
import { minimalPdf } from '../../support/minimalPdf';
import { expect } from '../fixtures';
import type { TestServer } from '../server';
import { callApi } from './calls';
import { BASICA, ENDERECOS, store, storeUpTo } from './form';

export const SIGN = 'POST /declaracao/cliente';
export const LIST = 'GET /declaracao/cliente';

/** The documents that an individual has to sign, in the order of the list. */
export const REQUIRED = [
  'Termo de uso e adesão',
  'Contrato de intermediação',
  'Declaração de veracidade das informações',
  'Declaração de conhecimento de riscos',
];
export const OPTIONAL = [
  'Autorização para compartilhamento de dados com parceiros',
  'Política de privacidade e proteção de dados pessoais',
];

export const unsigned = (name: string) => ({
  title: 'Oops...',
  text: `O documento ${name} é obrigatório e não foi assinado, aceito os termos para avançar`,
});

/** The smallest file that counts as a PDF. */
const PDF = minimalPdf().toString('base64');

/** Stores all that comes before the declarations, so that the wizard opens on them. */
export async function storeUpToDeclarations(server: TestServer, own: { token: string }): Promise<void> {
  await storeUpTo(server, own, 4);
  await store(server, own, BASICA, { ...INFORMACOES, ...ENDERECOS });
  const types = (await callApi(server, own, 'GET /tipoDocumento')) as JsonObject[];
  for (const { Id, Nome } of types.filter(
    (type) => type.TipoCliente === 'Pessoa Física' && type.Obrigatorio === 'Sim',
  )) {
    const file = {
      TipoDocumentoId: Id ?? 0,
      FileName: 'documento.pdf',
      Descricao: Nome ?? '',
      FileDataString64: PDF,
      UsuarioInsert: 'Ana',
      InsertDate: '2026-11-20T10:00:00',
    };
    await callApi(server, own, 'POST /cliente/documentos', { documentos: [file] });
  }
}

async function templateOf(server: TestServer, name: string) {
  const found = (await currentTemplates(server.database, ['Pessoa Física', 'Todos'])).find(
    (template) => template.name === name,
  );
  if (!found) throw new Error(`no document ${name}`);
  return found;
}

/** Signs documents for a client, as an earlier visit would have done. */
export async function signDocuments(server: TestServer, own: { token: string }, names: readonly string[] = REQUIRED) {
  await callApi(server, own, 'GET /declaracao');
  for (const name of names) {
    const { id } = await templateOf(server, name);
    await callApi(server, own, SIGN, {
      DeclaracaoId: null,
      TemplateId: id,
      UsuarioAssinatura: 'Ana Maria Souza',
      Status: 'Assinado',
      DataAssinatura: '2026-11-20T10:00:00.000Z',
      IP: null,
    });
  }
}

/** Puts a document to other people for signature; gives back how each signs it. */
export async function putToSigners(server: TestServer, own: { id: string }, name: string, people: string[]) {
  const [found] = await server.database.select().from(client).where(eq(client.id, own.id));
  const template = await templateOf(server, name);
  const signers = people.map((person) => ({
    name: person,
    email: `${person.split(' ')[0]?.toLowerCase()}@example.com`,
  }));
  const now = new Date();
  const asked = await requestSignatures(server.database, { client: found as never, template, signers, now });
  return asked.map(({ id: signatureId }, index) => async () => {
    await server.database.insert(signatureEvidence).values({
      signatureId,
      status: 'Assinado',
      versionNumber: template.version,
      textHash: template.textHash,
      at: now,
      seenIp: '198.51.100.7',
      userName: people[index] ?? '',
    });
  });
}

/** Gives a document a new text, as a start of the server with another file does. */
export async function changeDocument(server: TestServer, name: string) {
  const { id, version, text } = await templateOf(server, name);
  await server.database.insert(declarationVersion).values({
    templateId: id,
    number: version + 1,
    text: `${text}<p>Parágrafo da versão ${version + 1}.</p>`,
    textHash: `hash ${version + 1}`,
    validFrom: new Date(),
  });
}

/** The row of a document in the list. */
export const documentRow = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Documentos para assinar' }).getByRole('row').filter({ hasText: name });

/** Reads and signs a document on the screen. */
export async function signOnScreen(page: Page, name: string) {
  await documentRow(page, name).getByRole('button', { name: 'Ler o termo', exact: true }).click();
  const terms = page.getByRole('dialog', { name, exact: true });
  await terms.getByText('Li e aceito os termos de uso.', { exact: true }).click();
  await terms.getByRole('button', { name: 'Confirmar', exact: true }).click();
  const message = page.getByRole('dialog', { name: 'Termos aceitos com sucesso', exact: true });
  await message.getByRole('button').click();
  await expect(message).toBeHidden();
  await expect(terms).toBeHidden();
}
