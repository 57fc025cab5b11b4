import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/core/json';
import type { Client } from '../../../../server/storage/client';
import { client, declaration } from '../../../../server/storage/schema';
import { compiledDefinitions } from '../../compiledDefinitions';
import { serverForTests } from '../../serverForTests';
import { addClient, TEST_CONFIG, tokenOf } from '../../testServer';
import { CONTRATO, documentId, PODERES, POLITICA, seed, TERMO } from './documents';
import { individualCalls, NOW, SIGN, TEMPLATES } from './individual';

const OWN = 'GET /api/declaracao/cliente';
const CHECK = 'GET /api/declaracao/existeDeclaracaoAssinaturaCliente';

const { store, server } = serverForTests(async (database) => {
  const config = { ...TEST_CONFIG, trustedProxies: 1 };
  await seed(database, [TERMO, CONTRATO, POLITICA, PODERES]);
  return { definitions: await compiledDefinitions(), clock: () => NOW, config };
});
let ana: Client;
let token: string;

beforeEach(async () => {
  ana = await addClient(store.database);
  token = await tokenOf(store.database, ana, NOW);
});

const { accepted, sign, list, evidence, changeDocument, changedDocument, pendingDocument, signAs } = individualCalls(
  () => ({ store, server, client: ana, token }),
);

describe('GET /declaracao', () => {
  it('[PF-LKP-18, PF-DEC-18] answers the documents that the wizard of the client lists, in order, with their text', async () => {
    expect(await list(TEMPLATES)).toEqual([
      {
        TemplateId: TERMO.id,
        NomeDocumento: 'Termo de uso e adesão',
        TipoCliente: 'Pessoa Física',
        Obrigatoriedade: 'Sim',
        Texto: '<p>Versão um.</p>',
        StatusAssinatura: 'Pendente',
        AlterouVersaoComAssinatura: false,
      },
      expect.objectContaining({ TemplateId: CONTRATO.id }),
      expect.objectContaining({ TemplateId: POLITICA.id, TipoCliente: 'Todos' }),
    ]);
  });

  it('[CF-DDC-01] says of each whether its current text is signed', async () => {
    await sign();
    const changed = await changedDocument();
    const records = await list(TEMPLATES);
    expect(
      Object.fromEntries(records.map(({ TemplateId, StatusAssinatura }) => [TemplateId, StatusAssinatura])),
    ).toEqual({
      [TERMO.id]: 'Assinado',
      [CONTRATO.id]: 'Pendente',
      [POLITICA.id]: 'Pendente',
      [changed]: 'Pendente',
    });
  });

  it('answers nothing to clients whose wizard lists none', async () => {
    const other = await addClient(store.database, { type: 9, document: '12ABC34501DE35' });
    const { body } = await server.call(TEMPLATES, { token: await tokenOf(store.database, other, NOW) });
    expect(body.data).toEqual([]);
  });

  it('[PF-DEC-11] says per client that a version has changed since it was signed', async () => {
    const id = await changedDocument();
    const find = (records: JsonObject[]) => records.find(({ TemplateId }) => TemplateId === id);
    expect(find(await list(TEMPLATES))).toMatchObject({
      Texto: '<p>Versão dois.</p>',
      AlterouVersaoComAssinatura: true,
    });
    const other = await addClient(store.database, { document: '11144477735', email: 'bia@example.com' });
    const { body } = await server.call(TEMPLATES, { token: await tokenOf(store.database, other, NOW) });
    expect(find(body.data as JsonObject[])).toMatchObject({ AlterouVersaoComAssinatura: false });
  });
});

