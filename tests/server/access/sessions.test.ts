import { beforeEach, describe, expect, it } from 'vitest';
import { hashInBrowser } from '../../../server/access/password';
import { forgetEndedSessions } from '../../../server/access/sessions/session';
import { session, setting } from '../../../server/storage/schema';
import { serverForTests } from '../serverForTests';
import { addClient, LIVE_NO_WIZARDS, PASSWORD, tokenOf } from '../testServer';

const { store, server } = serverForTests(() => ({ clock: () => now }));
let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z');
});

const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};
const CHROME =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1';

async function signIn(agent: string): Promise<string> {
  const body = { Usuario: 'ana@example.com', Senha: hashInBrowser(PASSWORD), TipoCliente: 1 };
  const answer = await server.call('POST /api/login', { body, headers: { 'user-agent': agent } });
  return (answer.body.data as { BearerToken: string }).BearerToken;
}
const use = async (token: string, headers = {}) =>
  (await server.call('GET /api/cliente/usuario', { token, headers })).status;
const list = async (token: string) =>
  (await server.call('GET /api/cliente/sessoes', { token })).body.data as {
    Id: string;
    Aparelho: string;
    Atual: boolean;
  }[];
const end = (token: string, body: { Id?: string }) =>
  server.call('POST /api/cliente/sessoes/encerrar', { token, body });

describe('a session that is not used', () => {
  it('[O-50] ends after 30 minutes; every use begins them anew, up to the eight hours', async () => {
    const token = await tokenOf(store.database, await addClient(store.database), now);
    for (let n = 0; n < 15; n++) {
      minutes(30);
      expect(await use(token)).toBe(200);
    }
    minutes(31);
    expect(await use(token)).toBe(401);
  });

  it('[O-50] is not used by what the page asks by itself', async () => {
    const token = await tokenOf(store.database, await addClient(store.database), now);
    for (let n = 0; n < 3; n++) {
      expect(await use(token, { 'x-por-si': '1' })).toBe(200);
      minutes(10);
    }
    expect(await use(token, { 'x-por-si': '1' })).toBe(200);
    minutes(1);
    expect(await use(token)).toBe(401);
  });

  it('[O-50] ends after 30 minutes, too, when the clock was set back and it is used on', async () => {
    const token = await tokenOf(store.database, await addClient(store.database), now);
    minutes(-180);
    expect(await use(token)).toBe(200);
    minutes(31);
    expect(await use(token)).toBe(401);
  });

  it.each([
    ['5', 6],
    ['120', 121],
  ])('ends after as many minutes as are set: %s', async (value, ended) => {
    await store.database.insert(setting).values({ name: 'inatividade', value });
    const token = await tokenOf(store.database, await addClient(store.database), now);
    minutes(ended - 1);
    expect(await use(token, { 'x-por-si': '1' })).toBe(200);
    minutes(1);
    expect(await use(token)).toBe(401);
  });

  it('goes on to its eight hours where the setting is 0', async () => {
    await store.database.insert(setting).values({ name: 'inatividade', value: '0' });
    const token = await tokenOf(store.database, await addClient(store.database), now);
    minutes(479);
    expect(await use(token)).toBe(200);
    minutes(1);
    expect(await use(token)).toBe(401);
  });

  it('is taken away from the database', async () => {
    const ana = await addClient(store.database);
    await tokenOf(store.database, ana, now);
    minutes(31);
    const token = await tokenOf(store.database, ana, now);
    await forgetEndedSessions({ definitions: LIVE_NO_WIZARDS })(store.database, now);
    expect(await store.database.$count(session)).toBe(1);
    expect(await use(token)).toBe(200);
  });
});

