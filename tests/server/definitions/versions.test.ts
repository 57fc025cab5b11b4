import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { openDefinitions } from '../../../server/storage/definitions/live';
import { publish } from '../../../server/storage/definitions/published';
import type { DefinitionsPackage, LiveDefinitions } from '../../../server/storage/definitions/types';
import { carriedOver, part } from '../../../server/storage/schema';
import { addClient, type Caller, openTestDatabase, startApp, type TestDatabase, tokenOf } from '../testServer';
import { packageOf, rename } from './packageOf';
import { publishOver, stepsOfPf } from './publishing';

const PART = 'PessoaFisica/dadosFinanceiros';
const SAVED = { BensImoveis: 1, BensMoveis: 2, PatrimonioLiquido: 3, BensMoveisEspecificacao: 'Um carro' };
const NOW = new Date('2026-11-22T12:00:00.000Z');
const RENAMED = stepsOfPf({
  id: 'detalhe',
  moved: 'dados-financeiros/BensMoveisEspecificacao',
  to: 'dados-financeiros/BensMoveisDetalhe',
});

let first: DefinitionsPackage;
let renamed: DefinitionsPackage;
let store: TestDatabase;
let server: Caller;
let definitions: LiveDefinitions;
let token: string;
let now = NOW;

beforeAll(() => {
  first = packageOf();
  renamed = packageOf({
    'pf/dados-financeiros.json': (tab) => rename(tab, 'BensMoveisEspecificacao', 'BensMoveisDetalhe'),
  });
});
beforeEach(async () => {
  now = NOW;
  store = await openTestDatabase();
  const { database } = store;
  await publishOver(database, first);
  definitions = await openDefinitions(database, now);
  server = await startApp(database, { definitions, clock: () => now });
  token = await tokenOf(database, await addClient(database), now);
});
afterEach(async () => {
  await server.app.close();
  await store.close();
});

const named = (version?: number): Record<string, string> =>
  version === undefined ? {} : { 'definitions-version': String(version) };
const load = (version?: number) => server.call(`GET /api/${PART}`, { token, headers: named(version) });
const save = (body: JsonObject, version?: number) =>
  server.call(`POST /api/${PART}`, { token, body, headers: named(version) });
const publishNow = async (...given: Parameters<typeof publishOver> extends [unknown, ...infer Rest] ? Rest : never) => {
  const number = await publishOver(store.database, ...given);
  await definitions.refresh(now);
  return number;
};

it('the first version is in force also where the clock was set back to before it', async () => {
  const [{ startsAt } = { startsAt: NOW }] = definitions.versions;
  const earlier = new Date(startsAt.getTime() - 60 * 60_000);
  expect((await openDefinitions(store.database, earlier)).current.number).toBe(1);
});

describe('a version that is published', () => {
  it('is what calls and pages get from then on, beside the files of the one before', async () => {
    expect((await server.call('GET /definitions/index.json')).text).toContain('"number":1');
    await publishNow(renamed, RENAMED);
    const index = JSON.parse((await server.call('GET /definitions/index.json')).text);
    expect(index).toMatchObject({ number: 2, version: renamed.index.version });
    expect(JSON.parse((await server.call('GET /definitions/1/index.json')).text).version).toBe(first.index.version);
    for (const name of [...Object.keys(first.modules), ...Object.keys(renamed.modules)]) {
      const { status, text } = await server.call(`GET /definitions/${name}`);
      expect([status, text]).toEqual([200, first.modules[name] ?? renamed.modules[name]]);
    }
    expect((await load()).headers['definitions-version']).toBe('2');
  });

  it('is told to a wizard that opens with what an older one saved, until it is saved anew', async () => {
    const open = async () =>
      (await server.call('GET /api/formularios/pf', { token, headers: named(2) })).headers['definitions-saved'];
    await save(SAVED);
    await publishNow(renamed, RENAMED);
    expect(await open()).toBe('1');
    expect((await load()).headers['definitions-saved']).toBeUndefined();
    const { BensMoveisEspecificacao, ...same } = SAVED;
    await save({ ...same, BensMoveisDetalhe: BensMoveisEspecificacao }, 2);
    expect(await open()).toBeUndefined();
  });

  it('is refused to whoever has not seen the newest one', async () => {
    const facts = { author: 'ana', note: '', fates: {}, findings: [], steps: {}, publishedAt: now, startsAt: now };
    const tries = await Promise.all(
      [1, 1].map((base) => publish(store.database, base, { content: renamed, ...facts })),
    );
    expect(tries.filter((number) => number === 2)).toHaveLength(1);
    expect(tries.filter((number) => number === undefined)).toHaveLength(1);
  });

  it('comes into force at its moment', async () => {
    const startsAt = new Date(now.getTime() + 60_000);
    await publishNow(renamed, { ...RENAMED, startsAt });
    expect((await load()).headers['definitions-version']).toBe('1');
    expect((await load(2)).status).toBe(409);
    now = startsAt;
    await definitions.refresh(now);
    expect((await load()).headers['definitions-version']).toBe('2');
  });

  it('is known to an instance that has not heard of it as soon as callers name it, and so is the next one', async () => {
    const back = stepsOfPf({
      id: 'back:detalhe',
      moved: 'dados-financeiros/BensMoveisDetalhe',
      to: 'dados-financeiros/BensMoveisEspecificacao',
    });
    const versions = [[renamed, RENAMED] as const, [first, back] as const];
    for (const [index, version] of versions.entries()) {
      const number = await publishOver(store.database, ...version);
      expect(number).toBe(index + 2);
      const answers = await Promise.all(Array.from({ length: 5 }, () => load(number)));
      expect(answers.map(({ headers }) => headers['definitions-version'])).toEqual(Array(5).fill(String(number)));
    }
  });

  it('is known, too, where its moment came since the instance has looked', async () => {
    await publishOver(store.database, renamed, { ...RENAMED, startsAt: new Date(NOW.getTime() + 1000) });
    await definitions.refresh(now);
    expect((await load(2)).status).toBe(409);
    now = new Date(NOW.getTime() + 2000);
    expect((await load(2)).headers['definitions-version']).toBe('2');
  });
});

