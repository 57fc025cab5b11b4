import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMetrics, startMetrics } from '../../../server/app/metrics';
import { createCallMetrics } from '../../../server/http/metrics/calls';
import { queueMail } from '../../../server/mail/queue';
import { token } from '../../../server/mail/templates/token';
import { queueEvent } from '../../../server/outside/events/queue';
import type { Database } from '../../../server/storage/database';
import { waitingFile } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { readFigures } from '../http/metrics/read';
import {
  addClient,
  type Caller,
  LIVE_NO_WIZARDS,
  openTestDatabase,
  startApp,
  type TestDatabase,
  tokenOf,
} from '../testServer';

const START = new Date('2026-11-23T12:00:00Z');
let now = START;
const clock = () => now;
const calls = createCallMetrics();
const { wizards } = await compiledDefinitions();
const definitions = { ...LIVE_NO_WIZARDS, wizards };

let store: TestDatabase;
let server: Caller;
beforeAll(async () => {
  store = await openTestDatabase();
  server = await startApp(store.database, { metrics: calls, clock });
});
beforeEach(() => {
  now = START;
  return store.reset();
});
afterAll(async () => {
  await server.app.close();
  await store.close();
});

async function figuresOf(database: Database, fail: (error: unknown) => void = () => {}) {
  const { read, stop } = createMetrics({ database, definitions, clock, calls }, fail);
  const text = await read();
  stop();
  const { lines } = readFigures(text);
  const told = (name: string, labels: Record<string, string> = {}) =>
    lines.find(
      (line) => line.name === name && Object.entries(labels).every(([key, value]) => line.labels[key] === value),
    )?.value;
  return { text, lines, told };
}

describe('the figures of a server', () => {
  it('count calls by pattern, never by what stands in the address', async () => {
    const ana = await addClient(store.database);
    const before = await figuresOf(store.database);
    const session = await tokenOf(store.database, ana);
    for (const cep of ['00000000', '0100100', '00000001'])
      await server.call(`GET /api/ws/${cep}/json?q=52998224725`, { token: session });
    await server.call('GET /api/nada/52998224725');
    await server.app.inject({ method: 'PROPFIND' as 'GET', url: '/x/ana@example.com' });
    const { text, lines, told } = await figuresOf(store.database);
    const route = '/api/ws/:cep/json';
    const ofStatus = (status: string) => told('ficha_calls_total', { method: 'GET', route, status });
    expect([ofStatus('200'), ofStatus('400')]).toEqual([2, 1]);
    const group = (le: string) => told('ficha_call_seconds_bucket', { route, le });
    expect([group('+Inf'), told('ficha_call_seconds_count', { route })]).toEqual([3, 3]);
    const groups = lines.filter((line) => line.name === 'ficha_call_seconds_bucket' && line.labels.route === route);
    expect(groups.map(({ value }) => value)).toEqual(groups.map(({ value }) => value).sort((a, b) => a - b));
    expect(told('ficha_call_seconds_sum', { route })).toBeGreaterThan(0);
    expect(text).not.toMatch(/Ana|Souza|52998224725|ana@|0100100/);
    const routes = new Set([...server.app.routes.map((known) => known.split(' ')[1]), 'none', '/api/*', '/*', '*']);
    expect(lines.filter(({ labels }) => labels.route && !routes.has(labels.route))).toEqual([]);
    const methods = new Set(lines.flatMap(({ labels }) => labels.method ?? []));
    expect([...methods].filter((method) => !['GET', 'POST', 'other'].includes(method))).toEqual([]);
    expect(before.lines.length).toBeGreaterThan(0);
  });

  it('tell what waits, since when, and where customers stand', async () => {
    const ana = await addClient(store.database);
    const { database } = store;
    await queueMail(
      { database, clock, definitions },
      token({ to: { email: 'ana@example.com' }, purpose: 'login', digits: '123456' }),
    );
    now = new Date(START.getTime() + 30_000);
    await queueEvent(database, { clientId: ana.id, kind: 'sent', now });
    await queueEvent(database, { clientId: ana.id, kind: 'approved', now });
    now = new Date(START.getTime() + 90_000);
    const file = { clientId: ana.id, fileName: 'a.pdf', mime: 'application/pdf', size: 1, hash: '', createdAt: now };
    await database.insert(waitingFile).values([
      { ...file, storedAs: 'a', quarantined: true },
      { ...file, storedAs: 'b', quarantined: false },
    ]);
    const { told } = await figuresOf(database);
    expect(told('ficha_files_quarantined')).toBe(1);
    expect([told('ficha_mails_waiting'), told('ficha_mails_oldest_seconds')]).toEqual([1, 90]);
    expect([told('ficha_events_waiting'), told('ficha_events_oldest_seconds')]).toEqual([2, 60]);
    expect(told('ficha_customers', { wizard: 'pf', status: 'notStarted', step: '(nothing)' })).toBe(1);
    expect([told('ficha_customers_cut'), told('ficha_database_read')]).toEqual([0, 1]);
    expect(told('ficha_definition_version')).toBe(1);
    expect(told('ficha_pool_waiting')).toBeUndefined();
  });

  it('tell nothing waits as 0', async () => {
    const { told } = await figuresOf(store.database);
    const names = [
      'ficha_mails_waiting',
      'ficha_mails_oldest_seconds',
      'ficha_events_waiting',
      'ficha_events_oldest_seconds',
      'ficha_files_quarantined',
    ];
    expect(names.map((name) => told(name))).toEqual([0, 0, 0, 0, 0]);
  });

  it('leave out what a database that does not answer would tell, and have the others', async () => {
    const fail = vi.fn();
    const away = new Proxy({} as Database, {
      get: () => () => {
        throw new Error('away');
      },
    });
    const { told, text } = await figuresOf(away, fail);
    expect([told('ficha_database_read'), told('ficha_mails_waiting'), fail.mock.calls.length]).toEqual([
      0,
      undefined,
      2,
    ]);
    expect(text).toContain('# TYPE ficha_mails_waiting gauge');
    for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'process_start_time_seconds'])
      expect(told(name)).toBeGreaterThan(0);
    expect(told('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('are on a port of their own, where one is asked for', async () => {
    const log = { error: vi.fn() };
    const measured = { database: store.database, definitions, clock, calls };
    expect(await startMetrics(undefined, measured, log)).toBeUndefined();
    const opened = await startMetrics({ host: '127.0.0.1', port: 0 }, measured, log);
    const answer = await fetch(`http://127.0.0.1:${opened?.port}/metrics`);
    expect([answer.status, readFigures(await answer.text()).lines.length > 10]).toEqual([200, true]);
    expect((await server.call('GET /metrics')).text).not.toContain('ficha_');
    await opened?.close();
    expect(log.error).not.toHaveBeenCalled();
  });
});
