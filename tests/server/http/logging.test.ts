import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashInBrowser } from '../../../server/access/password';
import type { Database } from '../../../server/storage/database';
import {
  addClient,
  type Caller,
  NO_REVISIONS,
  openTestDatabase,
  PASSWORD,
  startApp,
  type TestDatabase,
  tokenOf,
} from '../testServer';

let store: TestDatabase;
let server: Caller;
let token: string;
let lines: string[] = [];
const log = { write: (line: string) => void lines.push(line) };

beforeAll(async () => {
  store = await openTestDatabase();
  server = await startApp(store.database, { log, fetch: async () => Promise.reject(new TypeError('fetch failed')) });
  token = await tokenOf(store.database, await addClient(store.database));
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await server.app.close();
  await store.close();
});

/** Nothing of a customer: name, document, e-mail, CEP, address, hash, token. */
const PERSONAL = /Ana|Souza|52998224725|ana@|01310|127\.0\.0\.1|198\.51|[0-9a-f]{64}|[\w-]{43}/;

describe('the log', () => {
  it('[ACC-SESS-03] has one line per call, with its route and neither query, path values nor body', async () => {
    const began = Date.now();
    await server.call('GET /api/Consulta/cidades?uf=SP&q=Ana+Souza', { token });
    await server.call('GET /api/ws/01310100/json/?cpf=52998224725', { token });
    await server.call('POST /api/login', {
      body: { Usuario: 'ana@example.com', Senha: hashInBrowser(PASSWORD), TipoCliente: 1 },
    });
    await server.call('GET /api/nada/52998224725', { token });
    const told = lines.map((line) => JSON.parse(line));
    for (const { time } of told) expect(time >= began && time <= Date.now()).toBe(true);
    const calls = told.filter(({ msg }) => msg !== 'security');
    expect(calls.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/api/consulta/cidades', 200],
      ['GET', '/api/ws/:cep/json', 200],
      ['POST', '/api/login', 200],
      ['GET', '/api/*', 404],
    ]);
    expect(lines.join('')).not.toMatch(PERSONAL);
  });

  it('tells where an error came from, never its message; the caller learns nothing', async () => {
    const failing = new Proxy({} as Database, {
      get: () => () => {
        throw new Error('Failed query: insert into client params: Ana Souza,52998224725', { cause: { code: '23502' } });
      },
    });
    const broken = await startApp(failing, { log, revisions: NO_REVISIONS });
    const { status, body, text } = await broken.call('GET /api/cliente/usuario', { token });
    await broken.app.close();
    expect([status, body.data]).toEqual([500, ['Ocorreu um erro no servidor. Tente novamente.']]);
    expect(text).not.toMatch(PERSONAL);
    const error = lines.map((line) => JSON.parse(line)).find(({ err }) => err)?.err;
    expect(error).toMatchObject({ type: 'Error', message: '23502', stack: expect.stringContaining('findSession') });
    expect(lines.join('')).not.toMatch(PERSONAL);
  });

  it('tells that a public service failed, not for what', async () => {
    await server.call('GET /api/ws/13083859/json/', { token });
    expect(lines.map((line) => JSON.parse(line)).find(({ err }) => err)?.err).toMatchObject({ type: 'TypeError' });
    expect(lines.join('')).not.toContain('13083859');
  });

  it('tells so of the service for CNPJs too, whose failure is answered with 400', async () => {
    const { status } = await server.call('GET /api/register/verifyCNPJ?cnpj=12ABC34501DE35');
    expect(status).toBe(400);
    expect(lines.map((line) => JSON.parse(line)).find(({ err }) => err)?.err).toMatchObject({ type: 'TypeError' });
    expect(lines.join('')).not.toContain('12ABC34501DE35');
    lines = [];
    await server.call('GET /api/register/verifyCNPJ?cnpj=123');
    expect(lines.join('')).not.toContain('"err"');
  });
});
