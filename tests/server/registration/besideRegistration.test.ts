import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { client, renewal } from '../../../server/storage/schema';
import { schemasWithRecipe } from '../../docs/recipe';
import { temporaryFolder } from '../../support/temporaryFolder';
import { compiledDefinitions } from '../compiledDefinitions';
import { addClient, type Caller, openTestDatabase, startApp, type TestDatabase, tokenOf } from '../testServer';

let store: TestDatabase;
let server: Caller;
let token: string;
let id: string;

beforeAll(async () => {
  store = await openTestDatabase();
  const definitions = await compiledDefinitions(schemasWithRecipe('A wizard', temporaryFolder()));
  server = await startApp(store.database, { definitions });
});
beforeEach(() => store.reset());
afterAll(() => store.close());

const call = (name: string, body?: Json) => server.call(name, { token, ...(body !== undefined && { body }) });
async function enter(values: Partial<typeof client.$inferInsert>): Promise<void> {
  const added = await addClient(store.database, values);
  id = added.id;
  token = await tokenOf(store.database, added);
}
const registration = async () => {
  const [row] = await store.database.select().from(client).where(eq(client.id, id));
  // What counts changes counts those of every wizard.
  return { ...row, changes: undefined };
};
const forms = async () => (await call('GET /api/cliente/formularios')).body.data as JsonObject[];

const CUSTOMERS = [
  ['new', { status: 0 }],
  ['approved', { status: 2, expiresOn: '2099-01-01' }],
  ['expired', { status: 2, expiresOn: '2020-01-01' }],
  ['in review', { status: 4 }],
] as const;

describe.each(CUSTOMERS)('a form beside the registration, of a customer who is %s', (_, values) => {
  beforeEach(() => enter(values));

  it('is filled in, sent and sent again, and touches nothing of the registration', async () => {
    const before = await registration();
    expect(await forms()).toEqual([{ Id: 'visita', Titulo: 'Pedido de visita', Situacao: 0, Envios: [] }]);
    expect(await call('POST /api/visita/concluir', {})).toMatchObject({ status: 400 });
    expect((await call('POST /api/visita/data', { Dia: '2026-12-01' })).status).toBe(200);
    expect((await forms())[0]).toMatchObject({ Situacao: 1, Envios: [] });
    expect((await call('GET /api/visita/data')).body.data).toEqual({ Dia: '2026-12-01' });
    expect((await call('POST /api/visita/concluir', {})).body).toEqual({ data: true });
    expect((await forms())[0]).toMatchObject({ Situacao: 2, Envios: [expect.any(String)] });
    await call('POST /api/visita/data', { Dia: '2026-12-02' });
    expect((await forms())[0]).toMatchObject({ Situacao: 3 });
    await call('POST /api/visita/concluir', {});
    expect((await forms())[0]).toMatchObject({ Situacao: 2, Envios: [expect.any(String), expect.any(String)] });
    expect(await registration()).toEqual(before);
    expect(await store.database.select().from(renewal)).toEqual([]);
  });

  it('leaves the sheet, what is lacking and the renewal to the registration', async () => {
    await call('POST /api/visita/data', { Dia: '2026-12-01' });
    const lacking = (await call('GET /api/cliente/usuario/pendencias')).body.data as string[];
    expect(lacking).toContain('informacoes');
    expect(lacking).not.toContain('data');
    expect((await call('POST /api/cliente/renovacao', { Secao: 'data' })).status).toBe(400);
    expect((await call('GET /api/cliente/pdf')).status).toBe(200);
  });
});

describe('a form beside the registration', () => {
  it('is closed to an inactive customer, to other types and without a session', async () => {
    await enter({ status: 5 });
    const body: JsonObject = { Dia: '2026-12-01' };
    expect(await call('POST /api/visita/data', body)).toMatchObject({
      status: 400,
      body: { data: ['Cadastro inativo.'] },
    });
    await enter({ status: 2, type: 2, document: '11444777000161', email: 'outra@example.com' });
    expect((await call('POST /api/visita/data', body)).status).toBe(403);
    expect(await forms()).toEqual([]);
    expect((await server.call('GET /api/cliente/formularios')).status).toBe(401);
  });
});

describe('a form whose calls are PUT and PATCH', () => {
  it('is saved and sent by them, once for one key, and described by them', async () => {
    const schemas = schemasWithRecipe('A wizard', temporaryFolder());
    const file = join(schemas, 'visita/wizard.json');
    const written = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      written
        .replace('POST /visita/data', 'PUT /visita/data')
        .replace('POST /visita/concluir', 'PATCH /visita/concluir'),
    );
    const own = await startApp(store.database, { definitions: await compiledDefinitions(schemas) });
    await enter({ status: 0 });
    const make = (name: string, body: Json) =>
      own.call(name, { token, body, headers: { 'idempotency-key': '5a1f1a40-8f6b-4a79-9d57-0f43c0b1a1e2' } });
    expect((await own.call('PUT /api/visita/data', { token, body: { Dia: '2026-12-01' } })).status).toBe(200);
    expect((await own.call('POST /api/visita/data', { token, body: { Dia: '2026-12-01' } })).status).toBe(404);
    expect((await own.call('GET /api/visita/data', { token })).body.data).toEqual({ Dia: '2026-12-01' });
    expect(await make('PATCH /api/visita/concluir', {})).toMatchObject({ status: 200, body: { data: true } });
    expect(await make('PATCH /api/visita/concluir', {})).toMatchObject({ status: 200, body: { data: true } });
    const [form] = (await own.call('GET /api/cliente/formularios', { token })).body.data as JsonObject[];
    expect(form).toMatchObject({ Situacao: 2, Envios: [expect.any(String)] });
  });
});
