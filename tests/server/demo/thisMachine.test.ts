import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
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
    { host: 'localhost:3000', 'x-real-ip': '203.0.113.9' },
    { host: 'localhost:3000', 'x-forwarded-proto': 'https' },
    { host: 'localhost:3000', origin: 'https://ficha.test' },
    { host: 'localhost:3000', origin: 'http://localhost.ficha.test' },
  ])('[O-53] does not answer %o', async (headers) => expect(await status(headers)).toBe(403));

  it('[O-53] answers the pages of this machine, whatever their port', async () => {
    for (const origin of [
      'http://localhost:3000',
      'http://127.0.0.1:5173',
      'https://localhost',
      'http://[::1]:3000',
      'null',
    ])
      expect(await status({ host: 'localhost:3000', origin })).toBe(200);
  });

  it('[O-53] does not answer a proxy that says nothing of itself, as nginx does that was told no more than where to go', async () => {
    const address = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
    const ask = async (version: string) => {
      const socket = connect(Number(address.port), '127.0.0.1');
      socket.write(`GET /health HTTP/${version}\r\nhost: ${address.host}\r\nconnection: close\r\n\r\n`);
      return (await text(socket)).split('\r\n', 1)[0];
    };
    expect([await ask('1.1'), await ask('1.0')]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 403 Forbidden']);
  });

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
