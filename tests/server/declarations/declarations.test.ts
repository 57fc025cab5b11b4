import { afterAll, beforeAll, expect, it } from 'vitest';
import { addClient, type Caller, openTestDatabase, startApp, type TestDatabase, tokenOf } from '../testServer';

const CHECK = 'GET /api/declaracao/existeDeclaracaoAssinaturaCliente';

let store: TestDatabase;
let server: Caller;

beforeAll(async () => {
  store = await openTestDatabase();
  server = await startApp(store.database);
});
afterAll(async () => {
  await server.app.close();
  await store.close();
});

it('[PF-API-14] answers whether signatures would be lost: none can be as long as nothing can be signed', async () => {
  const token = await tokenOf(store.database, await addClient(store.database));
  expect(await server.call(CHECK, { token })).toMatchObject({ status: 200, body: { data: false } });
  expect((await server.call(CHECK)).status).toBe(401);
});
