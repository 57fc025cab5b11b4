import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../support/temporaryFolder';
import { type Caller, openTestDatabase, startApp, TEST_CONFIG, type TestDatabase } from '../testServer';

let store: TestDatabase;
let server: Caller;
beforeAll(async () => {
  store = await openTestDatabase();
  const fetch = () => Promise.reject(new TypeError('no internet'));
  server = await startApp(store.database, {
    config: { ...TEST_CONFIG, portalDir, publicUrl: 'https://ficha.test' },
    fetch,
  });
});
afterAll(async () => {
  await server.app.close();
  await store.close();
});

/** The build of a portal, beside what nobody should find. */
const portalDir = temporaryFolder({
  'index.html': '<!doctype html><title>Ficha</title>',
  'assets/a-Ab12Cd34.js': 'export {};',
});

/** One answer of each kind: data, refusal, no session, nothing there, no address, of no API. */
const KINDS = [
  'GET /api/consulta/configuracao-geral',
  'POST /api/login',
  'GET /api/cliente/usuario',
  'GET /api/nada',
  'GET /api/%E0%A4%A',
  'GET /health',
  'GET /.git/config',
  'GET /assets/',
];

describe.each(KINDS)('the answer to %s', (call) => {
  it('says what it is, holds for a year over TLS alone, in no frame and for no other site', async () => {
    const { headers } = await server.call(call, call.startsWith('POST') ? { body: {} } : {});
    expect(headers['content-type']).toMatch(/; charset=utf-8$/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(Object.keys(headers).filter((name) => /access-control|x-powered-by|^server$/.test(name))).toEqual([]);
  });
});

describe('what is asked from another site', () => {
  it('is let through neither by a preflight nor as a form', async () => {
    const preflight = await server.app.inject({
      method: 'OPTIONS',
      url: '/api/login',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([404, undefined]);
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
      const headers = { 'content-type': type };
      const answer = await server.app.inject({ method: 'POST', url: '/api/login', payload: 'Usuario=ana', headers });
      expect([type, answer.statusCode]).toEqual([type, 415]);
    }
  });
});

describe('what nobody should find', () => {
  it('stands beside what is there', async () => {
    const { statusCode, headers } = await server.app.inject('/assets/a-Ab12Cd34.js');
    expect([statusCode, String(headers['content-type'])]).toEqual([200, expect.stringContaining('javascript')]);
  });

  it.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/server/main.ts',
    '/assets/',
    '/assets',
    '/definitions/',
    '/..%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
  ])('is not there: %s', async (url) =>
    expect((await server.app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400),
  );

  it('is not given by other methods', async () => {
    for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH'] as const) {
      const { statusCode } = await server.app.inject({
        method: method as 'PUT',
        url: '/api/consulta/configuracao-geral',
      });
      expect([method, [401, 404].includes(statusCode)]).toEqual([method, true]);
    }
  });
});

/** Expressions that are put together out of others of the same file, or around a fixed word. */
const EXPRESSIONS = ['engine/core/formats/date.ts', 'server/storage/files/s3/store.ts'];

it('no regular expression is made of what somebody types, or of what definitions say', () => {
  const folders = ['contract', 'engine/core', 'engine/react', 'server', 'src'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(500);
  const making = files.filter((file) => /\bRegExp\(/.test(readFileSync(file, 'utf8')));
  expect(making.sort()).toEqual([...EXPRESSIONS].sort());
});

it('the server starts no program, runs no text as code, and reads no XML', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(150);
  const dangerous = /child_process|node:vm|node:v8|\beval\(|new Function|xml2js|fast-xml|DOMParser|libxml/;
  expect(files.filter((file) => dangerous.test(readFileSync(join('server', file), 'utf8')))).toEqual([]);
});
