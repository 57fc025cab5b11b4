import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { forgetsOldDrafts } from '../../../../server/registration/drafts/drafts';
import { onlyDefinitions } from '../../../../server/storage/definitions/live';
import { client, draft, draftEntry, setting } from '../../../../server/storage/schema';
import { schemasWithRecipe } from '../../../docs/recipe';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { compiledDefinitions } from '../../compiledDefinitions';
import { type CountedDatabase, countStatements } from '../../countedDatabase';
import { refusal } from '../../refusal';
import { serverForTests } from '../../serverForTests';
import { addClient, type Caller, startApp, TEST_CONFIG, tokenOf } from '../../testServer';
import { DESK, draftsAt, PHONE, told } from './drafts';

const START = new Date('2026-11-22T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;

let now = START;
let lines: string[] = [];
const log = { write: (line: string) => void lines.push(line) };
const clock = () => now;
const definitions = () => compiledDefinitions(schemasWithRecipe('A wizard', temporaryFolder()));
let counted: CountedDatabase;
const { store, server } = serverForTests(async (database) => {
  counted = await countStatements(database);
  return { definitions: await loaded, clock, log, database: counted.database };
});
const loaded = definitions();
let other: Caller;
let token: string;

const drafts = draftsAt(server);
const key = (id: string, byte: number) => ({ id, secret: Buffer.alloc(32, byte) });
const serverWith = async (...draftKeys: ReturnType<typeof key>[]) =>
  startApp(store.database, { definitions: await loaded, clock, log, config: { ...TEST_CONFIG, draftKeys } });
const enter = async (over: Partial<typeof client.$inferInsert> = {}) =>
  tokenOf(store.database, await addClient(store.database, over), now);
const contents = async (as = token, at = drafts) =>
  Object.fromEntries((await at.load(as)).Entradas.map(({ Lugar, Conteudo }) => [Lugar, Conteudo]));

beforeAll(async () => {
  other = await startApp(store.database, { definitions: await loaded, clock });
});
beforeEach(async () => {
  now = START;
  lines = [];
  token = await enter();
});
afterAll(() => other.app.close());

describe('a draft', () => {
  it('is empty at first', async () => {
    expect(await drafts.load(token)).toEqual({ Revisao: 0, Entradas: [] });
  });

  it('is told as it was typed, with its time, version and device, at another instance', async () => {
    const typed = { 'enderecos/Cep': '01310', 'informacoes/emails': [{ Email: 'a@', Principal: true }] };
    expect(await drafts.send(token, told(PHONE, typed))).toEqual({ Revisao: 1, Entradas: [] });
    const entry = (Lugar: keyof typeof typed) => ({
      ...{ Lugar, Conteudo: typed[Lugar], Em: '2026-11-22T12:00:00.000Z', Versao: 'v1', Revisao: 1, Aparelho: PHONE },
    });
    expect(await draftsAt(other).load(token)).toEqual({
      Revisao: 1,
      Entradas: [entry('enderecos/Cep'), entry('informacoes/emails')],
    });
  });

  it.each([[''], [0], [false], [[]], [{}], ['Zoë 😀'], [12.5]])('keeps %j as it is', async (content: Json) => {
    await drafts.send(token, told(PHONE, { 'a/b': content }));
    expect(await contents()).toEqual({ 'a/b': content });
  });

  it('holds nothing any more where a field was emptied, and its last word where a call names a place twice', async () => {
    await drafts.send(token, told(PHONE, { 'a/b': 'x', 'a/c': 'y' }));
    await drafts.send(token, told(PHONE, { 'a/b': null }));
    expect(await contents()).toEqual({ 'a/c': 'y' });
    const twice = ['1', null, '2'].map((Conteudo) => ({ Lugar: 'a/b', Em: START.toISOString(), Conteudo }));
    await drafts.send(token, { ...told(PHONE, {}), Mudancas: twice });
    expect(await contents()).toEqual({ 'a/b': '2', 'a/c': 'y' });
  });

  it('is opened with its wizard', async () => {
    await drafts.send(token, told(PHONE, { 'a/b': 'x' }));
    const { data } = (await server.call('GET /api/formularios/pf', { token })).body;
    expect((data as { calls: JsonObject }).calls['GET /cliente/rascunhos/pf']).toEqual({
      status: 200,
      body: { data: await drafts.load(token) },
    });
  });

  it('goes with its customer', async () => {
    await drafts.send(token, told(PHONE, { 'a/b': 'x' }));
    await store.database.delete(client);
    expect(await store.database.$count(draft)).toBe(0);
    expect(await store.database.$count(draftEntry)).toBe(0);
  });
});

describe('two devices', () => {
  it('hear of what the other one typed since, once', async () => {
    await drafts.send(token, told(PHONE, { 'a/b': 'phone' }));
    const first = await drafts.send(token, told(DESK, { 'a/c': 'desk' }));
    expect(first).toMatchObject({ Revisao: 2, Entradas: [{ Lugar: 'a/b', Conteudo: 'phone', Revisao: 1 }] });
    expect(await drafts.send(token, told(DESK, {}, { seen: 2 }))).toEqual({ Revisao: 3, Entradas: [] });
  });

  it('keep both values of a place that both changed without a word of each other', async () => {
    await drafts.send(token, told(PHONE, { 'a/b': 'phone' }));
    const answer = await draftsAt(other).send(token, told(DESK, { 'a/b': 'desk' }));
    expect(answer.Entradas).toMatchObject([{ Lugar: 'a/b', Conteudo: 'phone', Aparelho: PHONE }]);
    const { Entradas } = await drafts.load(token);
    expect(Entradas.map(({ Conteudo, Aparelho }) => [Conteudo, Aparelho.Id])).toEqual([
      ['phone', PHONE.Id],
      ['desk', DESK.Id],
    ]);
  });

  it('leave one value once one of them has seen the other: also an emptied one', async () => {
    const { Revisao } = await drafts.send(token, told(PHONE, { 'a/b': 'phone', 'a/c': 'phone' }));
    await drafts.send(token, told(DESK, { 'a/b': 'desk', 'a/c': null }, { seen: Revisao }));
    expect(await contents()).toEqual({ 'a/b': 'desk' });
    expect((await drafts.load(token)).Entradas).toHaveLength(1);
  });

  it('lose nothing to a device that says it has seen what is still to come', async () => {
    await drafts.send(token, told(PHONE, { 'a/b': 'phone' }));
    const answer = await drafts.send(token, told(DESK, { 'a/b': 'desk' }, { seen: 99 }));
    expect(answer.Entradas).toMatchObject([{ Conteudo: 'phone' }]);
    expect((await drafts.load(token)).Entradas).toHaveLength(2);
  });

  it('send at the same time to two instances, each under a revision of its own', async () => {
    const sends = [...Array(8).keys()].map((n) =>
      draftsAt(n % 2 ? server : other).send(token, told(n % 2 ? PHONE : DESK, { [`a/${n}`]: n })),
    );
    const revisions = (await Promise.all(sends)).map(({ Revisao }) => Revisao);
    expect(revisions.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(Object.keys(await contents())).toHaveLength(8);
  });
});

describe('what a change of a draft costs', () => {
  it('is two statements and no transaction, whoever else types, but for the first after the setting was changed', async () => {
    const costs = async (body: JsonObject) => {
      counted.forget();
      await drafts.send(token, body);
      return [counted.statements().length, counted.transactions()];
    };
    await drafts.send(token, told(PHONE, { 'a/b': 'x' }));
    expect(await costs(told(PHONE, { 'a/b': 'y', 'a/c': 'z' }))).toEqual([2, 0]);
    expect(await costs(told(DESK, { 'a/b': 'desk' }, { seen: 2 }))).toEqual([2, 0]);
    expect(await costs(told(PHONE, { 'a/b': null }, { seen: 2 }))).toEqual([2, 0]);
    expect(await contents()).toEqual({ 'a/b': 'desk', 'a/c': 'z' });
    await store.database.insert(setting).values({ name: 'rascunhos', value: 'S' });
    expect((await costs(told(PHONE, { 'a/c': 1 })))[1]).toBe(1);
    expect(await costs(told(PHONE, { 'a/c': 2 }))).toEqual([2, 0]);
  });
});

describe('whose it is', () => {
  it('is one customer, in one wizard', async () => {
    await drafts.send(token, told(PHONE, { 'a/b': 'x' }));
    await draftsAt(server, 'visita').send(token, told(PHONE, { 'data/Dia': '2026' }));
    const bia = await enter({ document: '11144477735', email: 'bia@example.com' });
    expect(await drafts.load(bia)).toEqual({ Revisao: 0, Entradas: [] });
    await drafts.send(bia, told(PHONE, { 'a/b': null }, { seen: 9 }));
    expect(await contents()).toEqual({ 'a/b': 'x' });
    expect(await contents(token, draftsAt(server, 'visita'))).toEqual({ 'data/Dia': '2026' });
  });

  const everyCall = (wizard: string, as?: string) => {
    const { path } = draftsAt(server, wizard);
    const given = as === undefined ? {} : { token: as };
    return [server.call(`GET ${path}`, given), server.call(`POST ${path}`, { ...given, body: told(PHONE, {}) })];
  };

  it.each([
    ['nada', 404, 'O formulário não foi encontrado.'],
    ['pj', 403, 'Esta consulta não é do seu tipo de cadastro.'],
  ])('refuses the wizard "%s" with %i', async (wizard, status, message) => {
    for (const answer of await Promise.all(everyCall(wizard, token))) {
      expect(answer).toMatchObject({ status, body: { data: [message], descricao: message } });
    }
  });

  it('nobody has it without a session', async () => {
    for (const { status } of await Promise.all(everyCall('pf'))) expect(status).toBe(401);
  });

  it('is not changed while its registration may not be', async () => {
    await store.database.update(client).set({ status: 4 });
    const refused = await server.call(`POST ${drafts.path}`, { token, body: told(PHONE, { 'a/b': 'x' }) });
    expect(refused).toMatchObject({ status: 400, body: { data: ['Cadastro em revisão. Aguarde a análise.'] } });
    await draftsAt(server, 'visita').send(token, told(PHONE, { 'data/Dia': '2026' }));
    await store.database.update(client).set({ status: 5 });
    const { status } = await server.call(`POST ${drafts.path}`, { token, body: told(PHONE, {}) });
    expect(status).toBe(400);
  });
});

describe('what is refused', () => {
  const change = { Lugar: 'a/b', Em: START.toISOString(), Conteudo: 'x' };
  const body = (over: JsonObject) => ({ ...told(PHONE, {}), ...over });
  const cases: [string, JsonObject | [], string][] = [
    ['no object', [], 'A requisição não traz os dados esperados.'],
    ['an unknown member', body({ Cliente: '1' }), 'Campo desconhecido: /Cliente'],
    ['a device without an id', body({ Aparelho: { Nome: 'x' } }), 'O rascunho enviado não é válido: /Aparelho/Id'],
    ['a short id', body({ Aparelho: { Id: 'a', Nome: '' } }), 'O rascunho enviado não é válido: /Aparelho/Id'],
    [
      'a long name',
      body({ Aparelho: { ...PHONE, Nome: 'x'.repeat(81) } }),
      'O rascunho enviado não é válido: /Aparelho/Nome',
    ],
    ['a version that is no text', body({ Versao: 1 }), 'O rascunho enviado não é válido: /Versao'],
    ['a revision below 0', body({ Visto: -1 }), 'O rascunho enviado não é válido: /Visto'],
    ['changes that are no list', body({ Mudancas: {} }), 'O rascunho enviado não é válido: /Mudancas'],
    ['more than 200 changes', body({ Mudancas: Array(201).fill(change) }), 'No máximo 200 mudanças por vez: /Mudancas'],
    [
      'a place of 301 characters',
      body({ Mudancas: [change, { ...change, Lugar: 'x'.repeat(301) }] }),
      'O rascunho enviado não é válido: /Mudancas/1/Lugar',
    ],
    [
      'a time that is none',
      body({ Mudancas: [{ ...change, Em: '2026-13-01T00:00:00Z' }] }),
      'O rascunho enviado não é válido: /Mudancas/0/Em',
    ],
    [
      'a change without a content',
      body({ Mudancas: [{ Lugar: 'a', Em: change.Em }] }),
      'O rascunho enviado não é válido: /Mudancas/0/Conteudo',
    ],
    [
      'a content over 64 KiB',
      body({ Mudancas: [{ ...change, Conteudo: 'é'.repeat(32_768) }] }),
      'O conteúdo é grande demais: /Mudancas/0/Conteudo',
    ],
  ];
  it.each(cases)('%s', async (_, sent, message) => {
    const { status, body: answer } = await server.call(`POST ${drafts.path}`, { token, body: sent });
    const campo = message.split(': ')[1];
    const told =
      campo === undefined
        ? ({ codigo: 'REQUISICAO_INVALIDA' } as const)
        : ({ codigo: 'CAMPO_INVALIDO', campo } as const);
    expect([status, answer]).toEqual([400, refusal(message, told)]);
    expect(await drafts.load(token)).toEqual({ Revisao: 0, Entradas: [] });
  });

  const FULL = 'Há informações demais ainda não salvas. Salve o que já preencheu para continuar.';
  const fill = async (calls: number, contents: (call: number) => Record<string, string>) => {
    for (const call of Array(calls).keys()) await drafts.send(token, told(PHONE, contents(call)));
  };
  const refused = async (contents: Record<string, string>) => {
    const before = await drafts.load(token);
    const answer = await server.call(`POST ${drafts.path}`, { token, body: told(DESK, contents) });
    expect(answer).toMatchObject({ status: 400, body: { data: [FULL] } });
    expect(await drafts.load(token)).toEqual(before);
  };

  it('what a draft of 2,000 entries cannot hold, all of the call', async () => {
    const places = (call: number) => Object.fromEntries([...Array(200).keys()].map((n) => [`a/${call}-${n}`, 'x']));
    await fill(10, places);
    await refused({ 'a/0-0': 'y' });
    await drafts.send(token, told(PHONE, { 'a/0-0': 'another' }));
  });

  it('what a draft of 4 MB cannot hold', async () => {
    await fill(9, (call) =>
      Object.fromEntries([...Array(7).keys()].map((n) => [`a/${call}-${n}`, 'x'.repeat(65_000)])),
    );
    await refused({ 'a/y': 'y'.repeat(65_000), 'a/z': 'z'.repeat(65_000) });
    await drafts.send(token, told(DESK, { 'a/y': 'y' }));
  });
});

describe('what ends a draft', () => {
  it('emptying its places, of others as far as they were seen; a revision never comes again', async () => {
    await drafts.send(token, told(PHONE, { 'a/b': 'x' }));
    await drafts.send(token, told(PHONE, { 'a/c': 'y' }));
    await drafts.send(token, told(DESK, { 'a/b': null, 'a/c': null }, { seen: 1 }));
    expect(await contents()).toEqual({ 'a/c': 'y' });
    expect(await drafts.send(token, told(DESK, { 'a/c': null }, { seen: 3 }))).toEqual({ Revisao: 4, Entradas: [] });
    expect(await drafts.load(token)).toEqual({ Revisao: 4, Entradas: [] });
  });

  it('the sending, of its wizard alone, and only one that counts', async () => {
    const visit = draftsAt(server, 'visita');
    await drafts.send(token, told(PHONE, { 'a/b': 'x' }));
    await visit.send(token, told(PHONE, { 'data/Dia': '2026' }));
    expect((await server.call('POST /api/visita/concluir', { token, body: {} })).status).toBe(400);
    expect(await contents(token, visit)).toEqual({ 'data/Dia': '2026' });
    await server.call('POST /api/visita/data', { token, body: { Dia: '2026-12-01' } });
    expect((await server.call('POST /api/visita/concluir', { token, body: {} })).status).toBe(200);
    expect(await visit.load(token)).toEqual({ Revisao: 2, Entradas: [] });
    expect(await contents()).toEqual({ 'a/b': 'x' });
  });

  const tidy = async () => forgetsOldDrafts(onlyDefinitions(await loaded))(store.database, now);
  const later = async (ms: number) => {
    now = new Date(START.getTime() + ms);
    token = await tokenOf(store.database, (await store.database.query.client.findFirst()) as never, now);
  };

  it('30 days after its change, however often it was told since; tidying takes it away', async () => {
    await drafts.send(token, told(PHONE, { 'a/b': 'old', 'a/c': 'old' }));
    await later(10 * DAY_MS);
    await drafts.send(token, told(PHONE, { 'a/b': 'old' }));
    await drafts.send(token, told(PHONE, { 'a/c': 'new' }, { at: now.toISOString() }));
    await later(30 * DAY_MS - 1);
    await tidy();
    expect(await contents()).toEqual({ 'a/b': 'old', 'a/c': 'new' });
    await later(30 * DAY_MS);
    expect(await contents()).toEqual({ 'a/c': 'new' });
    expect((await drafts.send(token, told(DESK, {}))).Entradas).toHaveLength(1);
    await tidy();
    expect(await store.database.$count(draftEntry)).toBe(1);
  });

  it('the institution, by a setting; tidying takes away what was kept', async () => {
    await drafts.send(token, told(PHONE, { 'a/b': 'x' }));
    await store.database.insert(setting).values({ name: 'rascunhos', value: 'N' });
    expect(await drafts.load(token)).toEqual({ Revisao: 0, Entradas: [], Desligado: true });
    const message = 'Os rascunhos no servidor estão desligados.';
    const answer = await server.call(`POST ${drafts.path}`, { token, body: told(PHONE, { 'a/b': 'y' }) });
    expect(answer).toMatchObject({ status: 404, body: { data: [message], descricao: message } });
    await tidy();
    expect(await store.database.$count(draftEntry)).toBe(0);
    await store.database.delete(setting);
    // What it told up to there was neither saved nor discarded.
    const since = 2 ** 20;
    expect(await drafts.load(token)).toEqual({ Revisao: since, Entradas: [], Desde: since });
    await drafts.send(token, told(PHONE, { 'a/b': 'x' }));
    expect(await drafts.load(token)).toMatchObject({ Revisao: since + 1, Entradas: [{ Lugar: 'a/b' }], Desde: since });
    await store.database.insert(setting).values({ name: 'rascunhos', value: 'N' });
    await tidy();
    await tidy();
    await store.database.delete(setting);
    expect(await drafts.load(token)).toEqual({ Revisao: 2 * since, Entradas: [], Desde: 2 * since });
  });
});

describe('what the database and the log know of it', () => {
  const SECRET = 'Rua dos Três Irmãos 77';

  it('is no typed word: neither in the rows nor in their bytes', async () => {
    await drafts.send(token, told(PHONE, { 'a/b': SECRET, 'a/c': [{ Nome: SECRET }] }));
    const { rows } = (await store.database.execute(
      sql`select d::text as text, encode(sealed, 'escape') as bytes, encode(sealed, 'hex') as hex from draft_entry d`,
    )) as unknown as { rows: { text: string; bytes: string; hex: string }[] };
    expect(rows).toHaveLength(2);
    for (const { text, bytes, hex } of rows) {
      expect(`${text} ${bytes}`).not.toMatch(/Irm|Rua dos/);
      expect(hex).not.toContain(Buffer.from(SECRET).toString('hex'));
    }
    expect(await contents()).toMatchObject({ 'a/b': SECRET });
  });

  it('is no content in the log, whatever goes wrong', async () => {
    await drafts.send(token, told(PHONE, { 'a/segredo': SECRET }));
    await store.database.update(draftEntry).set({ sealed: randomBytes(5) });
    await drafts.load(token);
    await server.call(`POST ${drafts.path}`, { token, body: { ...told(PHONE, { b: SECRET }), Visto: SECRET } });
    expect(lines.map((line) => JSON.parse(line).route).filter(Boolean)).toEqual([
      '/api/cliente/rascunhos/:formulario',
      '/api/cliente/rascunhos/:formulario',
      '/api/cliente/rascunhos/:formulario',
    ]);
    expect(lines.join('')).not.toMatch(/Irm|segredo|phone-0001/);
  });

  it('passes over what was altered, put elsewhere, or sealed for somebody else, and tells of it once', async () => {
    const fresh = await serverWith(key('test', 7));
    const places = ['a/good', 'a/altered', 'a/moved'];
    await drafts.send(token, told(PHONE, Object.fromEntries(places.map((place) => [place, SECRET]))));
    const at = (place: string) => eq(draftEntry.place, place);
    const [good] = await store.database.select().from(draftEntry).where(at('a/good'));
    const altered = Uint8Array.from(good?.sealed ?? []);
    altered[20] = (altered[20] ?? 0) ^ 1;
    await store.database.update(draftEntry).set({ sealed: altered }).where(at('a/altered'));
    await store.database
      .update(draftEntry)
      .set({ sealed: good?.sealed as Uint8Array })
      .where(at('a/moved'));
    const ben = await addClient(store.database, { document: '11144477735', email: 'ben@example.com' });
    const bens = await tokenOf(store.database, ben, now);
    await drafts.send(bens, told(PHONE, { 'a/good': 'own' }));
    await store.database
      .update(draftEntry)
      .set({ sealed: good?.sealed as Uint8Array })
      .where(eq(draftEntry.clientId, ben.id));
    for (const _ of [1, 2]) {
      expect(await contents(token, draftsAt(fresh))).toEqual({ 'a/good': SECRET });
      expect(await contents(bens, draftsAt(fresh))).toEqual({});
    }
    expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40)).toMatchObject([
      { draftKey: 'test', msg: 'drafts are passed over: they do not open with their key' },
    ]);
    await fresh.app.close();
  });
});

