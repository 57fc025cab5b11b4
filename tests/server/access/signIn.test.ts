import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashInBrowser } from '../../../server/access/password';
import { client, session, setting } from '../../../server/storage/schema';
import { serverForTests } from '../serverForTests';
import { addClient, PASSWORD, startApp, TEST_CONFIG } from '../testServer';

const { store, server } = serverForTests(() => ({ clock: () => now }));
let now = new Date('2026-11-20T12:00:00Z');

beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
});

const right = { Usuario: 'ana@example.com', Senha: hashInBrowser(PASSWORD), TipoCliente: 1 };

const signIn = (over: Record<string, string | number | null> = {}, caller = server) =>
  caller.call('POST /api/login', { body: { ...right, ...over } });

async function tokenAfter(over = {}): Promise<string> {
  const { body } = await signIn(over);
  return (body.data as { BearerToken: string }).BearerToken;
}

describe('the right password', () => {
  it('[ACC-LOGIN-19] [ACC-CALL-02] [ACC-SESS-01] [ACC-ENT-03] answers the user record and a bearer token', async () => {
    const ana = await addClient(store.database);
    const { status, body } = await signIn();
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        User: expect.objectContaining({
          ClienteGuid: ana.id,
          NomeRazaoSocial: 'Ana Maria Souza',
          TipoCliente: 1,
          StatusCadastro: 0,
          PermiteLoginEmRevisao: false,
          CadastroAlterado: false,
        }),
        BearerToken: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('[O-50] stores the token only as its SHA-256', async () => {
    await addClient(store.database);
    const token = await tokenAfter();
    const [stored] = await store.database.select().from(session);
    expect(stored?.tokenHash).toBe(hashInBrowser(token));
  });

  it('[ACC-LOGIN-42] [O-14] keeps argon2id of the hash that was sent', async () => {
    const ana = await addClient(store.database);
    expect(ana.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['an e-mail in another case', { Usuario: ' Ana@Example.COM ' }],
    ['a CPF with its mask', { Usuario: '529.982.247-25' }],
    ['a CPF without its mask', { Usuario: '52998224725' }],
    ['the type as text', { TipoCliente: '1' }],
    ['the type by its name', { TipoCliente: 'Pessoa Física' }],
  ])('[O-55] finds the account by %s', async (_, over) => {
    await addClient(store.database);
    expect((await signIn(over)).status).toBe(200);
  });

  it('[O-10] [O-17] reads the names of properties whatever their case', async () => {
    await addClient(store.database);
    const body = { usuario: 'ana@example.com', SENHA: right.Senha, tipoCliente: 1 };
    expect((await server.call('POST /api/Login', { body })).status).toBe(200);
  });

  it('[O-44] takes part in finding the account: type, and nickname when given', async () => {
    const company = { type: 2, document: '12ABC34501DE35', email: 'fin@example.com' };
    await addClient(store.database, { ...company, nickname: 'Matriz', name: 'Matriz' });
    await addClient(store.database, { ...company, nickname: 'Filial', name: 'Filial' });
    const over = { Usuario: '12.abc.345/01de-35', TipoCliente: 2 };
    const { body } = await signIn({ ...over, Apelido: 'FILIAL' });
    expect(body.data).toMatchObject({ User: { NomeRazaoSocial: 'Filial', TipoCliente: 2 } });
    expect((await signIn({ ...over, Apelido: 'Outra' })).body.descricao).toBe('Cliente não encontrado!');
    expect((await signIn({ ...over, TipoCliente: 3 })).body.descricao).toBe('Cliente não encontrado!');
  });
});

describe('refusals', () => {
  const refusal = (message: string) => ({ status: 400, body: { data: { erros: [message] }, descricao: message } });

  it.each([
    ['an unknown user', { Usuario: 'bia@example.com' }, 'Cliente não encontrado!'],
    ['an account of another type', { TipoCliente: 2 }, 'Cliente não encontrado!'],
    ['no known type', { TipoCliente: 7 }, 'Cliente não encontrado!'],
    ['a type by no name', { TipoCliente: 'constructor' }, 'Cliente não encontrado!'],
    ['a wrong password', { Senha: hashInBrowser('outra') }, 'Usuário ou senha inválidos!'],
    ['a password in clear', { Senha: PASSWORD }, 'Usuário ou senha inválidos!'],
    ['the hash of an empty text', { Senha: hashInBrowser('') }, 'Usuário ou senha inválidos!'],
    ['no password', { Senha: '' }, 'Preencha a senha.'],
    ['no user of an individual', { Usuario: ' ' }, 'Preencha os dados de E-mail/CPF'],
    ['no user of a company', { Usuario: null, TipoCliente: 2 }, 'Preencha os dados de E-mail/CNPJ'],
  ])('[O-10] [O-14] [O-44] refuses %s', async (_, over, message) => {
    await addClient(store.database);
    expect(await signIn(over)).toMatchObject(refusal(message));
  });

  it('[O-44] tells the first reason: unknown, password, e-mail, in analysis', async () => {
    const ana = await addClient(store.database, { status: 1, emailConfirmedAt: null });
    const update = (values: Partial<typeof client.$inferInsert>) =>
      store.database.update(client).set(values).where(eq(client.id, ana.id));
    expect(await signIn({ Senha: hashInBrowser('x') })).toMatchObject(refusal('Usuário ou senha inválidos!'));
    expect(await signIn()).toMatchObject(refusal('Cliente com e-mail não validado!'));
    await update({ emailConfirmedAt: now });
    expect(await signIn()).toMatchObject(refusal('Usuário está em processo de análise.'));
    await update({ loginInReview: true });
    expect((await signIn()).status).toBe(200);
  });

  it.each([0, 2, 3, 4, 5])('[O-44] lets status %i sign in', async (status) => {
    await addClient(store.database, { status });
    const { body } = await signIn();
    expect(body.data).toMatchObject({ User: { StatusCadastro: status } });
  });

  it('[O-64] answers status 3 from the day on which an approved registration expires', async () => {
    await addClient(store.database, { status: 2, expiresOn: '2026-11-21' });
    expect((await signIn()).body.data).toMatchObject({ User: { StatusCadastro: 2 } });
    now = new Date('2026-11-21T02:59:00Z');
    expect((await signIn()).body.data).toMatchObject({ User: { StatusCadastro: 2 } });
    now = new Date('2026-11-21T03:00:00Z');
    expect((await signIn()).body.data).toMatchObject({ User: { StatusCadastro: 3 } });
  });

  it.each(['1', '3', 'x'])('[ACC-LOGIN-20] does not take a password alone in mode %j', async (value) => {
    await addClient(store.database);
    await store.database.insert(setting).values({ name: 'autenticacao', value });
    expect((await signIn()).body.descricao).toBe('O Token informado não é válido! Verifique e tente novamente.');
  });
});

describe('repeated attempts', () => {
  const tooMany = 'Muitas tentativas. Aguarde alguns minutos e tente novamente.';

  it('[O-49] refuses the sixth attempt after five failures in 15 minutes, also with the right password', async () => {
    await addClient(store.database);
    for (let n = 0; n < 5; n++) {
      expect((await signIn({ Senha: hashInBrowser(`x${n}`) })).body.descricao).toBe('Usuário ou senha inválidos!');
    }
    expect((await signIn()).body.descricao).toBe(tooMany);
    now = new Date(now.getTime() + 15 * 60_000 + 1);
    expect((await signIn()).status).toBe(200);
  });

  it('[O-49] counts attempts that come at once', async () => {
    await addClient(store.database);
    const all = await Promise.all(Array.from({ length: 12 }, (_, n) => signIn({ Senha: hashInBrowser(`x${n}`) })));
    expect(all.filter(({ body }) => body.descricao !== tooMany).length).toBeLessThanOrEqual(5);
  });

  it('[O-49] counts by user and address, and forgets after a right password', async () => {
    await addClient(store.database);
    for (let n = 0; n < 4; n++) await signIn({ Senha: hashInBrowser('x') });
    expect((await signIn()).status).toBe(200);
    for (let n = 0; n < 5; n++) await signIn({ Senha: hashInBrowser('x') });
    expect((await signIn()).body.descricao).toBe(tooMany);
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: right,
      remoteAddress: '198.51.100.7',
    });
    expect(elsewhere.statusCode).toBe(200);
  });

  it('[O-49] counts the addresses of one IPv6 network as one', async () => {
    await addClient(store.database);
    const from = async (remoteAddress: string, Senha = hashInBrowser('x')) =>
      (
        await server.app.inject({ method: 'POST', url: '/api/login', payload: { ...right, Senha }, remoteAddress })
      ).json().descricao;
    for (let n = 1; n <= 5; n++) expect(await from(`2001:db8:0:1::${n}`)).toBe('Usuário ou senha inválidos!');
    expect(await from('2001:db8:0:1:ffff::', right.Senha)).toBe(tooMany);
    expect(await from('2001:db8:0:2::1', right.Senha)).not.toBe(tooMany);
  });

  it('limits an account over all addresses', async () => {
    const limits = { ...TEST_CONFIG.limits, failuresOfAccount: 3 };
    const caller = await startApp(store.database, { clock: () => now, config: { ...TEST_CONFIG, limits } });
    await addClient(store.database);
    const from = (remoteAddress: string, Senha = hashInBrowser('x')) =>
      caller.app.inject({ method: 'POST', url: '/api/login', payload: { ...right, Senha }, remoteAddress });
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) await from(address);
    expect((await from('198.51.100.4', right.Senha)).json().descricao).toBe(tooMany);
    await caller.app.close();
  });

  it('limits the sign-ins of one address in a minute', async () => {
    const limits = { ...TEST_CONFIG.limits, signInsPerMinute: 2 };
    const caller = await startApp(store.database, { config: { ...TEST_CONFIG, limits } });
    await addClient(store.database);
    expect((await signIn({}, caller)).status).toBe(200);
    expect((await signIn({ Usuario: 'b@example.com' }, caller)).status).toBe(400);
    expect(await signIn({ Usuario: 'c@example.com' }, caller)).toMatchObject({
      status: 400,
      body: { data: { erros: [tooMany] }, descricao: tooMany },
    });
    await caller.app.close();
  });
});

