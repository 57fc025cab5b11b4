import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { forgetsOrphans } from '../../../../server/blocks/documents/orphans';
import type { Client } from '../../../../server/storage/client';
import { openFiles } from '../../../../server/storage/files/files';
import { client, document, filePiece } from '../../../../server/storage/schema';
import { compiledDefinitions } from '../../compiledDefinitions';
import { serverForTests } from '../../serverForTests';
import { addClient, TEST_CONFIG, tokenOf } from '../../testServer';
import { record } from './files';

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions() }));
let ana: Client;
let token: string;
let others: string;

beforeEach(async () => {
  ana = await addClient(store.database);
  token = await tokenOf(store.database, ana);
  const bia = await addClient(store.database, { document: '11144477735', email: 'bia@example.com', name: 'Bia Lima' });
  others = await tokenOf(store.database, bia);
});

const dataOf = async (call: string, as = token, body?: Json) =>
  (await server.call(call, { token: as, ...(body !== undefined && { body }) })).body.data;
const list = (as = token) => dataOf('GET /api/cliente/documentosSemAnexo', as) as Promise<JsonObject[]>;
const upload = (over: JsonObject = {}, as = token) =>
  dataOf('POST /api/cliente/documentos', as, { documentos: [record(over)] }) as Promise<JsonObject>;
const remove = (body: Json, as = token) => server.call('POST /api/cliente/documentos/excluir', { token: as, body });

describe('the types of documents', () => {
  it('[PF-LKP-16, PF-DOC-06, CF-ENT-18] are records of Id, Nome, TipoCliente and Obrigatorio', async () => {
    const types = (await dataOf('GET /api/tipoDocumento')) as JsonObject[];
    for (const type of types) {
      expect(type).toEqual({
        Id: expect.any(Number),
        Nome: expect.stringMatching(/\S/),
        TipoCliente: expect.stringMatching(/^(Pessoa Física|Pessoa Jurídica|Fundos|Todos)$/),
        Obrigatorio: expect.stringMatching(/^(Sim|Não)$/),
      });
    }
    expect(new Set(types.map(({ Id }) => Id)).size).toBe(types.length);
    for (const kind of ['Pessoa Física', 'Pessoa Jurídica', 'Fundos']) {
      expect(types.filter((type) => type.TipoCliente === kind && type.Obrigatorio === 'Sim')).not.toEqual([]);
    }
  });

  it('are told to nobody without a token', async () => {
    expect((await server.call('GET /api/tipoDocumento')).status).toBe(401);
  });
});

describe('the list of files', () => {
  it('[PF-LKP-17] has the own files, oldest first, without their content', async () => {
    const first = await upload();
    const second = await upload({ TipoDocumentoId: 2, FileName: 'luz.pdf' });
    await upload({ FileName: 'alheio.pdf' }, others);
    expect(await list()).toEqual([first, second]);
    expect(first).not.toHaveProperty('FileDataString64');
  });

  it('is empty before the first file', async () => {
    expect(await list()).toEqual([]);
  });

  it('[PF-DOC-13] names no type that is gone', async () => {
    await upload();
    await store.database.update(document).set({ typeId: 999 });
    expect(await list()).toMatchObject([{ TipoDocumentoId: 999, Descricao: '' }]);
  });

  it('is for who is signed in', async () => {
    expect((await server.call('GET /api/cliente/documentosSemAnexo')).status).toBe(401);
    expect((await server.call('POST /api/cliente/documentos', { body: { documentos: [record()] } })).status).toBe(401);
    expect((await server.call('POST /api/cliente/documentos/excluir', { body: {} })).status).toBe(401);
  });
});

describe('deleting a file', () => {
  it('[PF-API-12, PF-DOC-10, CF-CAL-43] takes its record, and takes the file with its content away', async () => {
    const sent = await upload();
    const { status, body } = await remove(sent);
    expect([status, body]).toEqual([200, { data: true }]);
    expect(await list()).toEqual([]);
    expect(await store.database.select().from(filePiece)).toEqual([]);
  });

  it('of another client is not found, and the file stays', async () => {
    const sent = await upload({}, others);
    expect((await remove(sent)).status).toBe(404);
    expect(await list(others)).toEqual([sent]);
  });

  it.each<JsonObject>([
    { Guid: '7f0f5f4e-6f0b-4a43-9f7e-0d0e7e1a2b3c' },
    { Guid: 'nada' },
    { Guid: '' },
    { Guid: 5 },
    {},
  ])('that does not exist is not found: %j', async (body) => {
    expect((await remove(body)).status).toBe(404);
  });

  it('refuses an unknown key, with its path', async () => {
    const sent = await upload();
    const { status, body } = await remove({ ...sent, Virus: true });
    expect([status, body.data]).toEqual([400, ['Campo desconhecido: /Virus']]);
    expect(await list()).toEqual([sent]);
  });

  it('[PF-NAV-11] is refused while a registration is edited or renewed', async () => {
    const sent = await upload();
    for (const status of [2, 3]) {
      await store.database.update(client).set({ status, expiresOn: '2999-12-31' }).where(eq(client.id, ana.id));
      const answer = await remove(sent);
      expect([answer.status, answer.body.data]).toEqual([
        400,
        ['Na edição do cadastro, os arquivos enviados não podem ser excluídos.'],
      ]);
    }
  });

  it('goes with the client', async () => {
    await upload();
    await store.database.delete(client).where(eq(client.id, ana.id));
    expect(await store.database.select().from(document)).toEqual([]);
    const later = new Date(Date.now() + 2 * 60 * 60_000);
    await forgetsOrphans(openFiles(TEST_CONFIG.files, store.database))(store.database, later);
    expect(await store.database.select().from(filePiece)).toEqual([]);
  });
});
