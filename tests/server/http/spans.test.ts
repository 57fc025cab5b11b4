import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Spans, startSpans } from '../../../server/http/spans';
import { openDatabase } from '../../../server/storage/open';
import { createWatch, type SlowStatement, watchSpans } from '../../../server/storage/slowStatements';
import { addClient, openTestDatabase, startApp, type TestDatabase, tokenOf } from '../testServer';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code?: number };
}
interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Sent[] }[] }[];
}

/** What a collector received: what it was asked for, and with what. */
let received: { path: string | undefined; type: string | undefined; body: Export }[] = [];
const collector = createServer(async (request, answer) => {
  const { url: path, headers } = request;
  received.push({ path, type: headers['content-type'], body: (await json(request)) as Export });
  answer.setHeader('content-type', 'application/json').end('{}');
});
const before = { ...process.env };
let store: TestDatabase;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as { port: number };
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
  process.env.OTEL_SERVICE_NAME = 'cadastro';
  store = await openTestDatabase();
});
beforeEach(() => store.reset());
afterAll(async () => {
  for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_SERVICE_NAME']) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
  collector.close();
  await store.close();
});

/** The spans that a collector has after these calls. */
async function spansAfter(play: (spans: Spans) => Promise<unknown>): Promise<Sent[]> {
  received = [];
  const spans = await startSpans();
  await play(spans);
  await spans.close();
  return received.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
}

const valuesOf = ({ attributes }: { attributes: Attribute[] }) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

it('a collector is told of each call by its route, below the span of its caller, and of nothing that it was asked with', async () => {
  const client = await addClient(store.database);
  const token = await tokenOf(store.database, client);
  const [sent, ...others] = await spansAfter(async (spans) => {
    const { app, call } = await startApp(store.database, { spans });
    const headers = { traceparent: `00-${TRACE}-${CALLER}-01`, 'x-request-id': 'request-of-test' };
    await call('GET /api/login?chaveLogin=ana@example.com', { token, headers });
    await call('GET /health');
    await app.close();
  });
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, name: 'GET /api/login', kind: 2 });
  expect(valuesOf(sent as Sent)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/login',
    'http.response.status_code': 200,
    'ficha.request.id': 'request-of-test',
  });
  expect(BigInt(sent?.endTimeUnixNano ?? 0)).toBeGreaterThan(BigInt(sent?.startTimeUnixNano ?? 0));
  expect(JSON.stringify(received)).not.toMatch(new RegExp(`ana@|${client.id}|${client.document}|${token}`));
  const [{ path, type, body } = { body: { resourceSpans: [] } }] = received;
  expect([path, type]).toEqual(['/v1/traces', 'application/json']);
  expect(valuesOf(body.resourceSpans[0]?.resource as Sent)).toMatchObject({ 'service.name': 'cadastro' });
});

it('a trace that begins here is that of the log, and goes on from the span of the call', async () => {
  const lines: { trace?: string }[] = [];
  let asked: string | undefined;
  const fetch = async (_url: unknown, init?: RequestInit) => {
    asked = (init?.headers as Record<string, string> | undefined)?.traceparent;
    throw new TypeError('fetch failed');
  };
  const [sent] = await spansAfter(async (spans) => {
    const log = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const { app, call } = await startApp(store.database, { spans, log, fetch });
    await call('GET /api/ip');
    await app.close();
  });
  expect([sent?.traceId, sent?.parentSpanId]).toEqual([lines.at(-1)?.trace, undefined]);
  expect(asked).toBe(`00-${sent?.traceId}-${sent?.spanId}-01`);
});

it('nothing is sent of a call whose caller keeps no trace', async () => {
  const sent = await spansAfter(async (spans) => {
    const { app, call } = await startApp(store.database, { spans });
    await call('GET /api/consulta/configuracao-geral', { headers: { traceparent: `00-${TRACE}-${CALLER}-00` } });
    await app.close();
  });
  expect(sent).toEqual([]);
});

it.each([
  ['refuses everything', 'refuses' as const],
  ['never answers', 'sleeps' as const],
])('the end of a server neither fails nor waits for long over a collector that %s', async (_, does) => {
  const asked: string[] = [];
  let unanswered = 0;
  const deaf = createServer((request, answer) => {
    asked.push(String(request.url));
    unanswered += 1;
    answer.on('close', () => {
      unanswered -= 1;
    });
    if (does === 'refuses') answer.writeHead(400).end();
  });
  deaf.listen(0, '127.0.0.1');
  await once(deaf, 'listening');
  const { OTEL_EXPORTER_OTLP_ENDPOINT: usual } = process.env;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(deaf.address() as { port: number }).port}`;
  try {
    await spansAfter(async (spans) => {
      const { app, call } = await startApp(store.database, { spans });
      await call('GET /api/ip');
      await app.close();
    });
    expect(asked).toEqual(['/v1/traces']);
    // Who is not waited for has not been given up yet.
    if (does === 'sleeps') expect(unanswered).toBe(1);
  } finally {
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = usual;
    deaf.closeAllConnections();
    deaf.close();
  }
});

it('a call that fails inside is marked, a refused one is not', async () => {
  const sent = await spansAfter(async (spans) => {
    const definitions = { settings: {}, types: [], wizards: [] };
    const broken = new Proxy(store.database, {
      get: (target, name) => {
        if (name === 'select') throw new Error('broken');
        return Reflect.get(target, name);
      },
    });
    const revisions = { numbers: { texts: {}, data: {} }, hash: '' };
    const { app, call } = await startApp(broken, { spans, definitions, revisions });
    await call('GET /api/consulta/configuracao-geral');
    await call('GET /api/cliente/usuario');
    await app.close();
  });
  expect(sent.map((span) => [valuesOf(span)['http.response.status_code'], span.status.code ?? 0])).toEqual([
    [500, 2],
    [401, 0],
  ]);
});

it.runIf(process.env.TEST_DATABASE_URL)(
  'each statement of PostgreSQL is a span below its call, by what it does to which table and without a value',
  async () => {
    const slow: SlowStatement[] = [];
    const watch = createWatch(-1);
    watch.tellTo((told) => slow.push(told));
    const { database, close } = await openDatabase({
      url: store.url as string,
      directory: '',
      watch: watchSpans(watch),
    });
    const client = await addClient(store.database);
    const token = await tokenOf(store.database, client);
    const sent = await spansAfter(async (spans) => {
      const { app, call } = await startApp(database, { spans });
      await call('POST /api/cliente/dados/exclusao', { token, body: {} });
      await app.close();
    });
    await close();
    const [own] = sent.filter(({ kind }) => kind === 2);
    const statements = sent.filter(({ kind }) => kind === 3);
    for (const { traceId, parentSpanId } of statements) {
      expect([traceId, parentSpanId]).toEqual([own?.traceId, own?.spanId]);
    }
    const names = statements.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['select session', 'begin', 'insert data_request', 'commit']));
    expect(JSON.stringify(received)).not.toMatch(new RegExp(`\\$1|${client.id}|${client.email}|${client.document}`));
    expect(slow.length).toBeGreaterThanOrEqual(statements.length);
  },
);
