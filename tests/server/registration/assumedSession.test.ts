import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { STATUS } from '../../../contract/lifeCycle';
import { once } from '../../../server/registration/readOnce';
import type { Client } from '../../../server/storage/client';
import { client as clients, part, session, setting } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { type CountedDatabase, countStatements } from '../countedDatabase';
import { serverForTests } from '../serverForTests';
import { addClient, startApp, tokenOf } from '../testServer';

let counted: CountedDatabase;
let now = new Date();
const clock = () => now;
const { store, server } = serverForTests(async (database) => {
  counted = await countStatements(database);
  return { definitions: await compiledDefinitions(), database: counted.database, clock };
});
const other = once(async () => startApp(store.database, { definitions: await compiledDefinitions(), clock }));
afterAll(async () => (await other()).app.close());

const PATH = '/api/PessoaFisica/dadosFinanceiros';
let client: Client;
let token: string;
beforeEach(async () => {
  now = new Date();
  client = await addClient(store.database);
  token = await tokenOf(store.database, client, now);
  // The first one of all is a transaction, for it names the revisions.
  for (const amount of [1, 2, 3]) expect((await save(amount)).status).toBe(200);
  expect(await costs(4)).toEqual([200, 1]);
});

const save = (BensImoveis: unknown, headers: Record<string, string> = {}) =>
  server.call(`POST ${PATH}`, { token, body: { BensImoveis } as never, headers });
const costs = async (amount: unknown, headers?: Record<string, string>) => {
  counted.forget();
  const { status } = await save(amount, headers);
  return [status, counted.statements().length];
};
const kept = async () => {
  const [row] = await store.database.select().from(part).where(eq(part.clientId, client.id));
  return row?.data['dados-financeiros']?.BensImoveis;
};
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

describe('a session that was found a moment ago', () => {
  it('is proven by the statement that saves', async () => {
    expect(await costs(5)).toEqual([200, 1]);
    expect(await kept()).toBe(5);
  });

  const ends = (at: Partial<typeof session.$inferInsert>) => async () =>
    void (await store.database.update(session).set(at));
  it.each<[string, () => Promise<void>, number]>([
    ['was ended elsewhere', async () => void (await store.database.delete(session)), 401],
    ['has expired elsewhere', () => ends({ expiresAt: now })(), 401],
    ['counts as unused elsewhere', () => ends({ lastUsedAt: new Date(now.getTime() - 3_600_000) })(), 401],
    [
      'is of somebody else',
      async () => {
        const bia = await addClient(store.database, { document: '11144477735', email: 'bia@example.com' });
        await ends({ clientId: bia.id })();
      },
      // What is sent is hers then.
      200,
    ],
  ])('saves nothing where it %s', async (_, end, status) => {
    await end();
    expect([(await save(6)).status, await kept()]).toEqual([status, 4]);
  });

  it('is refused as ended before anything is said of what was sent, or of the address', async () => {
    await store.database.delete(session);
    for (const path of [PATH, '/api/PessoaFisica/naoExiste', '/api/PessoaJuridica/empresas']) {
      const { status } = await server.call(`POST ${path}`, { token, body: { Unknown: 'x' } });
      expect([path, status]).toEqual([path, 401]);
    }
    expect(await costs('x')).toEqual([401, 1]);
  });

  it('is looked for once more where what was sent is refused', async () => {
    expect(await costs('x')).toEqual([400, 1]);
    expect(await costs(7)).toEqual([200, 1]);
  });

  it('is looked for after a minute, which keeps that it is used', async () => {
    later(61);
    expect(await costs(8)).toEqual([200, 3]);
    expect(await store.database.select({ at: session.lastUsedAt }).from(session)).toEqual([{ at: now }]);
    expect(await costs(9)).toEqual([200, 1]);
  });

  it('ends with its eight hours, also within that minute', async () => {
    await store.database.update(session).set({ expiresAt: new Date(now.getTime() + 30_000) });
    later(61);
    expect((await save(10)).status).toBe(401);
    expect(await kept()).toBe(4);
  });

  it('is judged by the minutes without use as they are set now', async () => {
    later(40);
    await store.database.insert(setting).values({ name: 'inatividade', value: '1' });
    later(19);
    await store.database.update(session).set({ lastUsedAt: new Date(now.getTime() - 130_000) });
    expect((await save(11, { 'x-por-si': '1' })).status).toBe(401);
    expect(await kept()).toBe(4);
  });

  it('saves nothing for a client who may not change anything any more', async () => {
    await store.database.update(clients).set({ status: STATUS.inReview }).where(eq(clients.id, client.id));
    const { status, body } = await save(12);
    expect([status, body.descricao]).toEqual([400, 'Cadastro em revisão. Aguarde a análise.']);
    expect(await kept()).toBe(4);
  });

  it('goes over no change of another instance, and tells of it who knew an older version', async () => {
    const etag = String((await save(13)).headers.etag);
    const elsewhere = (await other()).call(`POST ${PATH}`, { token, body: { BensImoveis: 14 } });
    expect((await elsewhere).status).toBe(200);
    expect((await save(15, { 'if-match': etag })).status).toBe(409);
    expect(await kept()).toBe(14);
    expect((await save(16)).status).toBe(200);
    expect(await kept()).toBe(16);
  });

  it('answers like one that was looked for', async () => {
    const headers = async (key?: string) => {
      const answer = await save(17, key ? { 'idempotency-key': key } : {});
      const { etag: _, date: __, 'x-request-id': ___, ...others } = answer.headers;
      return [answer.status, answer.body, others];
    };
    expect(await headers()).toEqual(await headers('a'.repeat(20)));
  });
});
