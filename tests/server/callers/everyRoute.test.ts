import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endSession } from '../../../server/access/sessions/session';
import { seedDeclarations } from '../../../server/blocks/declarations/seed';
import { createDemoCustomers } from '../../../server/demo/customers';
import { client, session, signature } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { addClient, type Caller, openTestDatabase, startApp, type TestDatabase, tokenOf } from '../testServer';
import { type Callers, OUTSIDE, ROUTES } from './routes';
import { goneFrom, idsIn, rowsByTable } from './strangers';

const now = new Date('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
/** A customer of each type, without data: they call, and nothing else here is theirs. */
const DOCUMENTS = ['00000000191', '00000000000191', '33000167000101'];

let store: TestDatabase;
let server: Caller;
/** By type, from 1 on. */
let tokens: string[];
let ended: Record<string, string>;

beforeAll(async () => {
  store = await openTestDatabase();
  const { database } = store;
  await seedDeclarations(database, { assets: 'server', now });
  const fetch = () => Promise.reject(new TypeError('no internet'));
  server = await startApp(database, { clock: () => now, definitions: await compiledDefinitions(), fetch });
  await createDemoCustomers(server.app, { database, assets: 'server', now });
  const callers = await Promise.all(
    DOCUMENTS.map((document, index) => addClient(database, { type: index + 1, document, email: `eu${index}@a.co` })),
  );
  tokens = await Promise.all(callers.map((caller) => tokenOf(database, caller, now)));
  const [own] = callers as [(typeof callers)[number]];
  const loggedOff = await tokenOf(database, own, now);
  const [row] = await database.select().from(session).where(eq(session.clientId, own.id)).offset(1);
  if (row) await endSession(database, row);
  const [link] = await database.select().from(signature);
  ended = {
    nobody: '',
    'a made-up token': `Bearer ${'x'.repeat(43)}`,
    'a token of nine hours ago': `Bearer ${await tokenOf(database, own, hoursAgo(9))}`,
    'a token that nobody used for an hour': `Bearer ${await tokenOf(database, own, hoursAgo(1))}`,
    'a token after the logoff': `Bearer ${loggedOff}`,
    "a signer's link": `Bearer ${link?.linkId}`,
    'a token of another scheme': `Basic ${tokens[0]}`,
  };
}, 120_000);
afterAll(async () => {
  await server.app.close();
  await store.close();
});

const calls = () => [
  ...new Map(
    server.app.calls
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, path }) => [`${method} ${path}`, { method, path }]),
  ).entries(),
];

async function answerTo(route: { method: string; path: string }, authorization: string, body: object = {}) {
  const url = route.path.replace(/:\w+/g, 'x').replace('*', 'qualquer');
  const answer = await server.app.inject({
    method: route.method as 'GET',
    url,
    ...(authorization && { headers: { authorization } }),
    ...(route.method === 'POST' && { payload: body }),
  });
  return answer.statusCode;
}

describe('every call', () => {
  it('stands in the table of who may make it, and nothing else does', () => {
    expect(
      calls()
        .map(([call]) => call)
        .sort(),
    ).toEqual(Object.keys(ROUTES).sort());
  });

  it('outside of the API stands in a table, too: pages and what watches the server for anybody, the rest for systems', () => {
    const outside = server.app.routes.filter((route) => !route.includes(' /api/') && !route.startsWith('HEAD '));
    const named = outside.map((route) => route.replace(/(?<=-)[0-9a-f]{8,}(?=\.)/, '<hash>'));
    expect([...new Set(named)].sort()).toEqual(Object.keys(OUTSIDE).sort());
  });

  it('of systems behind lets in neither customers nor strangers', async () => {
    const systems = Object.keys(OUTSIDE).filter((route) => OUTSIDE[route] === 'system');
    expect(systems.length).toBeGreaterThan(4);
    for (const route of systems) {
      const [method = '', path = ''] = route.split(' ');
      for (const authorization of [...Object.values(ended), ...tokens.map((token) => `Bearer ${token}`)]) {
        expect([route, await answerTo({ method, path }, authorization)]).toEqual([route, 401]);
      }
    }
  });

  it('[ACC-ROLE-02] lets nobody in without a session that stands, unless it is open to anybody', async () => {
    for (const [call, route] of calls().filter(([call]) => call !== 'POST /api/login/logoff')) {
      for (const [who, authorization] of Object.entries(ended)) {
        const isRefused = (await answerTo(route, authorization)) === 401;
        expect([call, who, isRefused]).toEqual([call, who, ROUTES[call] !== 'anybody']);
      }
    }
  });

  it('[ACC-ROLE-06] of a wizard lets in customers of its type alone', async () => {
    for (const [call, route] of calls().filter(([call]) => ROUTES[call] !== 'anybody')) {
      for (const [index, token] of tokens.entries()) {
        const type = (index + 1) as Callers;
        const isLetIn = ROUTES[call] === 'customer' || ROUTES[call] === type;
        const status = await answerTo(route, `Bearer ${token}`);
        expect([call, type, status === 403]).toEqual([call, type, !isLetIn]);
        expect([call, status < 500 || status === 503]).toEqual([call, true]);
      }
    }
  });
});

/** Names under which a call takes an id, in its query and in its body. */
const namesOf = (path: string) =>
  path.includes('declaracao')
    ? { query: ['guidDeclaracao', 'guidDeclaracaoAssinatura'], body: ['Guid', 'DeclaracaoId'] }
    : { query: ['guid'], body: path.includes('sessoes') ? ['Id'] : ['Guid'] };

it('[ACC-ROLE-07] no call of a customer tells, changes or deletes anything of another, whatever id it names', async () => {
  const { database } = store;
  const before = await rowsByTable(database);
  const own = await database.select().from(client).where(inArray(client.document, DOCUMENTS));
  const others = (await database.select().from(client)).filter(({ id }) => !own.some((one) => one.id === id));
  expect(others.length).toBeGreaterThan(12);
  const marks = others.flatMap(({ document, email, name }) => [document, email, name]);
  const ids = idsIn(before, 1).filter((id) => !own.some((one) => one.id === id));
  expect(ids.length).toBeGreaterThan(8);
  const closed = calls().filter(([call]) => ROUTES[call] !== 'anybody' && !call.includes('*'));
  let made = 0;
  for (const [call, { method, path }] of closed) {
    const who = ROUTES[call] === 'customer' ? tokens : [tokens[Number(ROUTES[call]) - 1]];
    const headers = { authorization: `Bearer ${who[made % who.length]}` };
    for (const id of ids) {
      const at = path.replace(/:\w+/g, id);
      const asked =
        method === 'GET' || method === 'DELETE'
          ? (path.includes(':') ? [''] : namesOf(path).query).map((name) => ({
              url: name ? `${at}?${name}=${id}` : at,
            }))
          : namesOf(path).body.map((name) => ({ url: at, payload: { [name]: id } }));
      for (const one of asked) {
        const { body } = await server.app.inject({ method: method as 'GET', headers, ...one });
        expect([call, marks.filter((mark) => body.includes(mark))]).toEqual([call, []]);
        made += 1;
      }
    }
  }
  expect(made).toBeGreaterThan(800);
  // What is the callers' own may have changed: their rows carry their id.
  const isOwn = (row: string) => own.some(({ id }) => row.includes(id));
  expect(goneFrom(before, await rowsByTable(database)).filter((row) => !isOwn(row))).toEqual([]);
}, 120_000);