describe('POST /declaracao/cliente', () => {
  it('[PF-API-13, PF-DEC-14] signs the current version, and the list shows it', async () => {
    expect(await sign()).toMatchObject({ status: 200, body: { data: true } });
    expect(await list(OWN)).toEqual([
      {
        TemplateId: TERMO.id,
        DeclaracaoGuid: expect.stringMatching(/^[\da-f-]{36}$/),
        Status: 'Assinado',
        StatusAssinatura: 'Assinado',
        DataAssinatura: '2026-11-21T09:30:00.000Z',
        Assinaturas: 1,
        Assinadas: 1,
      },
    ]);
  });

  it('keeps as evidence the hash of the exact text, version, both clocks, both addresses and who', async () => {
    await sign({ UsuarioAssinatura: 'Outra Pessoa' }, { 'x-forwarded-for': '192.0.2.1, 198.51.100.7' });
    const served = (await list(TEMPLATES))[0]?.Texto as string;
    expect(await evidence()).toEqual([
      {
        id: expect.any(Number),
        signatureId: expect.any(String),
        status: 'Assinado',
        versionNumber: 1,
        textHash: createHash('sha256').update(served).digest('hex'),
        definition: 1,
        revisions: expect.any(Number),
        at: NOW,
        seenIp: '198.51.100.7',
        sentIp: '203.0.113.9',
        sentAt: '2026-11-21T09:29:58.123Z',
        userId: ana.id,
        userName: 'Ana Maria Souza',
      },
    ]);
  });

  it('[PF-DEC-16] takes a signature without an address', async () => {
    expect((await sign({ IP: null })).status).toBe(200);
    expect(await evidence()).toMatchObject([{ sentIp: null, seenIp: '127.0.0.1' }]);
  });

  it('signs a new version anew, under a new Guid, and keeps the old evidence', async () => {
    const id = await changedDocument();
    const [old] = await list(OWN);
    expect((await sign({ TemplateId: id, DeclaracaoId: old?.DeclaracaoGuid as string })).status).toBe(200);
    const [now] = await list(OWN);
    expect(now).toMatchObject({ TemplateId: id, Status: 'Assinado' });
    expect(now?.DeclaracaoGuid).not.toBe(old?.DeclaracaoGuid);
    expect((await evidence()).map(({ versionNumber }) => versionNumber)).toEqual([1, 2]);
    expect((await list(TEMPLATES)).map(({ AlterouVersaoComAssinatura: changed }) => changed)).not.toContain(true);
  });

  it.each<[string, JsonObject, string]>([
    ['an unknown member', { Versao: 1 }, 'Campo desconhecido: /Versao'],
    ['an object', { IP: { a: 1 } }, 'Valor de tipo inesperado: /IP'],
    ['no template', { TemplateId: null }, 'Valor inesperado: /TemplateId'],
    ['an unknown template', { TemplateId: documentId(999) }, 'Documento desconhecido: /TemplateId'],
    ['what is no id', { TemplateId: "'; drop table client; --" }, 'Documento desconhecido: /TemplateId'],
    ['a document of another client type', { TemplateId: PODERES.id }, 'Documento desconhecido: /TemplateId'],
    ['another status', { Status: 'Pendente' }, 'Valor inesperado: /Status'],
    ['no name', { UsuarioAssinatura: ' ' }, 'Valor inesperado: /UsuarioAssinatura'],
    ['a number for a name', { UsuarioAssinatura: 5 }, 'Valor inesperado: /UsuarioAssinatura'],
    ['no moment', { DataAssinatura: 'ontem' }, 'Valor inesperado: /DataAssinatura'],
    ['a day that does not exist', { DataAssinatura: '2026-13-41T00:00:00Z' }, 'Valor inesperado: /DataAssinatura'],
    ['what is no address', { IP: 'meu computador' }, 'Valor inesperado: /IP'],
    ['an unknown declaration', { DeclaracaoId: documentId(5) }, 'Declaração desconhecida: /DeclaracaoId'],
  ])('refuses %s, and keeps nothing', async (_, over, message) => {
    const { status, body } = await sign(over);
    expect([status, body.data]).toEqual([400, [message]]);
    expect(await evidence()).toEqual([]);
    expect(await store.database.$count(declaration)).toBe(0);
  });

  it('refuses the declaration of somebody else', async () => {
    await sign();
    const [own] = await list(OWN);
    const other = await addClient(store.database, { document: '11144477735', email: 'bia@example.com' });
    const { status } = await server.call(SIGN, {
      token: await tokenOf(store.database, other, NOW),
      body: accepted({ DeclaracaoId: own?.DeclaracaoGuid as string }),
    });
    expect(status).toBe(400);
  });

  it('refuses to sign twice what has not changed, also at the same time', async () => {
    const answers = await Promise.all([sign(), sign()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await sign()).body.data).toEqual(['O documento já foi assinado.']);
    expect(await evidence()).toHaveLength(1);
  });

  it('refuses to sign for others what waits for their signatures', async () => {
    await pendingDocument();
    expect((await sign()).body.data).toEqual(['O documento aguarda assinaturas.']);
  });

  it('is a change of the registration: not while it is reviewed, and marked as altered', async () => {
    const set = (values: Partial<typeof client.$inferInsert>) =>
      store.database.update(client).set(values).where(eq(client.id, ana.id));
    await set({ status: 4 });
    expect((await sign()).body.data).toEqual(['Cadastro em revisão. Aguarde a análise.']);
    await set({ status: 2 });
    expect((await sign()).status).toBe(200);
    const [stored] = await store.database.select().from(client).where(eq(client.id, ana.id));
    expect(stored?.changed).toBe(true);
  });
});

