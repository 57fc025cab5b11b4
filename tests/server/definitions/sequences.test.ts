import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { carry, dataIn } from '../../../server/registration/carry';
import { standing } from '../../../server/registration/standing';
import type { Stored, StoredPart, StoredRow } from '../../../server/registration/stored';
import { openDefinitions } from '../../../server/storage/definitions/live';
import { loadPackage } from '../../../server/storage/definitions/load';
import type { DefinitionsPackage, LiveDefinitions, VersionFacts } from '../../../server/storage/definitions/types';
import {
  addClient,
  type Caller,
  openTestDatabase,
  startApp,
  TEST_CONFIG,
  type TestDatabase,
  tokenOf,
} from '../testServer';
import { packageOf } from './packageOf';
import { publishOver } from './publishing';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const PART = 'PessoaFisica/dadosFinanceiros';
const SAVED = { BensImoveis: 1, BensMoveis: 2, PatrimonioLiquido: 3, BensMoveisEspecificacao: 'Um carro' };

let store: TestDatabase;
let server: Caller;
let definitions: LiveDefinitions;
let token: string;

const config = { ...TEST_CONFIG, limits: { ...TEST_CONFIG.limits, openCallsPerMinute: 5 } };

beforeEach(async () => {
  store = await openTestDatabase();
  await publishOver(store.database, packageOf());
  definitions = await openDefinitions(store.database, NOW);
  server = await startApp(store.database, { definitions, config, clock: () => NOW });
  token = await tokenOf(store.database, await addClient(store.database), NOW);
});
afterEach(async () => {
  await server.app.close();
  await store.close();
});
const call = (line: string, body?: JsonObject) => server.call(line, { token, ...(body && { body }) });
const publishNow = async (content: DefinitionsPackage, said: Parameters<typeof publishOver>[2] = {}) => {
  await publishOver(store.database, content, said);
  await definitions.refresh(NOW);
};
const facts = (number: number, more: Partial<VersionFacts> = {}): VersionFacts => ({
  number,
  hash: '',
  author: '',
  note: '',
  publishedAt: NOW,
  startsAt: new Date(number),
  backTo: null,
  fates: {},
  steps: {},
  ...more,
});
/** What is stored of a client of whom nothing else matters. */
const storedAs = (parts: StoredPart[], rows: StoredRow[] = []): Stored => ({
  client: {} as Stored['client'],
  begun: null,
  parts,
  rows,
  settings: {},
  known: {},
});

async function wizardOf(id: string) {
  const found = (await loadPackage(packageOf())).wizards.find(({ wizard }) => wizard.id === id);
  if (!found) throw new Error(`there is no wizard ${id}`);
  return found;
}

it('a tab that goes to another part keeps its answers when the first part is saved', async () => {
  const calls: { call: string; body: JsonObject }[] = JSON.parse(
    readFileSync('server/data/demoRegistration.json', 'utf8'),
  );
  const { body } = calls.find(({ call: line }) => line.endsWith('informacaoBasica')) as { body: JsonObject };
  expect((await call('POST /api/PessoaFisica/informacaoBasica', body)).status).toBe(200);
  await publishNow(
    packageOf({
      'pf/wizard.json': (w) => {
        w.parts[0].data = ['informacoes'];
        w.parts[1].data = ['dados-financeiros', 'enderecos'];
      },
    }),
  );
  const data = (await call('GET /api/PessoaFisica/informacaoBasica')).body.data as JsonObject;
  expect((await call('POST /api/PessoaFisica/informacaoBasica', data)).status).toBe(200);
  expect((await call(`GET /api/${PART}`)).body.data).toMatchObject({ Cep: '01310100' });
});

