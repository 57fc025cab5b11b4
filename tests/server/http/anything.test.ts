import { afterAll, beforeAll, expect, it } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../../engine/core/json';
import { createRandom } from '../../../scripts/lib/random.mjs';
import { buildApp } from '../../../server/app/app';
import { DEMO } from '../../../server/demo/demo';
import { issueIntegrationKey } from '../../../server/storage/integrationKeys';
import { setting } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { signedCaller } from '../integration/signed';
import { checkCalls } from '../openapi/checked';
import { addClient, openTestDatabase, TEST_CONFIG, type TestDatabase, tokenOf } from '../testServer';

/** How many calls are made under each value of each setting; one after the other has its turn. */
const CALLS = 12;

const CLIENTS = [
  { type: 1, document: '52998224725' },
  { type: 2, document: '12ABC34501DE35' },
  { type: 3, document: '11222333000181' },
];

/** What stands in places where something else is expected. */
const ANYTHING: readonly Json[] = [
  ...[null, '', 0, -1, 1e308, 12.345, true, [], {}, [null], [[]], 'x'.repeat(5_000), '2026-02-30', '0001-01-01'],
  ...['\u0000', '\ud800', '%00', "'; drop table client; --", '<script>', '../../etc/passwd', '1e9999'],
  ...[
    { __proto: 1, constructor: { prototype: 1 } },
    { Guid: 'x' },
    [{ Guid: {} }],
    '00000000-0000-4000-8000-000000000000',
  ],
];

let store: TestDatabase;
let app: Awaited<ReturnType<typeof buildApp>>;
/** A system that may read and decide. */
let signed: ReturnType<typeof signedCaller>;
beforeAll(async () => {
  store = await openTestDatabase();
  const definitions = await compiledDefinitions();
  const fetch = () => Promise.reject(new TypeError('no internet'));
  app = await buildApp({ database: store.database, config: TEST_CONFIG, definitions, demo: DEMO, fetch });
  checkCalls(app, { isWellMeant: false });
  const [key, now] = [{ name: 'analise', role: 'review' } as const, new Date()];
  const secret = await issueIntegrationKey(store.database, TEST_CONFIG.integrationKey as Buffer, { ...key, now });
  signed = signedCaller(app, { name: key.name, secret: secret ?? '' }, () => new Date());
});
afterAll(async () => {
  await app.close();
  await store.close();
});

it('whatever is sent to any call, under every value of every setting, nothing fails inside, and every answer is as it is described', async () => {
  const { settings } = await compiledDefinitions();
  const values = Object.entries(settings).flatMap(([name, definition]) =>
    valuesOf(definition as never).map((value) => ({ name, value: String(value) })),
  );
  expect(new Set(values.map(({ name }) => name)).size).toBe(Object.keys(settings).length);
  const calls = callsOf((await app.inject('/openapi.json')).json());
  expect(calls.length).toBeGreaterThan(100);
  const random = createRandom(20_261_125);
  const failed: unknown[] = [];
  /** Statuses of the calls that other systems sign. */
  const ofSystems = new Set<number>();
  let made = 0;
  for (const { name, value } of values) {
    await store.reset();
    await store.database.insert(setting).values({ name, value });
    const sent = random() < 0.5 ? { status: 1, sentAt: new Date() } : {};
    const client = await addClient(store.database, { ...CLIENTS[made % CLIENTS.length], ...sent });
    const authorization = `Bearer ${await tokenOf(store.database, client)}`;
    for (let turn = 0; turn < CALLS; turn++) {
      const call = calls[made++ % calls.length] as Call;
      const { url, body } = anyCall(call, client.id, random);
      const { status, text } = isSigned(call)
        ? await signed(`${call.method} ${url.slice(SIGNED.length)}`, body)
        : await send({ call, url, body }, authorization);
      if (isSigned(call)) ofSystems.add(status);
      const isKnown = status < 500 || (status === 503 && isOutside(call));
      if (!isKnown) failed.push([name, value, call.method, url, body, status, text]);
    }
  }
  expect(failed).toEqual([]);
  // None stops at the signature: what stands behind it is tried.
  expect([...ofSystems].sort()).toEqual(expect.arrayContaining([200, 400, 404]));
  expect(ofSystems).not.toContain(401);
  expect(made).toBeGreaterThan(calls.length * 5);
}, 180_000);

interface Call {
  method: 'GET' | 'POST';
  path: string;
  query: string[];
  example: Json | undefined;
}

/** Where calls of other systems begin. */
const SIGNED = '/integracao';
const isSigned = ({ path }: Call) => path.startsWith(`${SIGNED}/`);

/** Makes a call of the customer. */
async function send({ call, url, body }: { call: Call; url: string; body: Json | undefined }, authorization: string) {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  const answer = await app.inject({ method: call.method, url, headers: { authorization, ...json }, ...payload });
  return { status: answer.statusCode, text: answer.body };
}

/** What asks a service that is not there in a test. */
const isOutside = ({ path }: Call) => /\/(ws|ip|consulta-cnpj|cnpj)\b/i.test(path);

function callsOf({ paths }: JsonObject): Call[] {
  return Object.entries(paths as JsonObject).flatMap(([path, methods]) =>
    Object.entries(methods as JsonObject).flatMap(([method, operation]) => {
      const { parameters = [], requestBody } = operation as { parameters?: JsonObject[]; requestBody?: JsonObject };
      const query = parameters.flatMap(({ in: where, name }) => (where === 'query' ? [String(name)] : []));
      const content = (requestBody?.content as JsonObject | undefined)?.['application/json'] as JsonObject | undefined;
      return path.startsWith('/api/') || path.startsWith(`${SIGNED}/`)
        ? [{ method: method.toUpperCase() as Call['method'], path, query, example: content && (content.example ?? {}) }]
        : [];
    }),
  );
}

/** A call with its example, in which some places hold anything; what the path names is now and then the customer. */
function anyCall({ path, query, example }: Call, id: string, random: () => number) {
  const any = () => ANYTHING[Math.floor(random() * ANYTHING.length)] as Json;
  // As JSON writes it, which escapes what no address may hold.
  const anyText = () => encodeURIComponent(JSON.stringify(any()).slice(0, 80));
  const asked = query.map((name) => `${name}=${anyText()}`).join('&');
  const url = `${path.replace(/\{\w+\}/g, () => (random() < 0.5 ? id : anyText() || 'x'))}${asked && `?${asked}`}`;
  const spoil = (value: Json): Json => {
    if (random() < 0.15) return any();
    if (Array.isArray(value)) return value.map(spoil);
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spoil(inner as Json)]))
      : value;
  };
  return { url, body: example === undefined ? undefined : spoil(example) };
}

interface Declared {
  type: string;
  values?: unknown[];
  on?: unknown[];
  range?: unknown[];
}

function valuesOf({ type, values = [], on = ['S'], range = [] }: Declared): unknown[] {
  if (type === 'flag') return [...on, 'N'];
  if (type === 'choice') return [...values, 'x'];
  if (type === 'number') return [...range, 'x'];
  return ['x', 'https://example.com/a?b=c', '1;2;3'];
}
