import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { MEGABYTE } from '../../../../engine/core/files/size';
import type { JsonObject } from '../../../../engine/core/json';
import { forgetsWaiting, MOST_WAITING, WAITING_MS } from '../../../../server/blocks/documents/waiting';
import { openFiles } from '../../../../server/storage/files/files';
import { client, document, waitingFile } from '../../../../server/storage/schema';
import { startTidying } from '../../../../server/storage/tidying';
import { compiledDefinitions } from '../../compiledDefinitions';
import { serverForTests } from '../../serverForTests';
import { addClient, LIVE_NO_WIZARDS, startApp, TEST_CONFIG, tokenOf } from '../../testServer';
import { JPEG, PDF, PNG, record } from './files';

const START = new Date('2026-11-21T15:30:45.000Z');
const GONE = 'O arquivo não está mais guardado. Escolha-o de novo.';

let now = START;
const clock = () => now;
const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions(), clock }));
let token: string;
let others: string;

beforeEach(async () => {
  now = START;
  token = await tokenOf(store.database, await addClient(store.database), now);
  const bia = await addClient(store.database, { document: '11144477735', email: 'bia@example.com', name: 'Bia Lima' });
  others = await tokenOf(store.database, bia, now);
});

const post = (over: JsonObject = {}, { as = token, key = randomUUID() as string } = {}) =>
  server.call('POST /api/cliente/arquivos', {
    token: as,
    body: { FileName: 'cnh.pdf', FileDataString64: PDF, ...over },
    headers: { 'idempotency-key': key },
  });
const idOf = ({ body }: Awaited<ReturnType<typeof post>>) => String((body.data as JsonObject).Id);
const send = async (over: JsonObject = {}) => idOf(await post(over));
const show = (id: string, as = token) => server.call(`GET /api/cliente/arquivos/${id}`, { token: as });
const discard = (id: string, as = token) =>
  server.call(`POST /api/cliente/arquivos/${id}/excluir`, { token: as, body: {} });
const save = (id: string, over: JsonObject = {}, as = token) =>
  server.call('POST /api/cliente/documentos', {
    token: as,
    body: { documentos: [record({ FileDataString64: `arquivo:${id}`, ...over })] },
  });
const waiting = () => store.database.select({ id: waitingFile.id }).from(waitingFile);
const documents = () => store.database.select().from(document);

