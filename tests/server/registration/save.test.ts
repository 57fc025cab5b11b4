import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { STATUS } from '../../../contract/lifeCycle';
import type { Json, JsonObject } from '../../../engine/core/json';
import type { LoadedWizard } from '../../../engine/core/mapping/wizard';
import { once } from '../../../server/registration/readOnce';
import type { PartRow } from '../../../server/registration/store';
import { writeUnlessChanged } from '../../../server/registration/writeUnlessChanged';
import type { Client } from '../../../server/storage/client';
import { ONCE_MS } from '../../../server/storage/once';
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

const ROWS = '/api/PessoaFisica/representante';
const PERSON = {
  Tipo: 'Representante',
  Nome: 'Marina Sampaio Leal',
  Documento: '246781314',
  Cpf: '52998224725',
  Email: 'marina@example.com',
};
const KEY = { 'idempotency-key': 'a'.repeat(20) };
const saveRow = (row: JsonObject = PERSON, headers: Record<string, string> = {}, by: Caller = server) =>
  by.call(`POST ${ROWS}`, { token, body: row, headers });
const rows = async (by: Caller = server) => (await by.call(`GET ${ROWS}`, { token })).body.data as JsonObject[];

/** How a call was answered, by how many statements, and by how many transactions. */
const costs = async (call: () => ReturnType<typeof save>) => {
  counted.forget();
  const { status } = await call();
  return [status, counted.statements().length, counted.transactions()];
};

describe('what a save of a part costs', () => {
  it('is one statement and no transaction, three more where another instance has written since', async () => {
    // The first of all names the revisions that it was made under.
    for (const BensImoveis of [3, 4]) await save({ BensImoveis });
    expect(await costs(() => save({ BensImoveis: 5 }))).toEqual([200, 1, 0]);
    expect(await costs(() => save({ BensImoveis: 6 }))).toEqual([200, 1, 0]);
    await save({ BensImoveis: 7 }, {}, await other());
    expect(await costs(() => save({ BensImoveis: 8 }))).toEqual([200, 4, 0]);
    expect(await kept()).toEqual(finances({ BensImoveis: 8 }));
  });

  it('is two where its answer is kept with it, and one where it is answered again', async () => {
    await save();
    expect(await costs(() => save({ BensImoveis: 5 }, KEY))).toEqual([200, 2, 0]);
    expect(await store.database.select().from(onceAnswer)).toMatchObject([{ scope: client.id, status: 200 }]);
    expect(await costs(() => save({ BensImoveis: 5 }, KEY))).toEqual([200, 1, 0]);
    expect(await costs(() => save({ BensImoveis: 6 }))).toEqual([200, 1, 0]);
    expect((await save({ BensImoveis: 9 }, KEY)).status).toBe(400);
    expect(await kept()).toEqual(finances({ BensImoveis: 6 }));
  });

  it('is a transaction where it is the first since the registration was sent', async () => {
    await save();
    await store.database.update(clients).set({ status: STATUS.approved }).where(eq(clients.id, client.id));
    expect((await costs(() => save({ BensImoveis: 6 })))[2]).toBe(1);
    expect(await store.database.select({ changed: clients.changed }).from(clients)).toEqual([{ changed: true }]);
    expect((await costs(() => save({ BensImoveis: 7 })))[2]).toBe(0);
  });
});

