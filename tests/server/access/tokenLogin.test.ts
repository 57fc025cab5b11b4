import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { hashInBrowser } from '../../../server/access/password';
import { client, setting, token } from '../../../server/storage/schema';
import { copiedFrom, mailsTo } from '../mailbox';
import { serverForTests } from '../serverForTests';
import { addClient, PASSWORD } from '../testServer';

const WRONG_TOKEN = 'O Token informado não é válido! Verifique e tente novamente.';
const TOO_MANY = 'Muitas tentativas. Aguarde alguns minutos e tente novamente.';
const IN_ANALYSIS = 'Usuário está em processo de análise.';

const { store, server } = serverForTests(() => ({ clock: () => now }));
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
});

const set = (name: string, value: string) => store.database.insert(setting).values({ name, value });
const ana = { Usuario: 'ana@example.com', TipoCliente: 1 };
const withPassword = { ...ana, Senha: hashInBrowser(PASSWORD) };

const verify = (body: JsonObject) => server.call('POST /api/Login/VerifyLogin', { body });
const status = (body: JsonObject) => server.call('POST /api/login/verifyStatusRegister', { body });
const signIn = (body: JsonObject) => server.call('POST /api/login', { body });

/** Asks for a token. @returns what a browser then knows: HashToken, and the digits of the e-mail */
async function askToken(body: JsonObject = withPassword, email = 'ana@example.com') {
  const answer = await verify(body);
  expect([answer.status, answer.body.descricao]).toEqual([200, undefined]);
  const { HashToken } = answer.body.data as { HashToken: string };
  return { HashToken, Token: await copiedFrom(store.database, email) };
}

describe('mode 1: password, then token', () => {
  beforeEach(async () => {
    await set('autenticacao', '1');
    await addClient(store.database);
  });

  it('[ACC-CALL-03] [ACC-LOGIN-20] answers Sucesso and HashToken, and sends six digits by e-mail', async () => {
    const { status: code, body } = await verify({ ...withPassword, Apelido: '' });
    expect([code, body]).toEqual([200, { data: { Sucesso: true, HashToken: expect.stringMatching(/^[\w-]{43}$/) } }]);
    const [sent] = await mailsTo(store.database, 'ana@example.com');
    expect(sent).toMatchObject({ kind: 'loginToken', subject: 'Seu token de acesso' });
    expect(await copiedFrom(store.database, 'ana@example.com')).toMatch(/^\d{6}$/);
  });

  it('[ACC-TOKEN-10] [ACC-CALL-02] signs in with Token and HashToken, once', async () => {
    const given = await askToken();
    const { status: code, body } = await signIn({ ...withPassword, Apelido: '', ...given });
    expect(code).toBe(200);
    expect(body.data).toMatchObject({
      User: { NomeRazaoSocial: 'Ana Maria Souza' },
      BearerToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect((await signIn({ ...withPassword, ...given })).body.descricao).toBe(WRONG_TOKEN);
  });

  it('[ACC-TOKEN-11] [O-13] refuses a token that is wrong, of another person, expired or void', async () => {
    const given = await askToken();
    const refused = async (body: JsonObject) => {
      const answer = await signIn({ ...withPassword, ...body });
      expect(answer).toMatchObject({ status: 400, body: { data: { erros: [WRONG_TOKEN] }, descricao: WRONG_TOKEN } });
    };
    await refused({});
    await refused({ Token: given.Token });
    await refused({ ...given, HashToken: 'x'.repeat(43) });
    await addClient(store.database, { document: '11144477735', email: 'bia@example.com', name: 'Bia' });
    const others = await askToken({ ...withPassword, Usuario: 'bia@example.com' }, 'bia@example.com');
    await refused(others);
    now = new Date(now.getTime() + 10 * 60_000);
    await refused(given);
  });

  it('[O-13] [O-49] takes no sixth try at a token, not even the right one', async () => {
    const given = await askToken();
    const wrong = { ...given, Token: given.Token === '000000' ? '000001' : '000000' };
    for (let n = 0; n < 5; n++) {
      expect((await signIn({ ...withPassword, ...wrong })).body.descricao).toBe(WRONG_TOKEN);
    }
    expect((await signIn({ ...withPassword, ...given })).body.descricao).toBe(TOO_MANY);
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { ...withPassword, ...given },
      remoteAddress: '198.51.100.7',
    });
    expect(elsewhere.json().descricao).toBe(WRONG_TOKEN);
  });

  it('[O-44] tells the first reason, and sends nothing', async () => {
    const change = (values: Partial<typeof client.$inferInsert>) =>
      store.database.update(client).set(values).where(eq(client.email, 'ana@example.com'));
    const reasonFor = async (over: JsonObject) => (await verify({ ...withPassword, ...over })).body.descricao;
    await change({ status: 1, emailConfirmedAt: null });
    expect(await reasonFor({ Usuario: 'ninguem@example.com' })).toBe('Cliente não encontrado!');
    expect(await reasonFor({ Senha: hashInBrowser('outra') })).toBe('Usuário ou senha inválidos!');
    expect(await reasonFor({ Senha: '' })).toBe('Preencha a senha.');
    expect(await reasonFor({})).toBe('Cliente com e-mail não validado!');
    await change({ emailConfirmedAt: now });
    expect(await reasonFor({})).toBe(IN_ANALYSIS);
    expect(await store.database.$count(token)).toBe(0);
    expect(await mailsTo(store.database, 'ana@example.com')).toEqual([]);
  });

  it('[O-49] sends five tokens in 15 minutes to one address, and more to who uses them', async () => {
    for (let n = 0; n < 5; n++) await askToken();
    expect((await verify(withPassword)).body.descricao).toBe(TOO_MANY);
    now = new Date(now.getTime() + 15 * 60_000 + 1);
    for (let n = 0; n < 7; n++) {
      expect((await signIn({ ...withPassword, ...(await askToken()) })).status).toBe(200);
    }
  });

  it('does not tell the status of an account without its password', async () => {
    expect((await status(ana)).body.descricao).toBe('O acesso exige senha.');
  });
});

