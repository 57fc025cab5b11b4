import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../../../src/api/client';
import type { ApiRequest } from '../../../../src/api/createClient';
import { clearToken, writeToken } from '../../../../src/api/token';
import type { User } from '../../../../src/api/user';
import { connection } from '../../../../src/session/offline/connection';
import { keepAnswers } from '../../../../src/session/offline/keepAnswers';
import { useSession } from '../../../../src/session/sessionStore';

const kept = new Map<string, string>();
vi.mock('../../../../src/session/shelter/shelter', () => ({
  openShelter: async () => ({
    keys: () => [...kept.keys()],
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, text: string) => kept.set(key, text),
    remove: (key: string) => kept.delete(key),
  }),
}));

const OPEN = { method: 'GET', path: '/formularios/pf', fresh: true, ownTitle: true } as const;
const SAVE = { method: 'POST', path: '/PessoaFisica/dadosFinanceiros', body: {} } as const;
const inVersion = (number: number) => ({ headers: { 'definitions-version': `${number}` } });

let requests: ApiRequest[];
let isThere: boolean;
let stop: () => void;

beforeEach(() => {
  kept.clear();
  [requests, isThere] = [[], true];
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
  writeToken('a token');
  useSession.setState({ user: { NomeRazaoSocial: 'Helena', TipoCliente: 1 } as User });
  vi.spyOn(client, 'send').mockImplementation(async (request) => {
    if (!isThere) throw new TypeError('Failed to fetch');
    requests.push(request);
    return { status: 200, body: { version: request.headers?.['definitions-version'] ?? 'none' } };
  });
  stop = keepAnswers();
});
afterEach(() => {
  stop();
  clearToken();
  connection.setState({ since: undefined, dataOf: undefined });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('stands around the client once, however many ask for it, until the last of them stops', async () => {
  const around = client.send;
  const stopSecond = keepAnswers();
  expect(client.send).toBe(around);
  stopSecond();
  expect(client.send).toBe(around);
  stop();
  expect(client.send).not.toBe(around);
  stop = keepAnswers();
});

const bodyOf = async (number: number) => (await client.send({ ...OPEN, ...inVersion(number) })).body;

it.each(['POST', 'PUT'] as const)(
  'what opened a wizard is asked for again in its version after a save by %s',
  async (method) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await client.send({ ...OPEN, ...inVersion(1) });
    await vi.waitFor(() => expect(kept.size).toBe(1));
    await client.send({ ...SAVE, method });
    await vi.waitFor(() => {
      vi.runAllTimers();
      expect(requests).toHaveLength(3);
    });
    expect(requests[2]).toMatchObject({ path: OPEN.path, ...inVersion(1) });
  },
);

it('without a connection a wizard gets what was answered in its version, and nothing of another one', async () => {
  await client.send({ ...OPEN, ...inVersion(2) });
  await client.send({ ...OPEN, ...inVersion(1) });
  await vi.waitFor(() => expect(kept.size).toBe(2));
  isThere = false;
  connection.setState({ since: new Date() });
  vi.stubGlobal('navigator', { onLine: false });
  expect(await bodyOf(1)).toEqual({ version: '1' });
  expect(await bodyOf(2)).toEqual({ version: '2' });
  await expect(bodyOf(3)).rejects.toThrow('Failed to fetch');
});
