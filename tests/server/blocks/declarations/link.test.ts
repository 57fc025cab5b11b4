import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { invalidateSignatures } from '../../../../server/blocks/declarations/invalidate';
import { type RequestedSignature, requestSignatures } from '../../../../server/blocks/declarations/sign';
import { currentTemplates } from '../../../../server/blocks/declarations/templates';
import { signingLink } from '../../../../server/mail/links';
import type { Client } from '../../../../server/storage/client';
import { client, signatureEvidence } from '../../../../server/storage/schema';
import { serverForTests } from '../../serverForTests';
import { addClient, TEST_CONFIG } from '../../testServer';
import { documentId, PODERES, type SeedDocument, seed } from './documents';

const NOW = new Date('2026-11-21T09:30:00.000Z');
const SIGNERS = [
  { name: 'Marina Lobo', email: 'marina@example.com' },
  { name: 'Edson Brito', email: 'edson@example.com' },
];
const SIGNED = 'Documento já foi assinado.';
const UNAVAILABLE = 'Documento está indisponível para assinatura.';
const NOT_FOUND = 'Documento não encontrado.';

const { store, server } = serverForTests(() => {
  const portalDir = mkdtempSync(join(tmpdir(), 'ficha-portal-'));
  writeFileSync(join(portalDir, 'index.html'), '<!doctype html><html><title>Portal</title></html>');
  return { clock: () => NOW, config: { ...TEST_CONFIG, portalDir } };
});
let aurora: Client;
/** A document of its own for each test: texts are never deleted. */
let own: SeedDocument;
let documents = 100;
let asked: RequestedSignature[];
let marina: string;
let edson: string;

beforeEach(async () => {
  own = { ...PODERES, id: documentId(documents++) };
  await seed(store.database, [own]);
  aurora = await addClient(store.database, { type: 2, document: '12ABC34501DE35', name: 'Aurora Ltda.' });
  [marina = '', edson = ''] = await ask();
});

/** Puts the current text of the document to both signers. */
async function ask(): Promise<string[]> {
  const [template] = await currentTemplates(store.database, ['Pessoa Jurídica']);
  asked = await requestSignatures(store.database, {
    client: aurora,
    template: template as never,
    signers: SIGNERS,
    now: NOW,
  });
  return asked.map(({ linkId }) => linkId);
}

const read = async (guid: string) =>
  server.call(`GET /api/declaracao/assinaturas/consultarDeclaracaoParaAssinatura?guidDeclaracao=${guid}`);
const stateOf = async (guid: string) => ((await read(guid)).body.data as JsonObject).Status;
const sign = (Guid: string, Ip: Json = '203.0.113.9') =>
  server.call('POST /api/declaracao/assinar', { body: { Guid, Ip } });

describe('a document behind a link', () => {
  it('is signed once, and answered alike, when the answer was lost and it is asked again with its key', async () => {
    const headers = { 'idempotency-key': 'a-key-of-the-signature' };
    const send = () => server.call('POST /api/declaracao/assinar', { body: { Guid: marina, Ip: null }, headers });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect((await sign(marina)).status).toBe(400);
  });

  it('[ACC-CALL-15, ACC-SIGN-01, ACC-ENT-09, CF-LNK-01] is answered without a token', async () => {
    const { status, body } = await read(marina.toUpperCase());
    expect([status, body]).toEqual([
      200,
      {
        data: {
          Status: 'Pendente',
          DataAssinatura: null,
          NomeAssinante: 'Marina Lobo',
          NomeDocumento: 'Declaração de poderes',
          Conteudo: '<p>Poderes.</p>',
        },
      },
    ]);
  });

  it('[ACC-SIGN-01, CF-CAL-49, CF-ENT-19] is signed with its moment, also after a newer text', async () => {
    await sign(marina);
    await seed(store.database, [{ ...own, html: '<p>Outra versão.</p>' }]);
    await ask();
    expect((await read(marina)).body.data).toMatchObject({
      Status: 'Assinado',
      DataAssinatura: '2026-11-21T09:30:00.000Z',
      Conteudo: '<p>Poderes.</p>',
    });
  });

  it('is unavailable, without its text, once it was invalidated', async () => {
    await invalidateSignatures(store.database, {
      client: aurora,
      seenIp: '127.0.0.1',
      now: NOW,
      stamp: { definition: 1, revisions: null },
    });
    expect((await read(marina)).body.data).toMatchObject({ Status: 'INATIVO', Conteudo: '' });
  });

  it('is unavailable, without its text, once the account is closed, but what was signed stays readable', async () => {
    await sign(edson);
    await store.database.update(client).set({ status: 5 });
    expect((await read(marina)).body.data).toMatchObject({ Status: 'INATIVO', Conteudo: '' });
    expect((await sign(marina)).body.descricao).toBe(UNAVAILABLE);
    expect(await stateOf(edson)).toBe('Assinado');
  });

  it('is unavailable, without its text, once there is a newer one, also before it was put to the signers', async () => {
    await seed(store.database, [{ ...own, html: '<p>Outra versão.</p>' }]);
    expect((await read(marina)).body.data).toMatchObject({ Status: 'INATIVO', Conteudo: '' });
    const [fresh = ''] = await ask();
    expect([await stateOf(marina), await stateOf(fresh)]).toEqual(['INATIVO', 'Pendente']);
  });

  it.each(['11111111-2222-4333-8444-555555555555', 'abc', ''])('[O-34] is not found for "%s"', async (guid) => {
    for (const answer of [await read(guid), await sign(guid)]) {
      expect(answer).toMatchObject({ status: 400, body: { data: [NOT_FOUND], descricao: NOT_FOUND } });
    }
  });

  it('is not signed by a mail scanner that opens the link', async () => {
    const { pathname } = new URL(signingLink('https://ficha.test', marina));
    for (const method of ['HEAD', 'GET', 'GET'] as const) {
      expect((await server.app.inject({ method, url: pathname })).statusCode).toBe(200);
      await read(marina);
    }
    expect(await stateOf(marina)).toBe('Pendente');
    expect((await sign(marina)).body.data).toBe(true);
  });
});

