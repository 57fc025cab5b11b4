import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO } from '../../../server/demo/demo';
import { addClient, type Caller, openTestDatabase, startApp, TEST_CONFIG, type TestDatabase } from '../testServer';

let store: TestDatabase;
let server: Caller;
beforeAll(async () => {
  store = await openTestDatabase();
  server = await startApp(store.database, { config: { ...TEST_CONFIG, demo: true } });
});
afterAll(async () => {
  await server.app.close();
  await store.close();
});

const status = async (headers: Record<string, string>) =>
  (await server.app.inject({ url: '/api/consulta/configuracao-geral', headers })).statusCode;

describe('the demo, whose password everybody knows', () => {
  it.each(['localhost:3000', 'localhost', '127.0.0.1:3000', '[::1]:3000', 'ficha.localhost'])(
    '[O-53] answers %s',
    async (host) => expect(await status({ host })).toBe(200),
  );

  it.each<Record<string, string>>([
    { host: 'ficha.test' },
    { host: 'localhost.ficha.test' },
    { host: '10.0.0.7:3000' },
    { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' },
    { host: 'localhost:3000', forwarded: 'for=203.0.113.9' },
    { host: 'localhost:3000', via: '1.1 proxy' },
  ])('[O-53] does not answer %o', async (headers) => expect(await status(headers)).toBe(403));

  it('is told from the customers of an institution', async () => {
    await addClient(store.database);
    expect(await DEMO.isIn(store.database)).toBe(false);
    await addClient(store.database, { email: 'helena@example.com', document: '11144477735' });
    expect(await DEMO.isIn(store.database)).toBe(true);
    await store.reset();
  });
});
