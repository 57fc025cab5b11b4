import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { forgetUnusedDevices } from '../../../server/access/devices';
import { hashInBrowser, protectPassword } from '../../../server/access/password';
import { knownDevice, setting } from '../../../server/storage/schema';
import { copiedFrom } from '../mailbox';
import { serverForTests } from '../serverForTests';
import { addClient, PASSWORD, startApp, TEST_CONFIG, tokenOf } from '../testServer';

const TOO_MANY = 'Muitas tentativas. Aguarde alguns minutos e tente novamente.';
const WRONG = 'Usuário ou senha inválidos!';

const { store, server } = serverForTests(() => ({ clock: () => now }));
let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z');
});

const right = { Usuario: 'ana@example.com', Senha: hashInBrowser(PASSWORD), TipoCliente: 1 };
const wrong = { ...right, Senha: hashInBrowser('errada') };
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000 + 1);
};

/** A call of a browser at this address, with the cookie that it has. */
async function post(
  path: string,
  payload: JsonObject,
  { address = '198.51.100.1', cookie = '', foreign = false } = {},
) {
  const headers = { ...(cookie && { cookie }), ...(foreign && { 'x-aparelho-alheio': '1' }) };
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    remoteAddress: address,
    headers,
  });
  const set = String(answer.headers['set-cookie'] ?? '');
  return { status: answer.statusCode, said: answer.json().descricao, data: answer.json().data, set };
}
const login = (body: JsonObject, from = {}) => post('/login', body, from);

/** The cookie of a device that has signed in. */
async function knownCookie(body: JsonObject = right, address = '203.0.113.1'): Promise<string> {
  const { set } = await login(body, { address });
  return set.split(';')[0] ?? '';
}

/** As many wrong passwords as lock the account for strangers, from ten addresses. */
async function lockOut(body: JsonObject = wrong) {
  for (let n = 0; n < 50; n++) await login(body, { address: `198.51.100.${10 + (n % 10)}` });
}

it('a lock-out is not longer where the clock was set back meanwhile', async () => {
  await addClient(store.database);
  for (let n = 0; n < 5; n++) await login(wrong);
  expect((await login(right)).said).toBe(TOO_MANY);
  minutes(-180);
  expect((await login(right)).status).toBe(200);
});

