import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '../../../server/http/open';
import { readTrace, traceHeader, traceOf } from '../../../server/http/trace';
import { underCall } from '../../../server/storage/slowStatements';
import {
  addClient,
  type Caller,
  openTestDatabase,
  startApp,
  TEST_CONFIG,
  type TestDatabase,
  tokenOf,
} from '../testServer';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const HEADER = `00-${ID}-${CALLER}-01`;

describe('traceparent', () => {
  it.each([
    [HEADER, true],
    [`00-${ID}-${CALLER}-00`, false],
    [`00-${ID}-${CALLER}-ff`, true],
    [`cc-${ID}-${CALLER}-01`, true],
    [`cc-${ID}-${CALLER}-01-what-comes-later`, true],
  ])('is continued: %s', (header, isKept) => {
    expect(readTrace(header)).toEqual({ id: ID, parent: CALLER, isKept });
  });

  it.each([
    undefined,
    '',
    ID,
    `ff-${ID}-${CALLER}-01`,
    `00-${ID}-${CALLER}-01-more`,
    `cc-${ID}-${CALLER}-01.more`,
    `00-${ID.toUpperCase()}-${CALLER}-01`,
    `00-${'0'.repeat(32)}-${CALLER}-01`,
    `00-${ID}-${'0'.repeat(16)}-01`,
    `00-${ID}-${CALLER}-1`,
    `00-${ID}-${CALLER}-0g`,
    ` ${HEADER}`,
    `${HEADER}, ${HEADER}`,
    `${HEADER}\n{"msg":"x"}`,
  ])('that is not as it should be begins a new one: %j', (header) => {
    expect(readTrace(header)).toBeUndefined();
    const request = { headers: header === undefined ? {} : { traceparent: header } };
    const trace = traceOf(request);
    expect([trace.id !== ID, /^[0-9a-f]{32}$/.test(trace.id), traceOf(request)]).toEqual([true, true, trace]);
  });

  it('goes on under an id of its own', () => {
    const [first, second] = [1, 2].map(() => traceHeader({ id: ID, isKept: false }).traceparent ?? '');
    for (const header of [first, second]) expect(header).toMatch(new RegExp(`^00-${ID}-[0-9a-f]{16}-00$`));
    expect(first).not.toBe(second);
    expect(readTrace(first)).toMatchObject({ id: ID, isKept: false });
  });

  it('names the span of the call, where there is one', () => {
    const span = { id: CALLER, begin: () => () => {} };
    expect(traceHeader({ id: ID, isKept: true, span }).traceparent).toBe(HEADER);
  });
});

describe('a call', () => {
  let store: TestDatabase;
  let server: Caller;
  let token: string;
  let lines: { msg?: string; reqId?: string; trace?: string; err?: object }[] = [];
  let asked: { url: string; traceparent: string | undefined }[] = [];
  const fetch = async (url: unknown, init?: RequestInit) => {
    asked.push({ url: String(url), traceparent: (init?.headers as Record<string, string> | undefined)?.traceparent });
    throw new TypeError('fetch failed');
  };
  beforeAll(async () => {
    store = await openTestDatabase();
    const log = { write: (line: string) => void lines.push(JSON.parse(line)) };
    server = await startApp(store.database, { log, fetch });
    token = await tokenOf(store.database, await addClient(store.database));
  });
  beforeEach(() => {
    [lines, asked] = [[], []];
  });
  afterAll(async () => {
    await server.app.close();
    await store.close();
  });

  it('has its trace in each line about it, beside its id, and in what is asked outside', async () => {
    const headers = { traceparent: HEADER, 'x-request-id': 'request-of-test' };
    await server.call('GET /api/ws/13083859/json/', { token, headers });
    await server.call('GET /api/register/verifyCNPJ?cnpj=11222333000181', { headers });
    await server.call('GET /api/ip', { headers });
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(lines.filter(({ err }) => err)).not.toEqual([]);
    for (const line of lines) expect(line).toMatchObject({ reqId: 'request-of-test', trace: ID });
    expect(asked.map(({ url }) => new URL(url).hostname)).toEqual(['cep.test', 'cnpj.test', 'ip.test']);
    for (const { traceparent } of asked)
      expect(traceparent).toMatch(new RegExp(`^00-${ID}-(?!${CALLER})[0-9a-f]{16}-01$`));
  });

  it('without one that can be read begins a new one, the same in all of its lines', async () => {
    await server.call('GET /api/ws/13083860/json/', { token, headers: { traceparent: `${HEADER}-more` } });
    const [trace, ...others] = new Set(lines.map((line) => line.trace));
    expect([others, trace === ID]).toEqual([[], false]);
    expect(asked[0]?.traceparent).toContain(`00-${trace}-`);
  });
});

it('a call is known below it, where statements are watched, also after its body was read', async () => {
  const app = await openApp({ ...TEST_CONFIG, slowStatements: 1 }, false);
  app.get('/known', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return { known: underCall.getStore() };
  });
  app.post('/known', async () => ({ known: underCall.getStore() }));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = async (reqId: string, init: RequestInit = {}) => {
    const headers = { 'x-request-id': reqId, traceparent: HEADER, 'content-type': 'application/json' };
    return (await fetch(`${address}/known`, { ...init, headers })).json();
  };
  const asked = Array.from({ length: 20 }, (_, at) => `request-${at}`);
  const body = JSON.stringify({ text: 'x'.repeat(200_000) });
  const answers = await Promise.all(asked.map((reqId, at) => ask(reqId, at % 2 ? { method: 'POST', body } : {})));
  expect(answers).toEqual(asked.map((reqId) => ({ known: { reqId, trace: ID } })));
  await app.close();
});
