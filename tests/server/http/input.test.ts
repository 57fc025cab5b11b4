import { afterAll, beforeAll, expect, it } from 'vitest';
import { compiledDefinitions } from '../compiledDefinitions';
import { refusal } from '../refusal';
import { addClient, type Caller, openTestDatabase, startApp, type TestDatabase, tokenOf } from '../testServer';

let store: TestDatabase;
let server: Caller;
let token: string;
beforeAll(async () => {
  store = await openTestDatabase();
  server = await startApp(store.database, { definitions: await compiledDefinitions() });
  token = await tokenOf(store.database, await addClient(store.database));
});
afterAll(async () => {
  await server.app.close();
  await store.close();
});

it('a zero character in an address is refused by every call, and never reaches the database', async () => {
  const NUL = '%00';
  const refused = await server.app.inject({ url: `/api/login?chaveLogin=${NUL}` });
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    refusal('O endereço da requisição não é válido.', { codigo: 'REQUISICAO_INVALIDA', under: 'login' }),
  ]);
  const calls = server.app.calls.filter(({ path, method }) => !path.includes('*') && method !== 'HEAD');
  expect(calls.length).toBeGreaterThan(80);
  for (const { method, path } of calls) {
    const inPath = path.replace(/:\w+/g, `a${NUL}`);
    for (const url of new Set([`${path}?guid=${NUL}&x[]=${NUL}`, inPath === path ? `${path}?${NUL}=1` : inPath])) {
      const answer = await server.app.inject({
        method: method as 'GET',
        url,
        headers: { authorization: `Bearer ${token}` },
        ...(method !== 'GET' && { payload: {} }),
      });
      expect([method, url, answer.statusCode]).toEqual([method, url, 400]);
    }
  }
  for (const url of [`/definitions/${NUL}.js`, `/definitions/index.json?v=${NUL}`]) {
    expect([url, (await server.app.inject({ url })).statusCode]).toEqual([url, 400]);
  }
});

it('an address is decoded once: what looks like a zero character after that is a text like any other', async () => {
  for (const twice of ['%2500', '%25252500', '%252e%252e%252f']) {
    const url = `/api/login?chaveLogin=${twice}`;
    const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect([url, answer.statusCode]).toEqual([url, 200]);
  }
  const key = '%25%32%35';
  const { statusCode } = await server.app.inject(`/definitions/${key}.js`);
  expect(statusCode).toBe(404);
});

it('a parameter that comes twice breaks no call', async () => {
  const calls = server.app.calls.filter(({ path, method }) => !path.includes('*') && method === 'GET');
  for (const { path } of calls) {
    const url = `${path.replace(/:\w+/g, 'x')}?guid=a&guid=b&chave=a&chave=b&q=a&q=b&cnpj=1&cnpj=2&uf=SP&uf=RJ&tipo=1&tipo=2`;
    const { statusCode } = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect([path, statusCode < 500 || statusCode === 503]).toEqual([path, true]);
  }
});