describe('a device that has signed in before', () => {
  it('keeps a random text that no script reads and no other site sends', async () => {
    await addClient(store.database);
    const { set } = await login(right);
    expect(set).toMatch(/^ficha-aparelho=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
    const [kept] = await store.database.select().from(knownDevice);
    expect(kept?.device).toBe(hashInBrowser(set.split(/[=;]/)[1] ?? ''));
    const config = { ...TEST_CONFIG, publicUrl: 'https://cadastro.example' };
    const secure = await startApp(store.database, { clock: () => now, config });
    const answer = await secure.app.inject({ method: 'POST', url: '/api/login', payload: right });
    await secure.app.close();
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-ficha-aparelho=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  it('[O-49] signs in while strangers have locked the account, and is locked by its own failures alone', async () => {
    await addClient(store.database);
    const cookie = await knownCookie();
    await lockOut();
    expect((await login(right, { address: '192.0.2.1' })).said).toBe(TOO_MANY);
    expect((await login(right, { address: '198.51.100.10', cookie })).status).toBe(200);
    for (let n = 0; n < 5; n++) expect((await login(wrong, { cookie })).said).toBe(WRONG);
    expect((await login(right, { cookie })).said).toBe(TOO_MANY);
  });

  it('is known to the accounts alone that it has signed in to', async () => {
    await addClient(store.database);
    await addClient(store.database, { document: '11144477735', email: 'bia@example.com' });
    const cookie = await knownCookie({ ...right, Usuario: 'bia@example.com' });
    await lockOut();
    expect((await login(right, { address: '192.0.2.1', cookie })).said).toBe(TOO_MANY);
    expect((await login(right, { address: '192.0.2.1', cookie: `ficha-aparelho=${'x'.repeat(43)}` })).said).toBe(
      TOO_MANY,
    );
  });

  it("[ACC-LOGIN-43] is not remembered when it is somebody else's", async () => {
    await addClient(store.database);
    const { status, set } = await login(right, { foreign: true });
    expect([status, set]).toEqual([200, '']);
    expect(await store.database.$count(knownDevice)).toBe(0);
  });

  it('is a stranger again after a change of the password elsewhere, a recovery, or half a year', async () => {
    const ana = await addClient(store.database);
    const cookie = await knownCookie();
    const own = await knownCookie();
    const token = await tokenOf(store.database, ana, now);
    const hash = hashInBrowser('Outra@456');
    const headers = { authorization: `Bearer ${token}`, cookie: own };
    const payload = { SenhaAtual: right.Senha, NovaSenha: hash, ConfirmarNovaSenha: hash };
    await server.app.inject({ method: 'POST', url: '/api/cliente/alterar-senha', payload, headers });
    await lockOut();
    const next = { ...right, Senha: hash };
    expect((await login(next, { address: '192.0.2.1', cookie })).said).toBe(TOO_MANY);
    expect((await login(next, { address: '192.0.2.1', cookie: own })).status).toBe(200);
    await forgetUnusedDevices(store.database, new Date(now.getTime() + 180 * 86_400_000));
    expect(await store.database.$count(knownDevice)).toBe(0);
  });
});

describe('failures', () => {
  it('[O-49] make one address wait longer and longer: five in 15 minutes, ten in an hour, 20 in a day', async () => {
    await addClient(store.database);
    const judged: number[] = [];
    for (let quarter = 0; quarter < 97; quarter++) {
      let count = 0;
      while ((await login(wrong)).said === WRONG) count += 1;
      if (count > 0) judged.push(quarter);
      minutes(15);
    }
    expect(judged).toEqual([0, 1, 4, 16, 96]);
  });

  it('of strangers never keep out who has the password that was e-mailed', async () => {
    await addClient(store.database);
    await lockOut();
    for (let n = 0; n < 5; n++) await login(wrong, { address: '192.0.2.1' });
    await post('/register/restaurar-senha', { Email: 'ana@example.com', TipoCliente: 1, Apelido: '' });
    const Senha = hashInBrowser(await copiedFrom(store.database, 'ana@example.com'));
    expect((await login({ ...right, Usuario: 'ninguem@example.com', Senha }, { address: '192.0.2.1' })).status).toBe(
      400,
    );
    expect((await login({ ...right, Senha: hashInBrowser('x') }, { address: '192.0.2.1' })).said).toBe(TOO_MANY);
    expect((await login({ ...right, Senha }, { address: '192.0.2.1' })).status).toBe(200);
  });

  it('are counted for a change of the password by the network, too', async () => {
    const token = await tokenOf(store.database, await addClient(store.database), now);
    const hash = hashInBrowser('Outra@456');
    const change = async (n: number) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/cliente/alterar-senha',
          payload: { SenhaAtual: hashInBrowser('x'), NovaSenha: hash, ConfirmarNovaSenha: hash },
          headers: { authorization: `Bearer ${token}` },
          remoteAddress: `2001:db8:0:1::${n}`,
        })
      ).json().descricao;
    for (let n = 1; n <= 5; n++) expect(await change(n)).toBe('A senha atual está incorreta.');
    expect(await change(6)).toBe(TOO_MANY);
  });
});

