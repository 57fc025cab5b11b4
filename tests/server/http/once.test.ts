import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { actOnce, DoneElsewhere, findAnswer, forgetOldAnswers, ONCE_MS, runOnce } from '../../../server/storage/once';
import { collectionRow, onceAnswer } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, startApp, tokenOf } from '../testServer';

const ROWS = '/api/PessoaFisica/representante';
const START = new Date('2026-11-22T12:00:00Z');

let now = START;
const clock = () => now;
const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions(), clock }));
let token: string;

beforeEach(async () => {
  now = START;
  token = await tokenOf(store.database, await addClient(store.database), now);
});

const person = {
  Tipo: 'Representante',
  Nome: 'Marina Sampaio Leal',
  Documento: '246781314',
  Cpf: '52998224725',
  Email: 'marina@example.com',
};
const save = (key: string, body: Json = person, as = token) =>
  server.call(`POST ${ROWS}`, { token: as, body, headers: { 'idempotency-key': key } });
const rows = async () => (await server.call(`GET ${ROWS}`, { token })).body.data as JsonObject[];

describe('a call that is asked again with its key', () => {
  it('adds one row, and answers the same with its version', async () => {
    const key = randomUUID();
    const first = await save(key);
    const second = await save(key);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect(await rows()).toHaveLength(1);
  });

  it('is done once on two instances, and when it is asked twice at the same time', async () => {
    const other = await startApp(store.database, { definitions: await compiledDefinitions(), clock });
    const key = randomUUID();
    const headers = { 'idempotency-key': key };
    const calls = [save(key), other.call(`POST ${ROWS}`, { token, body: person, headers }), save(key)];
    const answers = await Promise.all(calls);
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await other.call(`POST ${ROWS}`, { token, body: person, headers })).status).toBe(200);
    expect(await rows()).toHaveLength(1);
    await other.app.close();
  });

  it('deletes once, and says so again', async () => {
    const { Guid } = (await save(randomUUID())).body.data as JsonObject;
    const remove = () =>
      server.call(`GET ${ROWS}/excluir?guid=${Guid}&tipo=Representante`, {
        token,
        headers: { 'idempotency-key': 'a'.repeat(16) },
      });
    expect((await remove()).body).toEqual({ data: true });
    expect(await remove()).toMatchObject({ status: 200, body: { data: true } });
    expect(await rows()).toEqual([]);
  });

  it('is another action with another key, of another client, and after 24 hours', async () => {
    const key = randomUUID();
    await save(key);
    await save(randomUUID());
    const bia = await addClient(store.database, { document: '11144477735', email: 'bia@example.com' });
    await save(key, person, await tokenOf(store.database, bia, now));
    expect(await rows()).toHaveLength(2);
    now = new Date(START.getTime() + ONCE_MS);
    token = await tokenOf(
      store.database,
      (await store.database.query.client.findFirst({
        where: (one, { eq }) => eq(one.document, '52998224725'),
      })) as never,
      now,
    );
    await save(key);
    expect(await rows()).toHaveLength(3);
  });

  it('is refused with another content', async () => {
    const key = randomUUID();
    await save(key);
    expect(await save(key, { ...person, Nome: 'Ana Maria Leal' })).toMatchObject({
      status: 400,
      body: { data: ['A chave de repetição já foi usada com outro conteúdo: Idempotency-Key'] },
    });
    expect(await rows()).toHaveLength(1);
  });

  it('is tried again after a refusal, which has done nothing', async () => {
    const key = randomUUID();
    expect((await save(key, { ...person, Email: 'marina' })).status).toBe(400);
    expect(await store.database.select().from(onceAnswer)).toEqual([]);
    expect((await save(key)).status).toBe(200);
  });

  it.each(['short', 'with spaces in it!', 'x'.repeat(101)])('is refused with a key that is none: %s', async (key) => {
    expect((await save(key)).status).toBe(400);
    expect(await rows()).toEqual([]);
  });
});

it('answers are forgotten after 24 hours, by the tidying alone', async () => {
  await save(randomUUID());
  now = new Date(START.getTime() + ONCE_MS + 1);
  const client = await store.database.query.client.findFirst();
  token = await tokenOf(store.database, client as never, now);
  await save(randomUUID());
  expect(await store.database.select().from(onceAnswer)).toHaveLength(2);
  await forgetOldAnswers(store.database, now);
  expect(await store.database.select().from(onceAnswer)).toHaveLength(1);
});

it('a login is never kept: its answer holds a token', async () => {
  await server.call('POST /api/login', {
    body: { UserName: '52998224725', Password: 'x', TipoCliente: 1 },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(await store.database.select().from(onceAnswer)).toEqual([]);
});

describe('a process that ends between a change and its answer', () => {
  const action = { scope: '', key: 'k'.repeat(16), fingerprint: 'f', now: START };
  const act = (work: () => Promise<Json>) =>
    new Promise<Json>((resolve, reject) =>
      runOnce(action, () => void actOnce(store.database, work).then(resolve, reject)),
    );

  it('leaves the answer with the change', async () => {
    await act(async () => ({ Guid: '1' }));
    expect(await findAnswer(store.database, action)).toMatchObject({ status: 200, body: '{"data":{"Guid":"1"}}' });
    await expect(act(async () => true)).rejects.toBeInstanceOf(DoneElsewhere);
  });

  it('leaves nothing when nothing was changed', async () => {
    await expect(act(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await findAnswer(store.database, action)).toBeUndefined();
    expect(await store.database.select().from(collectionRow)).toEqual([]);
  });
});