describe('a file that is picked', () => {
  it('is kept under an id, for seven days, and is no document yet', async () => {
    const { status, body } = await post({ FileName: 'C:\\fotos\\rg.exe', FileDataString64: PNG });
    const Id = expect.stringMatching(/^[\da-f-]{36}$/);
    expect([status, body.data]).toEqual([200, { Id, FileName: 'rg.exe.png', ValidoAte: '2026-11-28T15:30:45.000Z' }]);
    expect(await documents()).toEqual([]);
    expect(await store.database.select().from(client)).toMatchObject([{ changed: false }, { changed: false }]);
  });

  it('is shown as it was sent, to its own client alone', async () => {
    const id = await send({ FileName: 'frente çã.png', FileDataString64: PNG });
    const { status, headers, text } = await show(id);
    expect([status, Buffer.from(text, 'utf8').includes('PNG')]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'content-disposition': "attachment; filename*=UTF-8''frente%20%C3%A7%C3%A3.png",
    });
    for (const answer of [await show(id, others), await show('nenhum'), await show(randomUUID())]) {
      expect([answer.status, answer.body.data]).toEqual([404, ['O registro não foi encontrado.']]);
    }
    expect((await server.call(`GET /api/cliente/arquivos/${id}`)).status).toBe(401);
  });

  it('is discarded by its own client alone, as often as it is asked', async () => {
    const id = await send();
    expect((await discard(id, others)).status).toBe(200);
    expect(await waiting()).toEqual([{ id }]);
    for (const one of [id, id, 'nenhum']) expect((await discard(one)).body.data).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  it('is kept once when its answer was lost, whichever instance is asked again', async () => {
    const other = await startApp(store.database, { definitions: await compiledDefinitions(), clock });
    const key = randomUUID();
    const first = await post({}, { key });
    const again = await other.call('POST /api/cliente/arquivos', {
      token,
      body: { FileName: 'cnh.pdf', FileDataString64: PDF },
      headers: { 'idempotency-key': key },
    });
    expect(again.body).toEqual(first.body);
    expect(await waiting()).toHaveLength(1);
    await other.app.close();
  });

  it('is taken only while the registration may be changed', async () => {
    await store.database.update(client).set({ status: 4 });
    expect((await post()).status).toBe(400);
    expect(await waiting()).toEqual([]);
  });

  const refusals: [string, JsonObject, number, string][] = [
    ['nothing', { FileDataString64: '' }, 400, 'O arquivo está vazio.'],
    ['no base64', { FileDataString64: 'ção' }, 400, 'O conteúdo do arquivo não está em base64: /FileDataString64'],
    [
      'a reference',
      { FileDataString64: 'arquivo:1' },
      400,
      'O conteúdo do arquivo não está em base64: /FileDataString64',
    ],
    [
      'a web page with the name of a PDF',
      { FileDataString64: Buffer.from('<!doctype html><script>').toString('base64') },
      400,
      'O conteúdo do arquivo não é de um tipo aceito: JPG, PNG, WEBP, HEIC, PDF.',
    ],
    [
      'a photo that is cut off',
      { FileDataString64: Buffer.from(JPEG, 'base64').subarray(0, -40).toString('base64') },
      400,
      'A imagem está danificada ou incompleta. Envie outro arquivo.',
    ],
    [
      'more than the limit',
      { FileDataString64: Buffer.alloc(10 * MEGABYTE + 1, 32).toString('base64') },
      413,
      'O arquivo passa do limite de 10 MB.',
    ],
    ['an unknown key', { TipoDocumentoId: 1 }, 400, 'Campo desconhecido: /TipoDocumentoId'],
    ['a list for a name', { FileName: ['a'] }, 400, 'Valor de tipo inesperado: /FileName'],
  ];
  it.each(refusals)('is refused: %s', async (_, over, status, message) => {
    const answer = await post(over);
    expect([answer.status, answer.body.data]).toEqual([status, [message]]);
    expect(await waiting()).toEqual([]);
  });

  it('is refused when too many wait, or too much; another client may send', async () => {
    const [{ clientId } = { clientId: '' }] = await store.database
      .select({ clientId: client.id })
      .from(client)
      .where(eq(client.document, '52998224725'));
    const values = { clientId, fileName: 'a.pdf', mime: '', hash: '', createdAt: now };
    const said = [
      'Há arquivos demais enviados e ainda não confirmados. Salve os que já escolheu, ou retire algum, antes de enviar outro.',
    ];
    const many = Array.from({ length: MOST_WAITING.files }, () => ({ ...values, storedAs: randomUUID(), size: 1 }));
    await store.database.insert(waitingFile).values(many);
    expect(await post()).toMatchObject({ status: 400, body: { data: said } });
    expect((await post({}, { as: others })).status).toBe(200);
    await store.database.delete(waitingFile);
    await store.database.insert(waitingFile).values({ ...values, storedAs: 'a', size: MOST_WAITING.bytes });
    expect(await post()).toMatchObject({ status: 400, body: { data: said } });
  });
});

describe('a save that names a file', () => {
  it('makes it a document with its content, under its id; it waits no longer', async () => {
    const id = await send({ FileDataString64: PNG });
    const { status, body } = await save(id, { FileName: 'frente.jpg', TipoDocumentoId: 2 });
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({
        Guid: id,
        TipoDocumentoId: 2,
        FileName: 'frente.jpg.png',
        UsuarioInsert: 'Ana Maria Souza',
      }),
    ]);
    const shown = await server.call(`GET /api/cliente/documentos?guid=${id}`, { token });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(Buffer.from(PNG, 'base64').length),
    });
    expect(await documents()).toMatchObject([{ id, size: Buffer.from(PNG, 'base64').length }]);
    expect([await waiting(), (await show(id)).status]).toEqual([[], 404]);
  });

  it('makes one document of it, when it is named again: the answer was lost, or another device had it too', async () => {
    const id = await send();
    const first = await save(id);
    const again = await save(id, { InsertDate: 'de outro aparelho' });
    expect(again.body).toEqual(first.body);
    expect(await documents()).toHaveLength(1);
  });

  it('is refused for a file that is a document of another kind already', async () => {
    const id = await send();
    await save(id);
    expect(await save(id, { TipoDocumentoId: 2 })).toMatchObject({ status: 400, body: { data: [GONE] } });
    expect(await documents()).toHaveLength(1);
  });

  it('is refused for a file of somebody else, one that was discarded, one that was deleted since, and none', async () => {
    const foreign = idOf(await post({}, { as: others }));
    const discarded = await send();
    await discard(discarded);
    const deleted = await send();
    const { data } = (await save(deleted)).body;
    await server.call('POST /api/cliente/documentos/excluir', { token, body: data });
    for (const id of [foreign, discarded, deleted, randomUUID(), 'nenhum', '']) {
      expect(await save(id)).toMatchObject({ status: 400, body: { data: [GONE], descricao: GONE } });
    }
    expect([await documents(), await waiting()]).toEqual([[], [{ id: foreign }]]);
  });

  it('keeps the file waiting when the save is refused', async () => {
    const id = await send();
    expect((await save(id, { TipoDocumentoId: 999 })).status).toBe(400);
    expect(await waiting()).toEqual([{ id }]);
  });
});

describe('seven days later', () => {
  it('a file is neither shown nor taken, and is deleted by what tidies', async () => {
    const old = await send();
    now = new Date(START.getTime() + 1);
    const young = await send();
    now = new Date(START.getTime() + WAITING_MS);
    token = await tokenOf(store.database, await clientOf('52998224725'), now);
    expect([(await show(old)).status, (await show(young)).status]).toEqual([404, 200]);
    expect((await save(old)).body.data).toEqual([GONE]);
    const failures: unknown[] = [];
    const broken = async () => Promise.reject(new Error('out of reach'));
    const stop = startTidying(
      [broken, forgetsWaiting(LIVE_NO_WIZARDS, openFiles(TEST_CONFIG.files, store.database))],
      { database: store.database, clock },
      (error) => failures.push(error),
    );
    await expect.poll(waiting).toEqual([{ id: young }]);
    await stop();
    expect(failures).toEqual([new Error('out of reach')]);
  });
});

async function clientOf(of: string) {
  const [found] = await store.database.select().from(client).where(eq(client.document, of));
  if (!found) throw new Error('no client');
  return found;
}