describe('how much longer a session goes on', () => {
  const rest = async (token: string, headers = {}) =>
    (await server.call('GET /api/cliente/usuario', { token, headers })).headers['x-sessao'];

  it('[ACC-SESS-17] is told by every answer, without a use and in any case', async () => {
    const token = await tokenOf(store.database, await addClient(store.database), now);
    expect(await rest(token)).toBe('1860,1860,28800');
    minutes(10);
    expect(await rest(token, { 'x-por-si': '1' })).toBe('1260,1860,28200');
    expect(await rest(token)).toBe('1860,1860,28200');
    minutes(29);
    expect(await rest(token, { 'x-por-si': '1' })).toBe('120,1860,26460');
  });

  it('[ACC-SESS-17] is the time to its eight hours alone where the setting is 0', async () => {
    await store.database.insert(setting).values({ name: 'inatividade', value: '0' });
    const token = await tokenOf(store.database, await addClient(store.database), now);
    minutes(470);
    expect(await rest(token, { 'x-por-si': '1' })).toBe(',,600');
  });

  it('is told to nobody without a session', async () => {
    const open = await server.call('GET /api/consulta/configuracoes');
    expect(open.headers['x-sessao']).toBeUndefined();
  });
});

describe('the list of open sessions', () => {
  it('[ACC-SESS-16] names the device of each, this one first, with nothing to sign in by', async () => {
    await addClient(store.database);
    const phone = await signIn(CHROME);
    minutes(2);
    const tablet = await signIn(IPAD);
    const listed = await list(phone);
    expect(listed).toEqual([
      {
        Id: expect.any(String),
        Aparelho: 'Chrome no Android',
        Inicio: expect.any(String),
        UltimoUso: now.toISOString(),
        Atual: true,
      },
      {
        Id: expect.any(String),
        Aparelho: 'Safari no iPad',
        Inicio: now.toISOString(),
        UltimoUso: now.toISOString(),
        Atual: false,
      },
    ]);
    expect(JSON.stringify(listed)).not.toMatch(/[\w-]{43}/);
    expect((await list(tablet))[0]?.Aparelho).toBe('Safari no iPad');
  });

  it('[ACC-SESS-16] ends one, or all others; what has ended is not listed', async () => {
    await addClient(store.database);
    const [phone, tablet, third] = [await signIn(CHROME), await signIn(IPAD), await signIn('x')];
    const { Id = '' } = (await list(phone)).find(({ Aparelho }) => Aparelho === 'Safari no iPad') ?? {};
    for (let n = 0; n < 2; n++) expect((await end(phone, { Id })).body.data).toBe(true);
    expect([await use(phone), await use(tablet), await use(third)]).toEqual([200, 401, 200]);
    await end(phone, {});
    expect([await use(phone), await use(third)]).toEqual([200, 401]);
    expect(await list(phone)).toHaveLength(1);
  });

  it('ends no session of another customer, whatever id is sent', async () => {
    await addClient(store.database);
    const phone = await signIn(CHROME);
    const other = await addClient(store.database, { document: '11144477735', email: 'bia@example.com' });
    const stranger = await tokenOf(store.database, other, now);
    const [own] = await list(phone);
    for (const Id of [own?.Id ?? '', 'x', '%']) await end(stranger, { Id });
    await end(stranger, {});
    expect(await use(phone)).toBe(200);
    expect(await list(stranger)).toHaveLength(1);
    expect((await end(stranger, { Id: 'x', Tudo: true } as { Id: string })).status).toBe(400);
  });

  it('ends none by an id that is no text, nor by an empty one: all others end without an id alone', async () => {
    await addClient(store.database);
    const [phone, tablet] = [await signIn(CHROME), await signIn(IPAD)];
    const { Id = '' } = (await list(phone)).find(({ Atual }) => !Atual) ?? {};
    for (const wrong of [[Id], 7, null, true, {}]) {
      const { status, body } = await end(phone, { Id: wrong } as unknown as { Id: string });
      expect([status, body]).toMatchObject([400, { campo: '/Id' }]);
    }
    expect((await end(phone, { Id: '' })).status).toBe(200);
    expect(await use(tablet)).toBe(200);
  });
});