describe('keys', () => {
  it('in front of others are the ones for writing; the others still open', async () => {
    await drafts.send(token, told(PHONE, { 'a/b': 'before' }));
    const rotated = await serverWith(key('next', 9), key('test', 7));
    await draftsAt(rotated).send(token, told(PHONE, { 'a/c': 'after' }));
    expect(await contents(token, draftsAt(rotated))).toEqual({ 'a/b': 'before', 'a/c': 'after' });
    const ids = await store.database.select({ place: draftEntry.place, keyId: draftEntry.keyId }).from(draftEntry);
    expect(Object.fromEntries(ids.map(({ place, keyId }) => [place, keyId]))).toEqual({ 'a/b': 'test', 'a/c': 'next' });
    await rotated.app.close();
  });

  it('that are gone leave their entries shut and unharmed; the log says so once', async () => {
    await drafts.send(token, told(PHONE, { 'a/b': 'before', 'a/c': 'before' }));
    const without = await serverWith(key('next', 9));
    expect(await draftsAt(without).load(token)).toMatchObject({ Entradas: [], Incompleto: true });
    await draftsAt(without).send(token, told(DESK, { 'a/b': 'after' }, { seen: 1 }));
    expect(await contents(token, draftsAt(without))).toEqual({ 'a/b': 'after' });
    expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40)).toMatchObject([
      { draftKey: 'test', msg: 'drafts are passed over: their key is not in DRAFT_KEYS' },
    ]);
    await without.app.close();
    const mended = await serverWith(key('next', 9), key('test', 7));
    const { Entradas, ...others } = await draftsAt(mended).load(token);
    expect(Entradas.map(({ Conteudo }) => Conteudo)).toEqual(['before', 'before', 'after']);
    expect(others).toEqual({ Revisao: expect.any(Number) });
    await mended.app.close();
  });

  it('of which there is none switch drafts off', async () => {
    const off = await serverWith();
    expect(await draftsAt(off).load(token)).toEqual({ Revisao: 0, Entradas: [], Desligado: true });
    const { status } = await off.call(`POST ${drafts.path}`, { token, body: told(PHONE, { 'a/b': 'x' }) });
    expect(status).toBe(404);
    await off.app.close();
  });
});
