import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDefinitions } from '../../../server/storage/definitions/live';
import {
  addClient,
  type Caller,
  openTestDatabase,
  startApp,
  TEST_CONFIG,
  type TestDatabase,
  tokenOf,
} from '../testServer';
import { packageOf, rename } from './packageOf';
import { publishOver, stepsOfPf } from './publishing';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const PART = 'PessoaFisica/dadosFinanceiros';
const [OLD, NEW] = ['BensMoveisEspecificacao', 'BensMoveisDetalhe'];
const SAVED = { BensImoveis: 1, BensMoveis: 2, PatrimonioLiquido: 3 };

const place = (name: string) => `dados-financeiros/${name}`;
const renamed = packageOf({
  'pf/dados-financeiros.json': (tab) => {
    rename(tab, OLD, NEW);
    delete tab.examples;
  },
});

let store: TestDatabase;
let token: string;
/** One that has heard of the new version, and one that has not: nothing tells it, and it does not look by itself. */
let ahead: Caller;
let behind: Caller;

beforeEach(async () => {
  store = await openTestDatabase();
  await publishOver(store.database, packageOf());
  const instance = async () => {
    const definitions = await openDefinitions(store.database, NOW);
    const app = await startApp(store.database, { definitions, config: TEST_CONFIG, clock: () => NOW });
    return { app, definitions };
  };
  const [first, second] = [await instance(), await instance()];
  [ahead, behind] = [first.app, second.app];
  token = await tokenOf(store.database, await addClient(store.database), NOW);
  await ahead.call(`POST /api/${PART}`, { token, body: { ...SAVED, [OLD]: 'Um carro' } });
  const step = { id: 'detalhe', moved: place(OLD), to: place(NEW) };
  await publishOver(store.database, renamed, stepsOfPf(step));
  await first.definitions.refresh(NOW);
});
afterEach(async () => {
  await Promise.all([ahead.app.close(), behind.app.close()]);
  await store.close();
});

it('a caller that names no version is judged by the new one at an instance that has not heard of it', async () => {
  const body = { ...SAVED, [NEW]: 'Dois carros' };
  expect((await ahead.call(`POST /api/${PART}`, { token, body })).status).toBe(200);
  const loaded = await behind.call(`GET /api/${PART}`, { token });
  expect([loaded.status, loaded.headers['definitions-version']]).toEqual([200, '2']);
  expect(loaded.body.data).toMatchObject(body);
});

it('so is what it saves, once', async () => {
  await ahead.call(`POST /api/${PART}`, { token, body: { ...SAVED, [NEW]: 'Dois carros' } });
  const saved = await behind.call(`POST /api/${PART}`, { token, body: { ...SAVED, [NEW]: 'Três carros' } });
  expect([saved.status, saved.headers['definitions-version']]).toEqual([200, '2']);
  expect((await ahead.call(`GET /api/${PART}`, { token })).body.data).toMatchObject({ [NEW]: 'Três carros' });
});

it('so is what reads the registration besides', async () => {
  await ahead.call(`POST /api/${PART}`, { token, body: { ...SAVED, [NEW]: 'Dois carros' } });
  expect((await behind.call('GET /api/cliente/usuario/pendencias', { token })).status).toBe(200);
});

it('one that names the version before is told which one to go on with', async () => {
  await ahead.call(`POST /api/${PART}`, { token, body: { ...SAVED, [NEW]: 'Dois carros' } });
  const headers = { 'definitions-version': '1' };
  const refused = await behind.call(`POST /api/${PART}`, { token, body: { ...SAVED, [OLD]: 'x' }, headers });
  expect([refused.status, refused.headers['definitions-next']]).toEqual([409, '2']);
});