describe('signing by link', () => {
  it('[ACC-CALL-14, ACC-SIGN-11, CF-CAL-51, CF-LNK-07] signs for one signer, and keeps who, what, when and from where', async () => {
    expect(await sign(marina)).toMatchObject({ status: 200, body: { data: true } });
    const kept = await store.database.select().from(signatureEvidence);
    expect(kept).toEqual([
      expect.objectContaining({
        signatureId: asked[0]?.id,
        status: 'Assinado',
        versionNumber: 1,
        textHash: expect.stringMatching(/^[\da-f]{64}$/),
        at: NOW,
        seenIp: '127.0.0.1',
        sentIp: '203.0.113.9',
        userId: null,
        userName: 'Marina Lobo',
      }),
    ]);
    expect([await stateOf(marina), await stateOf(edson)]).toEqual(['Assinado', 'Pendente']);
  });

  it('[ACC-CALL-14, CF-LNK-10] takes no address for an answer', async () => {
    expect((await sign(marina, null)).body.data).toBe(true);
    expect((await sign(edson, '')).body.data).toBe(true);
    const kept = await store.database.select({ sentIp: signatureEvidence.sentIp }).from(signatureEvidence);
    expect(kept).toEqual([{ sentIp: null }, { sentIp: null }]);
  });

  it('is done by the link alone, not by the id that the client sees', async () => {
    for (const { id } of asked) {
      expect((await read(id)).body.descricao).toBe('Documento não encontrado.');
      expect((await sign(id)).body.descricao).toBe('Documento não encontrado.');
    }
    expect(await store.database.$count(signatureEvidence)).toBe(0);
  });

  it('[O-34] refuses what is signed or unavailable', async () => {
    await sign(marina);
    expect(await sign(marina)).toMatchObject({ status: 400, body: { data: [SIGNED], descricao: SIGNED } });
    await invalidateSignatures(store.database, {
      client: aurora,
      seenIp: '127.0.0.1',
      now: NOW,
      stamp: { definition: 1, revisions: null },
    });
    expect((await sign(edson)).body.descricao).toBe(UNAVAILABLE);
  });

  it('[ACC-SIGN-15] refuses a text that was replaced since it was read, and says what to do', async () => {
    expect(await stateOf(marina)).toBe('Pendente');
    await seed(store.database, [{ ...own, html: '<p>Outra versão.</p>' }]);
    const text = 'O documento tem uma nova versão. Peça um novo link a quem solicitou a sua assinatura.';
    expect(await sign(marina)).toMatchObject({ status: 409, body: { data: [text], descricao: text } });
    expect(await store.database.$count(signatureEvidence)).toBe(0);
    const [fresh = ''] = await ask();
    expect((await sign(fresh)).body.data).toBe(true);
  });

  it('signs once, also when two clicks come at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => sign(marina)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await store.database.$count(signatureEvidence)).toBe(1);
  });

  it('refuses what is no address, and other properties', async () => {
    expect((await sign(marina, 'localhost')).body.descricao).toBe('Valor inesperado: /Ip');
    const body = { Guid: marina, Ip: null, Status: 'Assinado' };
    expect((await server.call('POST /api/declaracao/assinar', { body })).body.descricao).toBe(
      'Campo desconhecido: /Status',
    );
    expect(await stateOf(marina)).toBe('Pendente');
  });
});
