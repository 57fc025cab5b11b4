import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { createCepFinder } from '../../../../server/outside/addresses/cep';
import { createIpFinder } from '../../../../server/outside/addresses/ip';
import type { Services } from '../../../../server/storage/services';
import {
  addClient,
  type Caller,
  openTestDatabase,
  startApp,
  TEST_CONFIG,
  type TestDatabase,
  tokenOf,
} from '../../testServer';

const fetch = vi.fn<typeof globalThis.fetch>();
let now = new Date('2026-11-20T12:00:00Z');
beforeEach(() => {
  fetch.mockReset();
});

const answer =
  (body: unknown, status = 200) =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

const services = (over: Partial<typeof TEST_CONFIG> = {}): Services =>
  ({ clock: () => now, assets: 'server', fetch, config: { ...TEST_CONFIG, ...over } }) as unknown as Services;

const SE = {
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  complemento: 'lado ímpar',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
};

describe('over HTTP', () => {
  let store: TestDatabase;
  let server: Caller;
  let token: string;
  beforeAll(async () => {
    store = await openTestDatabase();
    server = await startApp(store.database, { fetch });
    token = await tokenOf(store.database, await addClient(store.database));
  });
  afterAll(async () => {
    await server.app.close();
    await store.close();
  });

  it('[PF-API-23] [PF-OP-66] reads an address from the configured service', async () => {
    fetch.mockImplementation(answer({ ...SE, gia: '1004' }));
    for (const path of ['/api/ws/01001000/json/', '/api/WS/01001-000/json']) {
      expect(await server.call(`GET ${path}`, { token })).toMatchObject({ status: 200, body: { data: SE } });
    }
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['http://cep.test/01001000']);
    expect(fetch.mock.calls.map(([, init]) => init?.redirect)).toEqual(['error']);
  });

  it('[PF-OP-66] answers 503 when the service fails, and says so', async () => {
    fetch.mockImplementation(answer('down', 500));
    const { status, body } = await server.call('GET /api/ws/13083859/json/', { token });
    expect(status).toBe(503);
    expect(body.data).toEqual(['O serviço de consulta não respondeu. Tente novamente ou preencha manualmente.']);
  });

  it('answers 400 for what is no CEP, without asking', async () => {
    for (const cep of ['0100100', '010010000', 'abcdefgh', '0100%2F100']) {
      expect((await server.call(`GET /api/ws/${cep}/json/`, { token })).status).toBe(400);
    }
    expect(fetch).not.toHaveBeenCalled();
  });

  it('[PF-API-24] [O-35] answers the address that it saw, without a token', async () => {
    const seen = await server.app.inject({ url: '/api/ip', remoteAddress: '198.51.100.7' });
    expect(seen.json()).toEqual({ data: { ip: '198.51.100.7' } });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('CEP', () => {
  it.each([{ erro: true }, { erro: 'true' }])('[PF-API-23] answers erro for an unknown CEP: %o', async (body) => {
    fetch.mockImplementation(answer(body));
    expect(await createCepFinder(services())('99999998')).toEqual({ erro: true });
  });

  it('knows without asking that no CEP is lower than 01000-000', async () => {
    expect(await createCepFinder(services())('00000000')).toEqual({ erro: true });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('[PF-OP-66] gives the service 10 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    fetch.mockImplementation(answer(SE));
    await createCepFinder(services())('01001000');
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(fetch.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
    timeout.mockRestore();
  });

  it('[PF-OP-66] keeps an answer for 30 days, but neither "not found" nor a failure', async () => {
    const find = createCepFinder(services());
    fetch.mockImplementation(answer({ ...SE, cep: '13083-859' }));
    await find('13083859');
    await find('13083-859');
    expect(fetch).toHaveBeenCalledTimes(1);
    now = new Date(now.getTime() + 31 * 86_400_000);
    await find('13083859');
    expect(fetch).toHaveBeenCalledTimes(2);
    fetch.mockImplementation(answer({ erro: true }));
    await find('13083860');
    await find('13083860');
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('[PF-OP-66] falls back to the bundled sample when the service does not answer', async () => {
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    const find = createCepFinder(services());
    expect(await find('01001000')).toEqual(SE);
    await expect(find('13083859')).rejects.toMatchObject({ status: 503 });
  });

  it('[PF-OP-66] answers from the sample at once in the demo', async () => {
    expect(await createCepFinder(services({ demo: true }))('01001000')).toEqual(SE);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('counts an answer of more than 64 KiB as a failure', async () => {
    fetch.mockImplementation(answer({ ...SE, complemento: ' '.repeat(65_536) }));
    await expect(createCepFinder(services())('13083859')).rejects.toMatchObject({
      status: 503,
      cause: { code: 'ANSWER_TOO_LONG' },
    });
  });

  it.each(['<html>', '[]', '"text"', '{'])('counts the answer %s as a failure', async (text) => {
    fetch.mockImplementation(answer(text));
    await expect(createCepFinder(services())('13083859')).rejects.toMatchObject({ status: 503 });
  });
});

describe('the sample', () => {
  const sample: JsonObject[] = JSON.parse(readFileSync('server/data/ceps.json', 'utf8'));

  it('has about 60 CEPs, in each state, some of whole towns', () => {
    expect(sample.length).toBeGreaterThanOrEqual(60);
    expect(new Set(sample.map(({ uf }) => uf)).size).toBe(27);
    expect(sample.filter(({ logradouro }) => logradouro === '').length).toBeGreaterThan(10);
    expect(sample.every(({ cep }) => /^\d{5}-\d{3}$/.test(String(cep)))).toBe(true);
    expect(new Set(sample.map(({ cep }) => cep)).size).toBe(sample.length);
  });

  it.each(['demoRegistration', 'demoCompany', 'demoFund'])('has every address of %s', (file) => {
    const used = [...readFileSync(`server/data/${file}.json`, 'utf8').matchAll(/"\w*[Cc]ep\w*":"(\d{5})(\d{3})"/g)];
    expect(used.length).toBeGreaterThan(1);
    const known = sample.map(({ cep }) => cep);
    expect(used.map(([, place, street]) => `${place}-${street}`).filter((cep) => !known.includes(cep))).toEqual([]);
  });
});

describe('IP', () => {
  it.each(['127.0.0.1', '::1', '10.1.2.3', '172.20.0.9', '192.168.0.2', '::ffff:10.0.0.1', 'fd00::1', '100.64.1.1'])(
    '[O-35] asks the service for the public address behind %s',
    async (seen) => {
      fetch.mockImplementation(answer({ ip: '203.0.113.9' }));
      expect(await createIpFinder(services())(seen)).toBe('203.0.113.9');
    },
  );

  it.each(['198.51.100.7', '2001:db8::7', '172.32.0.1', '100.128.0.1'])('[O-35] answers %s as it is', async (seen) => {
    expect(await createIpFinder(services())(seen)).toBe(seen);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('writes an IPv4 address that came over IPv6 as IPv4', async () => {
    expect(await createIpFinder(services())('::ffff:198.51.100.7')).toBe('198.51.100.7');
  });

  it('[PF-OP-66] gives the service 5 seconds, keeps its answer, and reads plain text too', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    fetch.mockImplementation(answer('203.0.113.9\n'));
    const find = createIpFinder(services());
    expect([await find('10.0.0.1'), await find('10.0.0.2')]).toEqual(['203.0.113.9', '203.0.113.9']);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(timeout).toHaveBeenCalledWith(5_000);
    timeout.mockRestore();
  });

  it.each([answer('down', 500), answer('no address'), () => Promise.reject(new TypeError('fetch failed'))])(
    'answers 503 when the service fails',
    async (failure) => {
      fetch.mockImplementation(failure);
      await expect(createIpFinder(services())('10.0.0.1')).rejects.toMatchObject({ status: 503 });
    },
  );

  it('asks nobody in the demo', async () => {
    expect(await createIpFinder(services({ demo: true }))('127.0.0.1')).toBe('127.0.0.1');
    expect(fetch).not.toHaveBeenCalled();
  });
});
