import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { STATUS } from '../../../contract/lifeCycle';
import type { Json } from '../../../engine/core/json';
import type { LoadedWizard } from '../../../engine/core/mapping/wizard';
import { once } from '../../../server/registration/readOnce';
import type { PartRow } from '../../../server/registration/store';
import { writeUnlessChanged } from '../../../server/registration/writeUnlessChanged';
import type { Client } from '../../../server/storage/client';
import { rowsOf } from '../../../server/storage/rows';
import { client as clients, onceAnswer, part, setting, sharedChanges } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { type CountedDatabase, countStatements } from '../countedDatabase';
import { serverForTests } from '../serverForTests';
import { addClient, type Caller, startApp, tokenOf } from '../testServer';
import { savesOf } from './savesOfDemo';

let counted: CountedDatabase;
const { store, server } = serverForTests(async (database) => {
  counted = await countStatements(database);
  return { definitions: await compiledDefinitions(), database: counted.database };
});

/** Another instance over the same database. */
const other = once(async () => startApp(store.database, { definitions: await compiledDefinitions() }));
afterAll(async () => (await other()).app.close());

const FINANCES = { BensImoveis: 1, BensMoveis: 2, PatrimonioLiquido: 3, RemuneracaoMensal: 4 };
const PATH = '/api/PessoaFisica/dadosFinanceiros';

let client: Client;
let token: string;
beforeEach(async () => {
  client = await addClient(store.database);
  token = await tokenOf(store.database, client);
});

const save = (over: object = {}, headers: Record<string, string> = {}, by: Caller = server) =>
  by.call(`POST ${PATH}`, { token, body: { ...FINANCES, ...over }, headers });
const kept = async () => (await store.database.select().from(part).where(eq(part.clientId, client.id)))[0]?.data;
const finances = (over: object) => ({ 'dados-financeiros': expect.objectContaining(over) });

describe('what a save of a part costs', () => {
  const costs = async (call: () => ReturnType<typeof save>) => {
    counted.forget();
    const { status } = await call();
    return [status, counted.statements().length, counted.transactions()];
  };

  it('is two statements and no transaction, one more where another instance has written since', async () => {
    // The first of all names the revisions that it was made under.
    for (const BensImoveis of [3, 4]) await save({ BensImoveis });
    expect(await costs(() => save({ BensImoveis: 5 }))).toEqual([200, 2, 0]);
    expect(await costs(() => save({ BensImoveis: 6 }))).toEqual([200, 2, 0]);
    await save({ BensImoveis: 7 }, {}, await other());
    expect(await costs(() => save({ BensImoveis: 8 }))).toEqual([200, 3, 0]);
    expect(await kept()).toEqual(finances({ BensImoveis: 8 }));
  });

  it('is a transaction where its answer is kept with it, and where it is the first since the registration was sent', async () => {
    await save();
    const key = { 'idempotency-key': 'a'.repeat(20) };
    expect((await costs(() => save({ BensImoveis: 5 }, key)))[2]).toBe(1);
    expect(await store.database.select().from(onceAnswer)).toMatchObject([{ scope: client.id }]);
    await store.database.update(clients).set({ status: STATUS.approved }).where(eq(clients.id, client.id));
    expect((await costs(() => save({ BensImoveis: 6 })))[2]).toBe(1);
    expect(await store.database.select({ changed: clients.changed }).from(clients)).toEqual([{ changed: true }]);
    expect((await costs(() => save({ BensImoveis: 7 })))[2]).toBe(0);
  });
});