describe('a declaration of several signers', () => {
  it('counts as signed only when all have signed', async () => {
    const [first = '', second = ''] = await pendingDocument();
    const statuses = async () => (await list(OWN)).map(({ Status, StatusAssinatura }) => [Status, StatusAssinatura]);
    expect(await statuses()).toEqual([['Pendente', 'Pendente']]);
    await signAs(first);
    expect(await statuses()).toEqual([['Pendente', 'Pendente']]);
    await signAs(second);
    expect(await statuses()).toEqual([['Assinado', 'Assinado']]);
  });

  it('[PF-OP-43] shows who has signed to its own client alone', async () => {
    const [first = ''] = await pendingDocument();
    await signAs(first);
    const [own] = await list(OWN);
    const call = (guid: Json | undefined, as = token) =>
      server.call(`GET /api/declaracao/assinaturas?guidDeclaracao=${guid}`, { token: as });
    expect((await call(own?.DeclaracaoGuid)).body.data).toEqual(
      expect.arrayContaining([
        { Guid: first, NomeRepresentante: 'Bruno', EmailRepresentante: 'bruno@example.com', Status: 'Assinado' },
        expect.objectContaining({ NomeRepresentante: 'Carla', Status: 'Não assinado' }),
      ]),
    );
    const other = await addClient(store.database, { document: '11144477735', email: 'bia@example.com' });
    expect((await call(own?.DeclaracaoGuid, await tokenOf(store.database, other, NOW))).status).toBe(404);
    expect((await call('qualquer')).status).toBe(404);
    expect((await server.call('GET /api/declaracao/assinaturas', { token })).status).toBe(404);
    expect((await server.call(`GET /api/declaracao/assinaturas?guidDeclaracao=${own?.DeclaracaoGuid}`)).status).toBe(
      401,
    );
  });
});

describe('GET /declaracao/existeDeclaracaoAssinaturaCliente', () => {
  const exists = async () => (await server.call(CHECK, { token })).body.data;

  it('[PF-API-14, CF-SIG-03] is true once anything is signed, and not while all of it waits', async () => {
    expect(await exists()).toBe(false);
    await sign();
    expect(await exists()).toBe(true);
    await store.reset();
    ana = await addClient(store.database);
    token = await tokenOf(store.database, ana, NOW);
    expect(await exists()).toBe(false);
    await pendingDocument();
    expect(await exists()).toBe(false);
    expect((await server.call(CHECK)).status).toBe(401);
  });

  it('[PF-API-14] is false when all that waits is an older text, which nobody has signed', async () => {
    await changeDocument((id) => pendingDocument(['Bruno'], id));
    expect(await list('GET /api/declaracao/cliente')).toEqual([]);
    expect(await exists()).toBe(false);
  });

  it('[PF-API-14] is true for an older text that somebody has signed', async () => {
    await changedDocument();
    expect(await exists()).toBe(true);
  });
});
