import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO } from '../../../server/demo/demo';
import { client } from '../../../server/storage/schema';
import { addClient, type Caller, openTestDatabase, startApp, TEST_CONFIG, type TestDatabase } from '../testServer';

const OF_DEMO =
  'This database has customers of the demo, whose password everybody knows: choose another DATA_DIR or DATABASE_URL.';
const NOT_OF_DEMO =
  'This database has customers who are not of the demo: choose another DATA_DIR for the demo, or set FICHA_MODE=production.';

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

  describe('is told from the customers of an institution', () => {
    afterEach(() => store.reset());
    const refuse = (demo: boolean) => DEMO.refuseOther(store.database, { demo });
    const addHelena = () => addClient(store.database, { email: 'helena@example.com', document: '11144477735' });

    it('an empty database may become either', async () => {
      await expect(refuse(true)).resolves.toBeUndefined();
      await expect(refuse(false)).resolves.toBeUndefined();
    });

    it('[O-53] a database of a demo, also with a visitor who signed up in it, is of the demo alone', async () => {
      await addHelena();
      await addClient(store.database);
      await expect(refuse(true)).resolves.toBeUndefined();
      await expect(refuse(false)).rejects.toThrow(expect.objectContaining({ name: 'ConfigError', message: OF_DEMO }));
    });

    it('[O-53] a database of customers is none for a demo, nor for the command that creates its customers', async () => {
      await addClient(store.database);
      await expect(refuse(false)).resolves.toBeUndefined();
      const refused = expect.objectContaining({ name: 'ConfigError', message: NOT_OF_DEMO });
      await expect(refuse(true)).rejects.toThrow(refused);
      const input = { database: store.database, assets: 'server', now: new Date() };
      await expect(DEMO.create(server.app, input)).rejects.toThrow(refused);
      expect(await store.database.$count(client)).toBe(1);
    });
  });
});