describe('what a change of a list costs', () => {
  it('is one statement and no transaction for a row that is added, two with a key of its caller', async () => {
    await save();
    expect(await costs(() => saveRow())).toEqual([200, 1, 0]);
    expect(await costs(() => saveRow({ ...PERSON, Cpf: '11144477735' }, KEY))).toEqual([200, 2, 0]);
    expect(await costs(() => saveRow({ ...PERSON, Cpf: '11144477735' }, KEY))).toEqual([200, 1, 0]);
    expect(await rows()).toHaveLength(2);
    expect(await rows()).toEqual(await rows(await other()));
  });

  it('is a transaction of three statements for what may cost signatures, of five with a key of its caller', async () => {
    await save();
    const [one, two] = [(await saveRow()).body.data, (await saveRow()).body.data] as JsonObject[];
    const remove = () => server.call(`GET ${ROWS}/excluir?guid=${two?.Guid}&tipo=Representante`, { token });
    // Beside the session, and from the second on what is read anew.
    expect(await costs(() => saveRow({ ...one, Nome: 'Bia' }))).toEqual([200, 1 + 3, 1]);
    expect(await costs(() => saveRow({ ...one, Nome: 'Caio' }, KEY))).toEqual([200, 2 + 5, 1]);
    expect(await costs(remove)).toEqual([200, 2 + 3, 1]);
    expect(await rows()).toMatchObject([{ Nome: 'Caio' }]);
  });

  it('is two statements and no transaction for a row in place that is deleted', async () => {
    const owner = await addClient(store.database, { type: 2, document: '12ABC34501DE35', email: 'e@example.com' });
    const company = await tokenOf(store.database, owner);
    const path = '/api/PessoaJuridica/empresas';
    const empresas = ['Alfa SA', 'Beta SA'].map((RazaoSocial) => ({
      ...{ RazaoSocial, Cnpj: '12ABC34501DE35', Tipo: 'Controladora' },
    }));
    const sent = await server.call(`POST ${path}`, { token: company, body: { empresas } });
    const [first] = (sent.body.data as { empresas: JsonObject[] }).empresas;
    const drop = () => server.call(`GET ${path}/excluir?guid=${first?.Guid}`, { token: company, headers: KEY });
    expect(await costs(drop)).toEqual([200, 2, 0]);
    const load = async (by: Caller) => (await by.call(`GET ${path}`, { token: company })).body.data as JsonObject;
    expect((await load(server)).empresas).toHaveLength(1);
    expect(await load(server)).toEqual(await load(await other()));
  });
});

describe('an action that is asked at the same time at two instances', () => {
  it.each([
    ['a part', (by: Caller) => save({ BensImoveis: 5 }, KEY, by)],
    ['a row', (by: Caller) => saveRow(PERSON, KEY, by)],
  ])('is done once, and answered alike: %s', async (_, act) => {
    await save();
    const changes = async () =>
      (await store.database.select({ count: clients.changes }).from(clients).where(eq(clients.id, client.id)))[0]
        ?.count;
    const before = Number(await changes());
    const answers = await Promise.all([act(server), act(await other()), act(server)]);
    for (const { status } of answers) expect([200, 503]).toContain(status);
    const [done, again] = [await act(server), await act(await other())];
    expect([done.status, done.body, done.headers.etag]).toEqual([200, again.body, again.headers.etag]);
    for (const { status, body } of answers) if (status === 200) expect(body).toEqual(done.body);
    expect(await changes()).toBe(before + 1);
  });

  it('is refused by the transaction alone, which has looked first whether it was done meanwhile', async () => {
    await save();
    const remove = (headers: Record<string, string>) => () =>
      server.call(`GET ${ROWS}/excluir?guid=00000000-0000-4000-8000-000000000000&tipo=Representante`, {
        token,
        headers,
      });
    expect((await costs(remove({})))[2]).toBe(0);
    const [status, , transactions] = await costs(remove(KEY));
    expect([status, transactions]).toEqual([404, 1]);
    expect(await store.database.select().from(onceAnswer)).toEqual([]);
  });

  it('that was forgotten is done again', async () => {
    await save();
    const body = { BensImoveis: 5 };
    await save(body, KEY);
    await store.database.update(onceAnswer).set({ createdAt: new Date(Date.now() - ONCE_MS) });
    expect(await costs(() => save(body, KEY))).toEqual([200, 2, 0]);
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
      return {
        asOf,
        isKept: () => writeUnlessChanged(store.database, { kind: 'part', row: { ...next, ...over } }, asOf),
      };
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