it('fails no call that is under way while it comes into force', async () => {
  const calls = Array.from({ length: 30 }, (_, index) => save({ ...SAVED, BensMoveis: index }, 1));
  await publishNow(renamed, RENAMED);
  const later = Array.from({ length: 10 }, () => load());
  const statuses = (await Promise.all([...calls, ...later])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

describe('what was saved in the version before', () => {
  it('is read in the form of the new one, and stays as it is until the next save', async () => {
    await save(SAVED);
    await publishNow(renamed, RENAMED);
    const { data } = (await load()).body;
    expect(data).toMatchObject({ BensMoveisDetalhe: 'Um carro', BensMoveis: 2 });
    expect(data).not.toHaveProperty('BensMoveisEspecificacao');
    const [kept] = await store.database.select().from(part);
    expect(kept).toMatchObject({
      definition: 1,
      data: { 'dados-financeiros': { BensMoveisEspecificacao: 'Um carro' } },
    });
  });

  it('is written in the new form by the next save, and kept as it was', async () => {
    await save(SAVED);
    await publishNow(renamed, RENAMED);
    const { BensMoveisEspecificacao: _, ...others } = SAVED;
    expect((await save({ ...others, BensMoveisDetalhe: 'Dois carros' })).status).toBe(200);
    const [kept] = await store.database.select().from(part);
    expect(kept).toMatchObject({ definition: 2, data: { 'dados-financeiros': { BensMoveisDetalhe: 'Dois carros' } } });
    expect(await store.database.select().from(carriedOver)).toMatchObject([
      {
        definition: 1,
        parts: { financeira: { 'dados-financeiros': { BensMoveisEspecificacao: 'Um carro' } } },
      },
    ]);
  });

  it('is asked again, with its answer, when what a version retired comes back, whatever was saved between', async () => {
    await save(SAVED);
    const retired = packageOf({
      'pf/dados-financeiros.json': (tab) => rename(tab, 'BensMoveisEspecificacao', 'BensMoveisDetalhe'),
    });
    const step = { id: 'r', retired: 'dados-financeiros/BensMoveisEspecificacao', title: 'Bens móveis' };
    await publishNow(retired, stepsOfPf(step));
    expect((await load()).body.data).not.toHaveProperty('BensMoveisEspecificacao');
    const { BensMoveisEspecificacao: _, ...others } = SAVED;
    expect((await save({ ...others, BensMoveis: 7, BensMoveisDetalhe: 'Um barco' })).status).toBe(200);
    expect((await load()).body.data).not.toHaveProperty('BensMoveisEspecificacao');
    await publishNow(first);
    expect((await load()).body.data).toMatchObject({ BensMoveis: 7, BensMoveisEspecificacao: 'Um carro' });
  });

  it('goes on by the old version for a page that has it, until it was saved in the new one', async () => {
    await save(SAVED);
    await publishNow(renamed, RENAMED);
    const old = await save({ ...SAVED, BensMoveis: 20 }, 1);
    expect([old.status, old.headers['definitions-version']]).toEqual([200, '1']);
    const { BensMoveisEspecificacao: _, ...others } = SAVED;
    expect((await save({ ...others, BensMoveisDetalhe: 'Um carro' }, 2)).status).toBe(200);
    const refused = await save(SAVED, 1);
    expect([refused.status, refused.body.data]).toEqual([
      409,
      ['O formulário foi atualizado. Recarregue a página para continuar: o que você digitou continua aqui.'],
    ]);
    expect((await load(1)).status).toBe(409);
  });

  it('may be finished in it until the moment that its publisher has chosen', async () => {
    await save(SAVED);
    const until = new Date(now.getTime() + 600_000);
    await publishNow(renamed, { ...RENAMED, fates: { pf: { kind: 'finish', until: until.toISOString() } } });
    expect((await load()).headers['definitions-version']).toBe('1');
    expect((await save({ ...SAVED, BensMoveis: 5 })).status).toBe(200);
    now = until;
    expect((await load()).headers['definitions-version']).toBe('2');
    expect((await load()).body.data).toMatchObject({ BensMoveisDetalhe: 'Um carro', BensMoveis: 5 });
  });

  it('does not hold those who begin now', async () => {
    const until = new Date(now.getTime() + 600_000).toISOString();
    await publishNow(renamed, { ...RENAMED, fates: { pf: { kind: 'finish', until } } });
    expect((await load()).headers['definitions-version']).toBe('2');
  });
});

describe('a version that stops what was begun', () => {
  const message = 'O formulário mudou: leia o que há de novo antes de continuar.';
  const STOPS = { ...RENAMED, fates: { pf: { kind: 'stop' as const, message } } };
  const goOn = (Versao: number) => server.call('POST /api/cliente/formularios/pf/versao', { token, body: { Versao } });

  it('lets nothing be read nor saved until its client goes on with it', async () => {
    await save(SAVED);
    await publishNow(renamed, STOPS);
    for (const answer of [await load(), await load(1), await load(2), await save(SAVED), await save(SAVED, 1)]) {
      expect(answer).toMatchObject({ status: 409, body: { data: [message] }, headers: { 'definitions-stop': '2' } });
    }
    expect((await goOn(1)).status).toBe(409);
    expect((await goOn(2)).status).toBe(200);
    expect((await load()).body.data).toMatchObject({ BensMoveisDetalhe: 'Um carro' });
  });

  it('stops who has only typed, too, and lets nobody stop who has typed in it', async () => {
    const type = (Versao: string) =>
      server.call('POST /api/cliente/rascunhos/pf', {
        token,
        body: {
          Aparelho: { Id: 'phone-0001', Nome: 'Chrome no Android' },
          Versao,
          Visto: 0,
          Mudancas: [{ Lugar: 'informacoes/NomePai', Em: now.toISOString(), Conteudo: { value: 'José' } }],
        },
      });
    await type('1');
    await publishNow(renamed, STOPS);
    expect((await load()).status).toBe(409);
    await type('v1, of another time');
    expect((await load()).status).toBe(200);
    await type('2');
    expect((await load()).status).toBe(200);
  });

  it('stops nobody who begins now', async () => {
    await publishNow(renamed, STOPS);
    expect((await load()).status).toBe(200);
    expect((await goOn(2)).status).toBe(200);
  });

  it('is gone on with by clients of its type alone', async () => {
    const company = await addClient(store.database, { type: 2, document: '45810293000100', email: 'pj@example.com' });
    token = await tokenOf(store.database, company, now);
    expect((await goOn(2)).status).toBe(403);
    expect((await server.call('POST /api/cliente/formularios/x/versao', { token, body: {} })).status).toBe(404);
  });
});

it('tells a page with another version, as it loads and as it types, what it is to go on with', async () => {
  await publishNow(renamed, RENAMED);
  expect((await load(1)).headers).toMatchObject({ 'definitions-version': '1', 'definitions-next': '2' });
  expect((await load(2)).headers).not.toHaveProperty('definitions-next');
  const Aparelho = { Id: 'aparelho-1', Nome: 'Chrome no Android' };
  const typed = await server.call('POST /api/cliente/rascunhos/pf', {
    token,
    headers: named(1),
    body: { Aparelho, Versao: '1', Visto: 0, Mudancas: [] },
  });
  expect(typed).toMatchObject({ status: 200, headers: { 'definitions-next': '2' } });
});

it('serves the steps to a version from each older one', async () => {
  await publishNow(renamed, RENAMED);
  await publishNow(first);
  const steps = async (number: number) => JSON.parse((await server.call(`GET /definitions/${number}/steps.json`)).text);
  expect(await steps(1)).toEqual({});
  expect(await steps(2)).toEqual({ 1: RENAMED.steps });
  expect(await steps(3)).toEqual({ 1: RENAMED.steps, 2: { pf: [] } });
  expect((await server.call('GET /definitions/4/steps.json')).status).toBe(404);
});

it('puts the steps to a version together once', async () => {
  await publishNow(renamed, RENAMED);
  let written = 0;
  const [step] = definitions.versions.at(1)?.steps.pf ?? [];
  const { ...plain } = step;
  Object.assign(step ?? {}, {
    toJSON() {
      written += 1;
      return plain;
    },
  });
  const steps = async () => (await server.call('GET /definitions/2/steps.json')).text;
  expect(await steps()).toBe(await steps());
  expect([JSON.parse(await steps()), written]).toEqual([{ 1: RENAMED.steps }, 1]);
});

it('refuses a version that there is not', async () => {
  for (const version of ['7', '0', '-1', 'x', '99999999999']) {
    const { status } = await server.call(`GET /api/${PART}`, { token, headers: { 'definitions-version': version } });
    expect([version, status]).toEqual([version, 409]);
  }
});