it('what is saved after a part got another id is what is read', async () => {
  await call(`POST /api/${PART}`, SAVED);
  await publishNow(
    packageOf({
      'pf/wizard.json': (wizard) => {
        wizard.parts[1].id = 'financas';
      },
    }),
  );
  expect((await call(`POST /api/${PART}`, { ...SAVED, BensImoveis: 99 })).status).toBe(200);
  expect((await call(`GET /api/${PART}`)).body.data).toMatchObject({ BensImoveis: 99 });
});

it('a list that is asked again after it was retired keeps its rows', async () => {
  const fundo = await wizardOf('fundo');
  const at = (number: number) => ({ ...fundo, number });
  const versions = [
    facts(1),
    facts(2, { steps: { fundo: [{ id: 'r', retired: 'participantes/outros', title: 'Outros' }] } }),
    facts(3),
    facts(4, { steps: { fundo: [{ id: 'm', moved: 'dados-financeiros/x', to: 'dados-financeiros/y' }] } }),
  ];
  const row = {
    id: 'k1',
    collection: 'participantes/outros',
    position: 0,
    data: { Nome: 'Bia' },
    definition: 3,
    savedAt: 9,
  };
  const part = {
    id: 'participantes:participantes',
    data: { participantes: { Administrador: 'X' } },
    definition: 3,
    savedAt: 5,
  };
  const stored = storedAs([part], [row]);
  const { stored: now } = carry(versions, at(4), stored);
  expect(now.rows).toHaveLength(1);
  expect(dataIn(at(4), now).participantes?.outros).toHaveLength(1);
});

it('what was retired is kept where it was all that its tab had', async () => {
  const pf = await wizardOf('pf');
  const versions = [
    facts(1),
    facts(2, { steps: { pf: [{ id: 'r', retired: 'dados-financeiros/Velho', title: 'V' }] } }),
  ];
  const part = { id: 'financeira', data: { 'dados-financeiros': { Velho: 'x' } }, definition: 1, savedAt: 5 };
  const stored = storedAs([part]);
  expect(JSON.stringify(carry(versions, { ...pf, number: 2 }, stored).stored.parts)).toContain('Velho');
});

it('nobody is stopped by a version that was rolled back', async () => {
  await call(`POST /api/${PART}`, SAVED);
  const other = packageOf({
    'pf/dados-financeiros.json': (tab) => {
      tab.schema.properties.BensMoveis.title = 'b';
    },
  });
  await publishNow(other, { startsAt: new Date(1000), fates: { pf: { kind: 'stop', message: 'Leia' } } });
  await publishNow(packageOf(), { startsAt: new Date(2000), backTo: 1 });
  expect((await call(`GET /api/${PART}`)).status).toBe(200);
});

it('what may be finished is finished in a version that was in force', () => {
  const at = (s: number) => new Date(NOW.getTime() + s * 1000);
  const versions = [
    facts(1, { startsAt: at(-100) }),
    facts(2, { startsAt: at(1000) }),
    facts(3, { startsAt: at(-10), fates: { pf: { kind: 'finish', until: at(5000).toISOString() } } }),
  ];
  expect(standing(versions, { wizard: 'pf', begun: 1, current: 3, now: NOW, read: [] })).toEqual({ number: 1 });
});

it('an unknown version named by anybody is limited as any unknown address', async () => {
  const statuses: number[] = [];
  for (const _ of Array(8).keys())
    statuses.push(
      (await server.call('GET /api/consulta/nada', { headers: { 'definitions-version': '999999' } })).status,
    );
  expect(statuses).toContain(400);
});

it('what may be finished is found by a call that names no version', async () => {
  await call(`POST /api/${PART}`, SAVED);
  const until = new Date(NOW.getTime() + 600_000).toISOString();
  const other = packageOf({
    'pf/wizard.json': (w) => {
      w.parts[1].load = 'GET /PessoaFisica/financas';
      w.parts[1].save = 'POST /PessoaFisica/financas';
    },
  });
  await publishNow(other, { fates: { pf: { kind: 'finish', until } } });
  expect((await call(`GET /api/${PART}`)).status).toBe(200);
});