describe('mode 2: token alone', () => {
  beforeEach(() => set('autenticacao', '2'));

  it('[ACC-CALL-04] [ACC-LOGIN-22] [ACC-ENT-03] tells the status of an account, and no more of it', async () => {
    await addClient(store.database, { status: 3, loginInReview: true });
    const { status: code, body } = await status({ ...ana, Apelido: '' });
    expect([code, body]).toEqual([
      200,
      { data: { User: { TipoCliente: 1, StatusCadastro: 3, PermiteLoginEmRevisao: true } } },
    ]);
    expect(await mailsTo(store.database, 'ana@example.com')).toEqual([]);
    expect((await status({ ...ana, Usuario: 'ninguem@example.com' })).body.descricao).toBe('Cliente não encontrado!');
  });

  it.each([0, 2, 3, 4])('[ACC-LOGIN-23] [ACC-LOGIN-24] signs in with a token in status %i', async (code) => {
    await addClient(store.database, { status: code });
    const given = await askToken({ ...ana, Senha: '' });
    const { body } = await signIn({ ...ana, Senha: '', ...given });
    expect(body.data).toMatchObject({ User: { StatusCadastro: code } });
  });

  it.each([
    [1, 'N', IN_ANALYSIS],
    [5, 'N', 'Cadastro inativo. Entre em contato com o suporte.'],
    [1, 'S', IN_ANALYSIS],
    [4, 'S', IN_ANALYSIS],
    [2, 'S', 'Seu cadastro foi aprovado. Acesse a sua conta pelo nosso aplicativo.'],
    [3, 'S', 'Seu cadastro foi aprovado. Acesse a sua conta pelo nosso aplicativo.'],
  ])('[O-04] [ACC-LOGIN-25] sends no token in status %i of the brand %s: %s', async (code, brand, message) => {
    await set('aprovacaoPersonalizada', brand);
    await addClient(store.database, { status: code });
    expect((await verify(ana)).body.descricao).toBe(message);
    expect(await mailsTo(store.database, 'ana@example.com')).toEqual([]);
  });

  it('[O-04] [ACC-LOGIN-23] sends one in status 0 of the custom brand, and in status 1 to who may enter in review', async () => {
    await set('aprovacaoPersonalizada', 'S');
    const { id } = await addClient(store.database);
    await askToken(ana);
    await store.database.update(client).set({ status: 1, loginInReview: true }).where(eq(client.id, id));
    await askToken(ana);
  });

  it('[O-44] asks that the e-mail is confirmed, also when the token is there', async () => {
    const { id } = await addClient(store.database);
    const given = await askToken(ana);
    await store.database.update(client).set({ emailConfirmedAt: null }).where(eq(client.id, id));
    for (const answer of [await verify(ana), await signIn({ ...ana, ...given })]) {
      expect(answer.body.descricao).toBe('Cliente com e-mail não validado!');
    }
  });

  it('takes no password instead of the token', async () => {
    await addClient(store.database);
    expect((await signIn(withPassword)).body.descricao).toBe(WRONG_TOKEN);
  });

  it('[O-49] refuses further tokens after five wrong ones, and forgets them after a right one', async () => {
    await addClient(store.database);
    const wrong = { ...ana, Token: '000000', HashToken: 'x'.repeat(43) };
    for (let n = 0; n < 4; n++) await signIn(wrong);
    expect((await signIn({ ...ana, ...(await askToken(ana)) })).status).toBe(200);
    for (let n = 0; n < 5; n++) expect((await signIn(wrong)).body.descricao).toBe(WRONG_TOKEN);
    expect((await signIn({ ...ana, ...(await askToken(ana)) })).body.descricao).toBe(TOO_MANY);
  });

  it('signs in companies and funds by CNPJ and nickname, and asks when there is a doubt', async () => {
    const company = { type: 2, document: '12ABC34501DE35', email: 'fin@example.com' };
    await addClient(store.database, { ...company, nickname: 'Matriz' });
    await addClient(store.database, { ...company, nickname: 'Filial', name: 'Filial S.A.' });
    const login = { Usuario: '12.ABC.345/01DE-35', TipoCliente: 2 };
    expect((await status(login)).body.descricao).toBe('Preencha o apelido da conta');
    const given = await askToken({ ...login, Apelido: 'filial' }, 'fin@example.com');
    const { body } = await signIn({ ...login, Apelido: 'filial', ...given });
    expect(body.data).toMatchObject({ User: { NomeRazaoSocial: 'Filial S.A.', TipoCliente: 2 } });
    await addClient(store.database, { ...company, document: '11222333000181', nickname: null });
    const byEmail = await status({ ...login, Usuario: 'fin@example.com' });
    expect(byEmail.body.descricao).toBe('Há mais de um cadastro com este e-mail. Informe o CNPJ.');
    await addClient(store.database, { type: 3, document: '94608217000122', email: 'fundo@example.com' });
    const fund = { Usuario: 'fundo@example.com', TipoCliente: 3 };
    expect((await signIn({ ...fund, ...(await askToken(fund, 'fundo@example.com')) })).status).toBe(200);
  });

  it('[O-49] limits how often one account is looked up, known or not', async () => {
    await addClient(store.database);
    for (const Usuario of ['ana@example.com', 'ninguem@example.com']) {
      for (let n = 0; n < 60; n++) expect((await status({ ...ana, Usuario })).body.descricao).not.toBe(TOO_MANY);
      expect((await status({ ...ana, Usuario })).body.descricao).toBe(TOO_MANY);
    }
  });
});

describe('mode 0: password', () => {
  it('[ACC-LOGIN-19] sends no token', async () => {
    await addClient(store.database);
    expect((await verify(withPassword)).body.descricao).toBe('O acesso não usa token.');
    expect(await store.database.$count(token)).toBe(0);
  });
});

describe('bodies', () => {
  it.each(['POST /api/login', 'POST /api/login/verifyLogin', 'POST /api/login/verifyStatusRegister'])(
    'of %s bring no other properties',
    async (call) => {
      const { status: code, body } = await server.call(call, { body: { ...ana, Admin: true } });
      expect([code, body.descricao]).toEqual([400, 'Campo desconhecido: /Admin']);
    },
  );
});
