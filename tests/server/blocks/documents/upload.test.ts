import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { MEGABYTE } from '../../../../engine/core/files/size';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { MOST_BYTES, MOST_DOCUMENTS } from '../../../../server/blocks/documents/store';
import type { Client } from '../../../../server/storage/client';
import { client, document, filePiece, setting } from '../../../../server/storage/schema';
import { minimalPdf } from '../../../support/minimalPdf';
import { compiledDefinitions } from '../../compiledDefinitions';
import { serverForTests } from '../../serverForTests';
import { addClient, tokenOf } from '../../testServer';
import { JPEG, PDF, PNG, record } from './files';

/** A whole PNG, each chunk with its right CRC, that says to be of 4 billion dots a side. */
function hugePng(): Buffer {
  const png = Buffer.from(PNG, 'base64');
  png.write('ffffffffffffffff', 16, 'hex');
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const NOW = new Date('2026-11-21T15:30:45.000Z');

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions(), clock: () => NOW }));
let ana: Client;
let token: string;

beforeEach(async () => {
  ana = await addClient(store.database);
  token = await tokenOf(store.database, ana, NOW);
});

const post = (body: Json) => server.call('POST /api/cliente/documentos', { token, body });
const upload = (over: JsonObject = {}) => post({ documentos: [record(over)] });
const saved = () => store.database.select().from(document);
const set = (values: Partial<typeof client.$inferInsert>) =>
  store.database.update(client).set(values).where(eq(client.id, ana.id));

describe('a file that is sent', () => {
  it('[PF-API-11, PF-DOC-07, PF-DOC-09, CF-ENT-18] is answered as its record, with its Guid and without its content', async () => {
    const { status, body } = await upload();
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        Guid: expect.stringMatching(/^[\da-f-]{36}$/),
        TipoDocumentoId: 1,
        FileName: 'cnh.pdf',
        Descricao: 'Documento de identidade (RG ou CNH)',
        UsuarioInsert: 'Ana Maria Souza',
        InsertDate: '2026-11-21T15:30:45.000Z',
      },
    });
  });

  it('is kept as it came, with what can be told of it', async () => {
    await upload();
    const content = Buffer.from(PDF, 'base64');
    const [kept] = await saved();
    expect(kept).toMatchObject({ clientId: ana.id, mime: 'application/pdf', size: content.length, typeId: 1 });
    expect(kept?.hash).toMatch(/^[\da-f]{64}$/);
    const stored = await store.database.select().from(filePiece);
    expect(stored).toMatchObject([{ name: kept?.storedAs, number: 0 }]);
    expect(Buffer.from(stored[0]?.content ?? []).equals(content)).toBe(true);
  });

  it('[PF-DOC-F05, PF-DOC-F06, CF-UPL-F05, CF-ENT-18] has the name of its client and the time of the server, whatever comes', async () => {
    const { body } = await upload({ UsuarioInsert: 'Outra Pessoa', InsertDate: '1999-01-01T00:00:00.000Z' });
    expect(body.data).toMatchObject({
      UsuarioInsert: 'Ana Maria Souza',
      InsertDate: '2026-11-21T15:30:45.000Z',
    });
  });

  it('has the name of its type from the list, whatever comes', async () => {
    expect((await upload({ Descricao: '<b>RG</b>' })).body.data).toMatchObject({
      Descricao: 'Documento de identidade (RG ou CNH)',
    });
  });

  it('has a name without folders, without invisible characters, and with the extension of its content', async () => {
    const sent = await upload({ FileName: 'C:\\fotos\\\u202Erg\u0001.exe', FileDataString64: PNG });
    expect(sent.body.data).toMatchObject({ FileName: 'rg.exe.png' });
  });

  it('is kept once when it is sent again because its answer was lost', async () => {
    const first = await upload();
    const again = await upload();
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await saved()).toHaveLength(1);
  });

  it('is another one when it is picked again', async () => {
    await upload();
    await upload({ InsertDate: '2026-11-21T12:00:09.000Z' });
    expect(await saved()).toHaveLength(2);
  });
});

describe('the registration', () => {
  it('counts as changed by a file, when it was sent before', async () => {
    await upload();
    expect(await store.database.select().from(client)).toMatchObject([{ changed: false }]);
    await set({ status: 2, expiresOn: '2027-12-31' });
    await upload({ TipoDocumentoId: 2 });
    expect(await store.database.select().from(client)).toMatchObject([{ changed: true }]);
  });

  it('takes no file while it may not be changed', async () => {
    for (const status of [4, 5]) {
      await set({ status });
      expect((await upload()).status).toBe(400);
    }
    expect(await saved()).toEqual([]);
  });

  it('takes files up to a number that no registration needs', async () => {
    const values = { clientId: ana.id, typeId: 1, fileName: 'a.pdf', mime: '', size: 1, hash: '', author: '' };
    const many = Array.from({ length: MOST_DOCUMENTS - 1 }, () => ({
      ...values,
      storedAs: randomUUID(),
      createdAt: NOW,
      pickedAt: '',
    }));
    await store.database.insert(document).values(many);
    expect((await upload()).status).toBe(200);
    const { status, body } = await upload({ InsertDate: 'depois' });
    expect([status, body.data]).toEqual([400, ['O limite de arquivos do cadastro foi atingido.']]);
  });
});

