import { asc } from 'drizzle-orm';
import { expect } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { requestSignatures } from '../../../../server/blocks/declarations/sign';
import { currentTemplates } from '../../../../server/blocks/declarations/templates';
import type { Client } from '../../../../server/storage/client';
import type { Database } from '../../../../server/storage/database';
import { signatureEvidence } from '../../../../server/storage/schema';
import type { Caller } from '../../testServer';
import { CONTRATO, documentId, PODERES, POLITICA, seed, TERMO } from './documents';

export const NOW = new Date('2026-11-21T09:30:00.000Z');
export const TEMPLATES = 'GET /api/declaracao';
export const SIGN = 'POST /api/declaracao/cliente';

/** Documents that were changed have ids of their own: texts are never deleted. */
let used = 100;

/** What an individual does with the documents to sign, as `own` says who is signed in. */
export function individualCalls(
  own: () => { store: { database: Database }; server: Caller; client: Client; token: string },
) {
  const accepted = (over: JsonObject = {}): JsonObject => ({
    DeclaracaoId: null,
    TemplateId: TERMO.id,
    UsuarioAssinatura: 'Ana Maria Souza',
    Status: 'Assinado',
    DataAssinatura: '2026-11-21T09:29:58.123Z',
    IP: '203.0.113.9',
    ...over,
  });
  const signUnread = (over: JsonObject = {}, headers: Record<string, string> = {}) =>
    own().server.call(SIGN, { token: own().token, body: accepted(over), headers });
  const sign = async (...given: Parameters<typeof signUnread>) => {
    await own().server.call(TEMPLATES, { token: own().token });
    return signUnread(...given);
  };
  const list = async (call: string) =>
    (await own().server.call(call, { token: own().token })).body.data as JsonObject[];
  const evidence = () => own().store.database.select().from(signatureEvidence).orderBy(asc(signatureEvidence.id));

  /** A document that changes from one text to the other, with what the client does between. */
  async function changeDocument(between: (id: string) => Promise<unknown>): Promise<string> {
    used += 1;
    const document = { ...TERMO, id: documentId(used) };
    const bring = (html: string) =>
      seed(own().store.database, [TERMO, CONTRATO, POLITICA, PODERES, { ...document, html }]);
    await bring(TERMO.html);
    await between(document.id);
    await bring('<p>Versão dois.</p>');
    return document.id;
  }

  /** A document of which the client signed an older version. */
  const changedDocument = () =>
    changeDocument(async (TemplateId) => expect((await sign({ TemplateId })).status).toBe(200));

  /** A document put to several people for signature, of whom nobody has signed. */
  async function pendingDocument(names = ['Bruno', 'Carla'], of = TERMO.id): Promise<string[]> {
    const [template] = (await currentTemplates(own().store.database, ['Pessoa Física'])).filter(({ id }) => id === of);
    const signers = names.map((name) => ({ name, email: `${name.toLowerCase()}@example.com`, personId: name }));
    const asked = await requestSignatures(own().store.database, {
      client: own().client,
      template: template as never,
      signers,
      now: NOW,
    });
    return asked.map(({ id }) => id);
  }

  /** What a person did who followed a link. */
  const signAs = (signatureId: string) =>
    own().store.database.insert(signatureEvidence).values({
      signatureId,
      status: 'Assinado',
      versionNumber: 1,
      textHash: 'x',
      at: NOW,
      seenIp: '198.51.100.1',
      userName: 'Bruno',
    });
  return { accepted, signUnread, sign, list, evidence, changeDocument, changedDocument, pendingDocument, signAs };
}
