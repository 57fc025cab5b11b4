import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOO_MANY_ATTEMPTS } from '../../../server/http/attempts';
import { DEFAULT_LIMITS, type Limits, readLimits } from '../../../server/storage/limits';
import { type Caller, openTestDatabase, startApp, TEST_CONFIG, type TestDatabase } from '../testServer';

let store: TestDatabase;
let server: Caller | undefined;

beforeAll(async () => {
  store = await openTestDatabase();
});
beforeEach(() => store.reset());
afterEach(async () => {
  await server?.app.close();
});
afterAll(() => store.close());

async function start(over: Partial<Limits>): Promise<Caller> {
  const fetch = () => Promise.reject(new TypeError('no internet'));
  const config = { ...TEST_CONFIG, limits: { ...TEST_CONFIG.limits, ...over } };
  server = await startApp(store.database, { fetch, config });
  return server;
}

/** Two calls of each address in a minute, whatever they are for. */
const TWO = { signInsPerMinute: 2, lookupsPerMinute: 2, requestsPerMinute: 2, openCallsPerMinute: 2 };

describe('calls that are open to everybody', () => {
  it('[O-49] are all limited for one address, each refused after so many', async () => {
    const { app } = await start(TWO);
    const open = app.calls.filter((call) => call.open);
    expect(open.length).toBeGreaterThan(12);
    expect(open.filter(({ limited }) => !limited)).toEqual([]);
    for (const { method, path } of open) {
      const url = path.replace(/:\w+/g, 'x');
      const call = (remoteAddress: string) =>
        app.inject({ method: method as 'GET', url, remoteAddress, ...(method === 'POST' && { payload: {} }) });
      const answers = [await call('198.51.100.1'), await call('198.51.100.1'), await call('198.51.100.1')];
      const refused = answers.map((answer) => answer.json().descricao === TOO_MANY_ATTEMPTS);
      expect([method, path, ...refused]).toEqual([method, path, false, false, true]);
      expect(answers[2]?.statusCode).toBe(400);
      expect((await call('198.51.100.2')).json().descricao).not.toBe(TOO_MANY_ATTEMPTS);
    }
  });

  it('are limited on unknown public paths too', async () => {
    const { call } = await start(TWO);
    const statuses = [];
    for (const path of ['/api/register/a', '/api/register/b', '/api/register/c']) {
      statuses.push((await call(`GET ${path}`)).status);
    }
    expect(statuses).toEqual([404, 404, 400]);
  });

  it('are not limited for longer where the clock of the machine is set back', async () => {
    const { app } = await start(TWO);
    const ask = async () => (await app.inject({ url: '/api/consulta/configuracao-geral' })).statusCode;
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 400]);
    const steady = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    const set = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 60 * 60_000);
    expect(await ask()).toBe(200);
    steady.mockRestore();
    set.mockRestore();
  });

  it('take the addresses of one IPv6 network as one', async () => {
    const { app } = await start(TWO);
    const from = async (remoteAddress: string) =>
      (await app.inject({ url: '/api/consulta/configuracao-geral', remoteAddress })).statusCode;
    expect(await Promise.all(['2001:db8:0:1::1', '2001:db8:0:1::2'].map(from))).toEqual([200, 200]);
    expect([await from('2001:db8:0:1:f::3'), await from('2001:db8:0:2::1')]).toEqual([400, 200]);
  });
});

describe('the limits', () => {
  it('[O-49] are five failures and five e-mails in 15 minutes, unless variables say otherwise', () => {
    expect(DEFAULT_LIMITS).toMatchObject({ failures: 5, mailsPerRecipient: 5, failureWindow: 900_000 });
    expect(readLimits({})).toEqual(DEFAULT_LIMITS);
    expect(
      readLimits({
        LOGIN_FAILURES: '1',
        LOGIN_FAILURES_OF_ACCOUNT: '2',
        LOGINS_PER_MINUTE: '3',
        MAILS_PER_RECIPIENT: '4',
        MAILS_OF_RECIPIENT: '9',
        LOOKUPS_OF_ACCOUNT: '5',
        LOOKUPS_FROM_ALL: '10',
        LOOKUPS_PER_MINUTE: '6',
        REQUESTS_PER_MINUTE: '7',
        OPEN_CALLS_PER_MINUTE: '8',
      }),
    ).toEqual({
      failures: 1,
      failuresOfAccount: 2,
      failureWindow: 900_000,
      signInsPerMinute: 3,
      mailsPerRecipient: 4,
      mailsOfRecipient: 9,
      lookupsOfAccount: 5,
      lookupsFromAll: 10,
      lookupsPerMinute: 6,
      requestsPerMinute: 7,
      openCallsPerMinute: 8,
    });
    expect(() => readLimits({ MAILS_PER_RECIPIENT: 'many' })).toThrow(
      'MAILS_PER_RECIPIENT must be a whole number from 1 to 1000000, but is "many".',
    );
  });

  it('refuse 0, which would refuse everybody', () => {
    for (const name of ['LOGIN_FAILURES', 'LOGINS_PER_MINUTE', 'MAILS_OF_RECIPIENT', 'OPEN_CALLS_PER_MINUTE']) {
      expect(() => readLimits({ [name]: '0' })).toThrow(
        `${name} must be a whole number from 1 to 1000000, but is "0".`,
      );
    }
  });
});