describe('the files of one customer', () => {
  it('may hold so many bytes together, and no more', async () => {
    const size = MOST_BYTES - Buffer.from(PDF, 'base64').length;
    const values = { clientId: ana.id, typeId: 1, fileName: 'a.pdf', mime: '', hash: '', author: '', createdAt: NOW };
    await store.database.insert(document).values({ ...values, size, storedAs: 'a', pickedAt: '' });
    expect((await upload()).status).toBe(200);
    const { status, body } = await upload({ InsertDate: 'depois' });
    expect([status, body.data]).toEqual([400, ['O limite de tamanho dos arquivos do cadastro foi atingido.']]);
  });
});

describe('what is no file', () => {
  const refusals: [string, JsonObject, string][] = [
    ['an empty file', { FileDataString64: '' }, 'O arquivo está vazio.'],
    [
      'a web page with the name of a PDF',
      { FileDataString64: Buffer.from('<!doctype html><script>').toString('base64'), FileName: 'rg.pdf' },
      'O conteúdo do arquivo não é de um tipo aceito: JPG, PNG, WEBP, HEIC, PDF.',
    ],
    [
      'a program with the name of a picture',
      { FileDataString64: Buffer.from('4d5a90000300', 'hex').toString('base64'), FileName: 'foto.jpg' },
      'O conteúdo do arquivo não é de um tipo aceito: JPG, PNG, WEBP, HEIC, PDF.',
    ],
    [
      'a photo that is cut off',
      { FileDataString64: Buffer.from(JPEG, 'base64').subarray(0, -40).toString('base64'), FileName: 'foto.jpg' },
      'A imagem está danificada ou incompleta. Envie outro arquivo.',
    ],
    [
      'the head of a picture alone',
      { FileDataString64: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64') },
      'A imagem está danificada ou incompleta. Envie outro arquivo.',
    ],
    [
      'a picture of 4 billion dots a side',
      { FileDataString64: hugePng().toString('base64'), FileName: 'foto.png' },
      'A imagem tem dimensões que não podem ser abertas. Envie outro arquivo.',
    ],
    [
      'a PDF of five bytes',
      { FileDataString64: Buffer.from('%PDF-').toString('base64') },
      'O PDF está danificado, incompleto ou tem páginas demais. Envie outro arquivo.',
    ],
    [
      'content that is not base64',
      { FileDataString64: `data:application/pdf;base64,${PDF}` },
      'O conteúdo do arquivo não está em base64: /documentos/0/FileDataString64',
    ],
    [
      'a type that does not exist',
      { TipoDocumentoId: 999 },
      'Tipo de documento desconhecido: /documentos/0/TipoDocumentoId',
    ],
    ['no type', { TipoDocumentoId: null }, 'Tipo de documento desconhecido: /documentos/0/TipoDocumentoId'],
    ['the type of a company', { TipoDocumentoId: 21 }, 'Tipo de documento desconhecido: /documentos/0/TipoDocumentoId'],
    ['an unknown key', { Virus: 1 }, 'Campo desconhecido: /documentos/0/Virus'],
    ['a list for a name', { FileName: ['a'] }, 'Valor de tipo inesperado: /documentos/0/FileName'],
  ];
  it.each(refusals)('is refused: %s', async (_, over, message) => {
    const { status, body } = await upload(over);
    expect([status, body.data]).toEqual([400, [message]]);
    expect(await saved()).toEqual([]);
  });

  const bodies: [string, Json, string][] = [
    ['two files', { documentos: [record(), record()] }, 'Envie um arquivo por vez.'],
    ['no file', { documentos: [] }, 'Envie um arquivo por vez.'],
    ['one that is no list', { documentos: record() }, 'A requisição não traz os dados esperados.'],
    ['nothing', {}, 'A requisição não traz os dados esperados.'],
    ['a bare list', [record()], 'A requisição não traz os dados esperados.'],
    ['more than the list', { documentos: [record()], cliente: 1 }, 'Campo desconhecido: /cliente'],
  ];
  it.each(bodies)('is refused: a body with %s', async (_, body, message) => {
    const answer = await post(body);
    expect([answer.status, answer.body.data]).toEqual([400, [message]]);
    expect(await saved()).toEqual([]);
  });
});

describe('[PF-OP-40] the size', () => {
  /** A PDF of so many bytes, in base64. */
  const sized = (bytes: number) => minimalPdf(bytes).toString('base64');

  it('may be as large as the setting says, and no byte more', async () => {
    await store.database.insert(setting).values({ name: 'tamanhoArquivo', value: '2' });
    expect((await upload({ FileDataString64: sized(2 * MEGABYTE) })).status).toBe(200);
    const { status, body } = await upload({ FileDataString64: sized(2 * MEGABYTE + 1), InsertDate: 'outro' });
    expect([status, body.data]).toEqual([413, ['O arquivo passa do limite de 2 MB.']]);
    expect(await saved()).toHaveLength(1);
  });

  it('is 10 MB where no setting says otherwise', async () => {
    expect((await upload({ FileDataString64: sized(10 * MEGABYTE) })).status).toBe(200);
    const { status, body } = await upload({ FileDataString64: sized(10 * MEGABYTE + 1), InsertDate: 'outro' });
    expect([status, body.data]).toEqual([413, ['O arquivo passa do limite de 10 MB.']]);
  });

  it('is refused by the length that a body announces, before it is read', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/cliente/documentos',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': '99999999' },
      payload: '{}',
    });
    expect([answer.statusCode, answer.json().data]).toEqual([413, ['O arquivo passa do limite de 10 MB.']]);
  });

  it('of other calls stays what it was', async () => {
    const body = { Guid: 'x'.repeat(2 * MEGABYTE) };
    const answer = await server.call('POST /api/cliente/documentos/excluir', { token, body });
    expect(answer.status).toBe(413);
  });
});
