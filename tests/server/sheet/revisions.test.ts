import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { seedDeclarations } from '../../../server/blocks/declarations/seed';
import type { LiveDefinitions } from '../../../server/storage/definitions/types';
import { collectionRow, part, revisionSet, sending, setting, signatureEvidence } from '../../../server/storage/schema';
import { startPublished } from '../definitions/published';
import { changedAssets } from '../storage/revisions/assetsOfTests';
import { type Caller, startApp, TEST_CONFIG, type TestDatabase } from '../testServer';
import { readPdf } from './readPdf';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const BANK = '341 - ITAÚ UNIBANCO S.A.';

let store: TestDatabase;
let server: Caller;
let definitions: LiveDefinitions;
let token: string;

beforeEach(async () => {
  ({ store, definitions, server, token } = await startPublished(NOW));
});
afterEach(async () => {
  await server.app.close();
  await store.close();
});

const CALLS: { call: string; body: JsonObject }[] = JSON.parse(
  readFileSync('server/data/demoRegistration.json', 'utf8'),
);

async function save(which: (call: string) => boolean): Promise<void> {
  for (const { call, body } of CALLS.filter(({ call: name }) => which(name))) {
    const answer = await server.call(call.replace(' /', ' /api/'), { token, body });
    expect([call, answer.status]).toEqual([call, 200]);
  }
}

const send = () =>
  server.call('POST /api/PessoaFisica/ConcluirCadastro', { token, body: { RenovacaoCadastral: false } });

const sheet = async () =>
  (
    await server.app.inject({
      method: 'GET',
      url: '/api/cliente/pdf',
      headers: { authorization: `Bearer ${token}` },
    })
  ).rawPayload;

const wordsOf = async (bytes: Uint8Array) => (await readPdf(bytes)).pages.join(' ').replaceAll(/\s+/g, ' ');

/** A setting is changed, and the server starts again with other texts and data sets, for another tenant. */
async function changeAll(): Promise<void> {
  const value = 'Corretora dos Ventos';
  await store.database.insert(setting).values({ name: 'nomeEmpresa', value });
  await server.app.close();
  const assets = changedAssets({
    'banks.json': (text) => text.replace(BANK, '341 - Banco de outro nome'),
    'documentTypes.json': (text) => text.replace('Comprovante de residência', 'Prova de residência'),
    'disclaimers.json': (text) => text.replaceAll('a', 'A'),
    'declarations/index.json': (text) =>
      text.replace('"Edicao": 1', '"Edicao": 2').replace('Termo de uso e adesão', 'Termo novo'),
    'declarations/termo-de-uso-e-adesao.html': (text) => `${text}<p>E mais isto.</p>`,
    'declarations/contrato-de-intermediacao.html': (text) => `${text}<p>E mais aquilo.</p>`,
  });
  await seedDeclarations(store.database, { assets, now: NOW });
  const config = { ...TEST_CONFIG, tenant: 'ipe' };
  server = await startApp(store.database, { definitions, clock: () => NOW, assets, config });
}

it('stays as it was sent, byte for byte, when a setting, the texts of the tenant and data sets change', async () => {
  await save((call) => !call.endsWith('/representante'));
  expect((await send()).status).toBe(200);
  const before = await sheet();
  expect(await wordsOf(before)).toContain(BANK);
  await changeAll();
  expect(await wordsOf(await sheet())).toBe(await wordsOf(before));
  expect((await sheet()).equals(before)).toBe(true);
});

it('says what is in force once something was saved since', async () => {
  await save((call) => !call.endsWith('/representante'));
  await send();
  await changeAll();
  await save((call) => call.endsWith('/dadosBancarios'));
  const now = await wordsOf(await sheet());
  expect(now).toContain('341 - Banco de outro nome');
  expect(now).toContain('Termo novo');
  expect(now).toContain('falta assinar a nova versão');
  expect(now).toContain('Corretora dos Ventos');
});

it('names the revisions of what it shows, as do the sending, parts, rows and signatures', async () => {
  await save(() => true);
  await send();
  const { database } = store;
  const sets = () => database.select().from(revisionSet);
  const [first, ...others] = await sets();
  expect(first).toMatchObject({ documents: 1, numbers: { texts: { default: 1 } } });
  expect(others).toEqual([]);
  await changeAll();
  await save((call) => call.endsWith('/dadosBancarios'));
  const [, second] = await sets();
  expect(second).toMatchObject({ settings: (first?.settings ?? 0) + 1, documents: 2, numbers: { texts: { ipe: 1 } } });
  expect(second?.numbers.data).toMatchObject({ banks: 2, documentTypes: 2, cities: 1 });
  expect((await database.select().from(sending)).map(({ revisions }) => revisions)).toEqual([first?.id]);
  const parts = await database.select().from(part);
  const later = parts.filter(({ revisions }) => revisions === second?.id).map(({ part: id }) => id);
  expect([later.length, parts.filter(({ revisions }) => revisions === first?.id).length]).toEqual([
    1,
    parts.length - 1,
  ]);
  const rows = [...(await database.select().from(collectionRow)), ...(await database.select().from(signatureEvidence))];
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.every(({ revisions }) => revisions !== null)).toBe(true);
  expect(await wordsOf(await sheet())).toContain(`Revisão ${second?.id}`);
});

it('is drawn with what is in force where it was sent before revisions were kept', async () => {
  await save((call) => !call.endsWith('/representante'));
  await send();
  const { database } = store;
  await database.update(sending).set({ revisions: null }).where(eq(sending.wizard, 'pf'));
  await changeAll();
  const now = await wordsOf(await sheet());
  expect(now).toContain('341 - Banco de outro nome');
  expect(now).not.toContain('Revisão');
});