describe('a part that is kept unless anything has changed', () => {
  it('is not written over a change of the client, of what is saved, or of what all is read against, nor for nobody', async () => {
    await save();
    const row = (await store.database.select().from(part))[0] as PartRow;
    const next = { ...row, data: { 'dados-financeiros': { BensImoveis: 9 } }, savedAt: new Date(1_900_000_000_123) };
    const write = async (over: Partial<PartRow> = {}) => {
      const [[found], [shared]] = await Promise.all([
        store.database.select({ own: clients.changes }).from(clients),
        store.database.select({ shared: sharedChanges.count }).from(sharedChanges),
      ]);
      const asOf = { own: found?.own ?? 0, shared: shared?.shared ?? 0 };
      return { asOf, isKept: () => writeUnlessChanged(store.database, { ...next, ...over }, asOf) };
    };
    const stale = await write();
    await store.database.update(clients).set({ name: 'Bia' });
    expect(await stale.isKept()).toBe(false);
    const before = await write();
    await store.database.insert(setting).values({ name: 'inatividade', value: '40' });
    expect(await before.isKept()).toBe(false);
    const { asOf, isKept } = await write();
    expect(await kept()).toEqual(finances(FINANCES));
    expect(await isKept()).toBe(true);
    expect(await store.database.select().from(part)).toEqual([next]);
    expect((await write()).asOf).toEqual({ ...asOf, own: asOf.own + 1 });
    const nobody = await write({ clientId: '00000000-0000-4000-8000-000000000000' });
    expect(await nobody.isKept()).toBe(false);
  });

  it('of two windows that know the same version, one is saved and one is told of it', async () => {
    const { headers } = await save();
    for (const [one, two] of [
      [server, await other()],
      [server, server],
    ] as const) {
      const { etag } = (await one.call(`GET ${PATH}`, { token })).headers;
      const known = { 'if-match': String(etag) };
      const answers = await Promise.all([save({ BensImoveis: 5 }, known, one), save({ BensImoveis: 6 }, known, two)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.headers.etag).toBeUndefined();
      expect(await kept()).toEqual(finances({ BensImoveis: answers[0]?.status === 200 ? 5 : 6 }));
    }
    expect(headers.etag).toBeDefined();
  });

  it('waits for a change that is under way, and goes by what it has left', async () => {
    await save();
    let answer: ReturnType<typeof save> | undefined;
    await store.database.transaction(async (tx) => {
      await tx.select().from(clients).where(eq(clients.id, client.id)).for('update');
      answer = save({ BensImoveis: 9 });
      await waitsForLock();
      await tx.update(clients).set({ status: STATUS.inReview }).where(eq(clients.id, client.id));
    });
    const { status, body } = (await answer) as Awaited<ReturnType<typeof save>>;
    expect([status, body.descricao]).toEqual([400, 'Cadastro em revisão. Aguarde a análise.']);
    expect(await kept()).toEqual(finances(FINANCES));
  });
});

/** Until another statement waits for a lock; on the embedded database it waits for the transaction itself. */
async function waitsForLock(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) return;
  for (;;) {
    const [row] = await rowsOf<{ count: number }>(
      store.database,
      sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((row?.count ?? 0) > 0) return;
    await wait(10);
  }
}

describe.each([
  { id: 'pf', type: 1, document: '52998224725', demo: 'demoRegistration' },
  { id: 'pj', type: 2, document: '12ABC34501DE35', demo: 'demoCompany' },
  { id: 'fundo', type: 3, document: '70931582000105', demo: 'demoFund' },
])('what an instance knows of $id after saves', ({ id, type, document, demo }) => {
  it('is what another one reads anew, whichever of them saved', async () => {
    const loaded = (await compiledDefinitions()).wizards.find(({ wizard }) => wizard.id === id) as LoadedWizard;
    const saves = savesOf(loaded, demo);
    const act = fc.record({ at: fc.nat(30), isHere: fc.boolean() });
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async (acts) => {
        round += 1;
        const own = { type, document: document.slice(0, -3) + String(round).padStart(3, '0') };
        const session = await tokenOf(store.database, await addClient(store.database, own));
        const opened = async (by: Caller): Promise<Json> =>
          (await by.call(`GET /api/formularios/${id}`, { token: session })).body.data;
        for (const { at, isHere } of acts) {
          const { call, body } = saves[at % saves.length] as (typeof saves)[number];
          const [method, path = ''] = call.split(' ');
          const by = isHere ? server : await other();
          const answer = await by.call(`${method} /api/${path.replace(/^\//, '')}`, { token: session, body });
          expect([call, answer.status]).toEqual([call, 200]);
          // Who did not save reads anew.
          expect(await opened(server)).toEqual(await opened(await other()));
        }
      }),
      { numRuns: 4, seed: 20261125 },
    );
  });
});