describe('sessions', () => {
  it('[ACC-CALL-06] [O-20] signs out: the token is good no longer', async () => {
    await addClient(store.database);
    const token = await tokenAfter();
    const other = await tokenAfter();
    expect((await server.call('GET /api/cliente/usuario', { token })).status).toBe(200);
    expect(await server.call('POST /api/Login/logoff', { token })).toMatchObject({ status: 200, body: { data: true } });
    expect((await server.call('GET /api/cliente/usuario', { token })).status).toBe(401);
    expect((await server.call('GET /api/cliente/usuario', { token: other })).status).toBe(200);
    expect((await server.call('POST /api/login/logoff', { token })).status).toBe(200);
  });

  it('[ACC-CALL-06] signs out by a call without a payload as browsers send it', async () => {
    await addClient(store.database);
    const token = await tokenAfter();
    const headers = { 'content-type': 'text/plain;charset=UTF-8', 'content-length': '0' };
    expect((await server.call('POST /api/Login/logoff', { token, headers })).status).toBe(200);
    expect((await server.call('GET /api/cliente/usuario', { token })).status).toBe(401);
  });

  it('[O-50] ends a session after 8 hours, however it is used', async () => {
    await addClient(store.database);
    const token = await tokenAfter();
    for (let half = 1; half < 16; half++) {
      now = new Date(now.getTime() + 1_800_000);
      await server.call('GET /api/cliente/usuario', { token });
    }
    now = new Date(now.getTime() + 1_799_000);
    expect((await server.call('GET /api/cliente/usuario', { token })).status).toBe(200);
    now = new Date(now.getTime() + 1_000);
    expect((await server.call('GET /api/cliente/usuario', { token })).status).toBe(401);
  });

  it('[O-43, ACC-ROLE-07, PF-GER-27] answers the record of the client whose token it is', async () => {
    await addClient(store.database);
    await addClient(store.database, { name: 'Bia', document: '11144477735', email: 'bia@example.com' });
    const token = await tokenAfter({ Usuario: 'bia@example.com' });
    const { body } = await server.call('GET /api/cliente/usuario?ClienteGuid=outro', { token });
    expect(body.data).toMatchObject({
      NomeRazaoSocial: 'Bia',
      TipoCliente: 1,
      StatusCadastro: 0,
      PermiteLoginEmRevisao: false,
      CadastroAlterado: false,
    });
  });
});
