import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, get as plainGet } from 'node:http';
import { get, type RequestOptions } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLine, startWarnings } from '../../../server/app/startLines';
import { endGently } from '../../../server/http/ending';
import { serveMetrics } from '../../../server/http/metrics/serve';
import { openApp } from '../../../server/http/open';
import type { Certificate } from '../../../server/storage/certificate';
import { readVariables } from '../../../server/storage/config';
import { writeCertificate } from '../../support/certificate';
import { temporaryFolder } from '../../support/temporaryFolder';
import { TEST_CONFIG } from '../testServer';

const folder = temporaryFolder();
const files = writeCertificate(folder);
const [TLS_CERT_FILE, TLS_KEY_FILE] = [files?.cert ?? '', files?.key ?? ''];

describe.skipIf(!files)('a server with a certificate (openssl makes it)', () => {
  let certificate: Certificate;
  let ports: { calls: number; figures: number };
  const ends: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    certificate = readVariables({ TLS_CERT_FILE, TLS_KEY_FILE }).certificate as Certificate;
    const app = await openApp({ ...TEST_CONFIG, certificate }, false);
    app.get('/health', async () => 'ok');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const figures = await serveMetrics({ host: '127.0.0.1', port: 0, certificate }, async () => 'figures');
    ends.push(() => app.close(), figures.close);
    ports = { calls: (app.server.address() as AddressInfo).port, figures: figures.port };
  });
  afterAll(() => Promise.all(ends.map((end) => end())));

  const ask = (port: number, path: string, more: RequestOptions = {}) =>
    new Promise<string>((resolve, reject) => {
      const options = { port, path, host: '127.0.0.1', servername: 'localhost', ca: certificate.cert, ...more };
      get(options, (answer: IncomingMessage) => void text(answer).then(resolve)).on('error', reject);
    });

  it('answers calls and figures by https, from TLS 1.2 on, and nothing by http', async () => {
    expect(await ask(ports.calls, '/health')).toBe('ok');
    expect(await ask(ports.calls, '/health', { maxVersion: 'TLSv1.2' })).toBe('ok');
    expect(await ask(ports.figures, '/metrics')).toBe('figures');
    const old = { maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'DEFAULT:@SECLEVEL=0' } as const;
    await expect(ask(ports.calls, '/health', old)).rejects.toThrow();
    for (const port of Object.values(ports)) {
      const plain = new Promise((resolve, reject) =>
        plainGet({ port, host: '127.0.0.1' }, resolve).on('error', reject),
      );
      await expect(plain).rejects.toThrow();
    }
  });

  it('lets figures be read from other machines, without their network being private', () => {
    const env = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', TLS_CERT_FILE, TLS_KEY_FILE };
    expect(readVariables(env).metrics).toEqual({ host: '0.0.0.0', port: 9464, certificate });
  });

  it('does not start with half of it, or with what is none', () => {
    expect(() => readVariables({ TLS_CERT_FILE })).toThrow('TLS_CERT_FILE and TLS_KEY_FILE belong together.');
    expect(() => readVariables({ TLS_CERT_FILE, TLS_KEY_FILE: join(folder, 'nowhere') })).toThrow(
      'The file that TLS_KEY_FILE names cannot be read (ENOENT).',
    );
    const other = join(folder, 'other.pem');
    writeFileSync(other, readFileSync(TLS_CERT_FILE));
    const empty = join(folder, 'empty.pem');
    writeFileSync(empty, '');
    for (const wrong of [{ TLS_KEY_FILE: other }, { TLS_KEY_FILE: empty }, { TLS_CERT_FILE: empty }]) {
      expect(() => readVariables({ TLS_CERT_FILE, TLS_KEY_FILE, ...wrong })).toThrow(
        'TLS_CERT_FILE and TLS_KEY_FILE must name a certificate and its key, as PEM.',
      );
    }
  });

  it('tells at the start of a certificate that is not valid now, and where it runs by https', () => {
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    const asked = { unknownTenant: undefined, demo: true, draftKeys: [], certificate };
    expect(startWarnings(asked, new Date())).toEqual([]);
    const moment = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ`;
    const [expired, early] = [days(3), days(-1)].map((now) => startWarnings(asked, now).join());
    expect(expired).toMatch(new RegExp(`^The certificate of TLS_CERT_FILE has expired on ${moment}: who checks it`));
    expect(early).toMatch(
      new RegExp(`^The certificate of TLS_CERT_FILE is valid from ${moment} on only: who checks it`),
    );
    const { certificate: none } = readVariables({});
    expect(startWarnings({ ...asked, certificate: none }, days(3))).toEqual([]);
    const site = { publicUrl: 'https://ficha.test', certificate };
    expect(
      [site, { ...site, publicUrl: undefined }, { ...site, certificate: none }].map((one) => startLine(one, 3000)),
    ).toEqual([
      'Ficha is running at https://ficha.test (https on port 3000)',
      'Ficha is running at https://localhost:3000',
      'Ficha is running at https://ficha.test',
    ]);
  });

  it('ends although somebody has connected and says nothing', async () => {
    const app = await openApp({ ...TEST_CONFIG, certificate }, false);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const figures = await serveMetrics({ host: '127.0.0.1', port: 0, certificate }, async () => 'figures');
    const silent = [(app.server.address() as AddressInfo).port, figures.port].map((port) => connect(port, '127.0.0.1'));
    const cut = silent.map((socket) => once(socket, 'close'));
    await Promise.all(silent.map((socket) => once(socket, 'connect')));
    // Once a call was answered, the connections before it have come in.
    expect(await ask((app.server.address() as AddressInfo).port, '/nowhere')).not.toBe('');
    expect(await ask(figures.port, '/metrics')).toBe('figures');
    await Promise.all([endGently(app, { drain: 0, grace: 50 }), figures.close(), ...cut]);
  });
});