describe('the accounts of one document', () => {
  const document = '12ABC34501DE35';
  const company = { type: 2, document };
  const victim = { Usuario: document, Apelido: 'Matriz', TipoCliente: 2 };
  const own = { ...victim, Apelido: 'Outra', Senha: hashInBrowser('Minha@123') };
  const guess = { ...victim, Senha: hashInBrowser('errada') };
  const enter = { ...victim, Senha: right.Senha };
  const withoutName = ({ Apelido: _, ...body }: typeof guess) => body;

  /** An account of the victim, and one of who guesses, of the same document. */
  async function addBoth(over: { emailConfirmedAt?: null } = {}) {
    const passwordHash = await protectPassword(own.Senha);
    await addClient(store.database, { ...company, nickname: 'Matriz', email: 'fin@example.com' });
    const stranger = { nickname: 'Outra', email: 'x@example.com', passwordHash, createdAt: new Date(0), ...over };
    await addClient(store.database, { ...company, ...stranger });
  }

  it.each([
    ['that is not confirmed', guess, own, { emailConfirmedAt: null }],
    ['that is not confirmed, without nicknames', withoutName(guess), withoutName(own), { emailConfirmedAt: null }],
    ['that is confirmed', guess, own, {}],
    ['that is confirmed, without nicknames', withoutName(guess), withoutName(own), {}],
  ])('[O-49] forget no failures by a login to another one %s', async (_, tried, entered, over) => {
    await addBoth(over);
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 3; n++) await login(tried);
      await login(entered);
    }
    expect((await login(enter)).said).toBe(TOO_MANY);
  });

  it('[O-49] know no device of another one', async () => {
    await addBoth();
    const cookie = await knownCookie(own);
    await lockOut(guess);
    expect((await login(enter, { address: '192.0.2.1', cookie })).said).toBe(TOO_MANY);
    expect((await login(withoutName(enter), { address: '192.0.2.1', cookie })).said).toBe(TOO_MANY);
    expect((await login(own, { address: '192.0.2.1', cookie })).status).toBe(200);
  });

  it.each([
    ['/register/email-ativar-conta', { Email: document }],
    ['/register/restaurar-senha', { Email: document, TipoCliente: 2, Apelido: '' }],
  ])('[O-49] bring their devices no more e-mails to another one: %s', async (path, body) => {
    await addBoth();
    const waiting = { nickname: 'Nova', email: 'novo@example.com', emailConfirmedAt: null };
    await addClient(store.database, { ...company, ...waiting });
    const cookies = [await knownCookie(own), await knownCookie(own), await knownCookie(own)];
    const said = [];
    for (let n = 0; n < 6; n++) said.push((await post(path, body, { cookie: cookies[n % 3] ?? '' })).said === TOO_MANY);
    expect(said).toEqual([false, false, false, false, false, true]);
  });

  it('[O-49] are told to a device of one of them, whatever strangers look up, and to it no others then', async () => {
    await store.database.insert(setting).values({ name: 'apelido', value: 'S' });
    await addBoth();
    const [owner, stranger] = [await knownCookie(enter), await knownCookie(own)];
    const look = async (cookie = '') => {
      const url = `/api/login?chaveLogin=${document}&tipoCliente=2`;
      const { data, descricao } = (await server.app.inject({ url, headers: { cookie } })).json();
      return descricao ?? data;
    };
    expect(await look(stranger)).toEqual(['Matriz', 'Outra']);
    for (let n = 1; n < 60; n++) await look();
    expect([await look(), await look(owner), await look(stranger)]).toEqual([TOO_MANY, ['Matriz'], ['Outra']]);
    for (let n = 1; n < 60; n++) await look(stranger);
    expect([await look(stranger), await look(owner)]).toEqual([TOO_MANY, ['Matriz']]);
  });

  it('are entered one after the other where they have one e-mail, each by its own password', async () => {
    const email = 'fin@example.com';
    await addClient(store.database, { ...company, nickname: 'Matriz', email });
    const passwordHash = await protectPassword(own.Senha);
    await addClient(store.database, { ...company, nickname: 'Outra', email, passwordHash, createdAt: now });
    for (let n = 0; n < 8; n++) expect((await login(withoutName(own))).status).toBe(200);
    expect((await login(enter)).status).toBe(200);
  });

  it('that is not confirmed counts its right password as no failure', async () => {
    await addBoth({ emailConfirmedAt: null });
    for (let n = 0; n < 8; n++) expect((await login(own)).said).toBe('Cliente com e-mail não validado!');
  });
});

describe('where customers sign in by token alone', () => {
  const ana = { Usuario: 'ana@example.com', TipoCliente: 1 };
  const verify = (from = {}) => post('/login/verifyLogin', ana, from);
  const given = async (HashToken: unknown) => ({
    ...ana,
    Token: await copiedFrom(store.database, 'ana@example.com'),
    HashToken: String(HashToken),
  });
  beforeEach(async () => {
    await addClient(store.database);
    await store.database.insert(setting).values({ name: 'autenticacao', value: '2' });
  });

  it('[O-49] one address that asks for tokens keeps nobody out', async () => {
    for (let n = 0; n < 5; n++) expect((await verify()).status).toBe(200);
    expect((await verify()).said).toBe(TOO_MANY);
    const { data } = await verify({ address: '192.0.2.1' });
    expect((await login(await given(data.HashToken), { address: '192.0.2.1' })).status).toBe(200);
  });

  it('[O-49] a known device is sent tokens, and signs in, whatever strangers ask for and try', async () => {
    const first = await verify();
    const cookie = await knownCookie(await given(first.data.HashToken), '198.51.100.1');
    for (let n = 0; n < 25; n++) await verify({ address: `198.51.100.${10 + (n % 5)}` });
    expect((await verify({ address: '192.0.2.1' })).said).toBe(TOO_MANY);
    await lockOut({ ...ana, Token: '000000', HashToken: 'x'.repeat(43) });
    const { data } = await verify({ cookie });
    expect((await login(await given(data.HashToken), { cookie })).status).toBe(200);
  });

  it('[O-13] a token that a stranger asks for does not cancel that of the owner', async () => {
    const { data } = await verify({ address: '192.0.2.1' });
    const own = await given(data.HashToken);
    await verify();
    expect((await login(own, { address: '192.0.2.77' })).status).toBe(200);
  });
});
