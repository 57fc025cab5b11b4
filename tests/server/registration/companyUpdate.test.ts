import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import type { Client } from '../../../server/storage/client';
import { client, setting } from '../../../server/storage/schema';
import { REPRESENTATIVE } from '../blocks/declarations/company';
import { compiledDefinitions } from '../compiledDefinitions';
import { addClient, type Caller, openTestDatabase, startApp, type TestDatabase, tokenOf } from '../testServer';

const CALLS: { call: string; body: JsonObject }[] = JSON.parse(readFileSync('server/data/demoCompany.json', 'utf8'));
const BANK = 4;
const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

let store: TestDatabase;
let server: Caller;
let company: Client;
let token: string;

beforeAll(async () => {
  store = await openTestDatabase();
  server = await startApp(store.database, { definitions: await compiledDefinitions() });
  company = await addClient(store.database, { type: 2, document: '12ABC34501DE35', name: 'Aurora Ltda.' });
  token = await tokenOf(store.database, company);
  await fillAll();
});
afterAll(async () => {
  await server.app.close();
  await store.close();
});

const call = (name: string, body?: JsonObject) => server.call(name, { token, ...(body && { body }) });
const conclude = (RenovacaoCadastral: boolean) =>
  call('POST /api/PessoaJuridica/ConcluirCadastro', { RenovacaoCadastral });
const stored = async () => (await store.database.select().from(client).where(eq(client.id, company.id)))[0] as Client;
const set = (values: Partial<Client>) => store.database.update(client).set(values).where(eq(client.id, company.id));

/** Stores a whole registration. */
async function fillAll(): Promise<void> {
  for (const { call: name, body } of CALLS) {
    const answer = await call(name.replace(' /', ' /api/'), body);
    expect([name, answer.status, answer.status === 200 ? '' : answer.body.data]).toEqual([name, 200, '']);
  }
}
const review = async (sections: number[]) => {
  for (const Secao of sections) expect((await call('POST /api/cliente/renovacao', { Secao })).status).toBe(200);
};

it('[CF-REN-01, CF-REN-04] a company is renewed once its nine sections and the overview were reviewed', async () => {
  await set({ status: 3 });
  expect((await conclude(true)).body.data).toEqual([
    'Faltam Dados da Empresa, Procuradores, Representantes, Dados Financeiros, Dados Bancários, Endereço, Documentos, Declarações, Produtos e Visão geral.',
  ]);
  for (const section of ALL) {
    expect((await conclude(true)).status).toBe(400);
    await review([section]);
  }
  expect((await conclude(true)).status).toBe(200);
  expect((await stored()).status).toBe(4);
});

it('[CF-REN-01] where the tenant hides the bank, its section is not asked for', async () => {
  await store.database.insert(setting).values({ name: 'ocultarBanco', value: 'S' });
  await set({ status: 3 });
  expect((await conclude(true)).body.data).toEqual([
    'Faltam Dados da Empresa, Procuradores, Representantes, Dados Financeiros, Endereço, Documentos, Declarações, Produtos e Visão geral.',
  ]);
  await review(ALL.filter((each) => each !== BANK));
  expect((await conclude(true)).status).toBe(200);
});

it('[CF-REN-10, CF-GER-05, CF-STA-06, CF-CST-14] sent above status 1 a registration is reviewed, up to it approved', async () => {
  for (const [before, after] of [
    [0, 1],
    [1, 1],
    [2, 4],
  ] as const) {
    await set({ status: before, changed: before > 0 });
    expect((await conclude(false)).status).toBe(200);
    expect((await stored()).status).toBe(after);
  }
});

it('[CF-GER-08] who represents the company is data of it, and no customer', async () => {
  await call('POST /api/PessoaJuridica/representante/salvar', { ...REPRESENTATIVE, ResponsavelLogin: true });
  expect(await store.database.$count(client)).toBe(1);
});
