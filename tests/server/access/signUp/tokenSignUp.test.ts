import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { client, setting } from '../../../../server/storage/schema';
import { copiedFrom, mailsTo } from '../../mailbox';
import { serverForTests } from '../../serverForTests';
import { addClient } from '../../testServer';

const WRONG = 'Token informado é inválido.';

const { store, server } = serverForTests(() => {
  const fetch = async () => Response.json({ razao_social: 'SERRA AZUL FI', data_inicio_atividade: '2019-05-06' });
  return { clock: () => now, fetch };
});
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  await store.database.insert(setting).values({ name: 'autenticacao', value: '2' });
});

const PERSON = {
  TipoCadastro: 1,
  CpfCnpj: '529.982.247-25',
  NomeRazaoSocial: 'Ana Maria Souza',
  Email: 'ana@example.com',
  DataConstituicao: '',
  Apelido: '',
};
/** The same as the form holds it. */
const FORM = {
  selectedTipoCliente: 1,
  cnpj: '',
  cpf: '529.982.247-25',
  nomeRazaoSocial: 'Ana Maria Souza',
  email: 'ana@example.com',
  apelido: '',
  dataConstituicao: '',
  senha: '',
  confirmarSenha: '',
};

const ask = (body: JsonObject) => server.call('POST /api/register/sendEmailPreRegister', { body });
const register = (body: JsonObject) => server.call('POST /api/register/registerWithToken', { body });
const signIn = (body: JsonObject) => server.call('POST /api/login', { body });

async function askToken(body: JsonObject = PERSON) {
  const HashToken = (await ask(body)).body.data as string;
  return { HashToken, Token: await copiedFrom(store.database, 'ana@example.com') };
}

describe('a sign-up with a token', () => {
  it.each([
    ['as the form holds them', FORM],
    ['as the account gets them', PERSON],
  ])('[ACC-CALL-10] answers the token hash alone for the data %s', async (_, body) => {
    const answer = await ask(body);
    expect([answer.status, answer.body]).toEqual([200, { data: expect.stringMatching(/^[\w-]{43}$/) }]);
    const [sent] = await mailsTo(store.database, 'ana@example.com');
    expect(sent).toMatchObject({ kind: 'signUpToken', subject: 'Sua chave de acesso' });
    expect(sent?.text).not.toContain('Ana Maria');
    const given = { HashToken: answer.body.data, Token: await copiedFrom(store.database, 'ana@example.com') };
    expect((await register({ ...PERSON, ...given })).status).toBe(200);
  });

  it('[ACC-CALL-11] [ACC-SUP-20] [O-42] creates a confirmed account without a password', async () => {
    expect(await register({ ...PERSON, ...(await askToken()) })).toMatchObject({ status: 200, body: { data: true } });
    expect((await store.database.select().from(client))[0]).toMatchObject({
      document: '52998224725',
      passwordHash: null,
      emailConfirmedAt: now,
      status: 0,
    });
  });

  it('[O-42] signs in with the same token, by the CpfCnpj, once and within two minutes', async () => {
    const given = await askToken();
    await register({ ...PERSON, ...given });
    const login = { Usuario: '52998224725', Senha: '', Apelido: '', TipoCliente: 1, ...given };
    expect((await signIn(login)).body.data).toMatchObject({ User: { StatusCadastro: 0 } });
    expect((await signIn(login)).status).toBe(400);
    await store.database.delete(client);
    const late = await askToken();
    await register({ ...PERSON, ...late });
    now = new Date(now.getTime() + 120_000);
    expect((await signIn({ ...login, ...late })).body.descricao).toBe(
      'O Token informado não é válido! Verifique e tente novamente.',
    );
  });

  it('takes a fund with the name of the register', async () => {
    const fund = { ...PERSON, TipoCadastro: 3, CpfCnpj: '94608217000122', NomeRazaoSocial: 'x' };
    const given = await askToken(fund);
    expect((await register({ ...fund, ...given })).status).toBe(200);
    const login = { Usuario: '94608217000122', TipoCliente: 3, ...given };
    expect((await signIn(login)).body.data).toMatchObject({ User: { NomeRazaoSocial: 'SERRA AZUL FI' } });
  });

  it('[O-42] refuses a token that is wrong, or was asked for with other data', async () => {
    const given = await askToken();
    const wrong = { ...given, Token: given.Token === '000000' ? '000001' : '000000' };
    for (const body of [
      { ...PERSON, ...wrong },
      { ...PERSON },
      { ...PERSON, ...given, Email: 'outra@example.com' },
      { ...PERSON, ...given, CpfCnpj: '11144477735' },
    ]) {
      const { status, body: answer } = await register(body);
      expect([status, answer.descricao]).toEqual([400, WRONG]);
    }
    expect(await store.database.$count(client)).toBe(0);
  });

  it('[O-13] refuses the right token after five wrong ones, and after 10 minutes', async () => {
    const given = await askToken();
    const wrong = { ...given, Token: given.Token === '000000' ? '000001' : '000000' };
    for (let n = 0; n < 5; n++) await register({ ...PERSON, ...wrong });
    expect((await register({ ...PERSON, ...given })).body.descricao).toBe(WRONG);
    const second = await askToken();
    now = new Date(now.getTime() + 10 * 60_000);
    expect((await register({ ...PERSON, ...second })).body.descricao).toBe(WRONG);
  });

  it('[O-26] tells that there is such an account only to who shows the token', async () => {
    await addClient(store.database, { email: 'outra@example.com' });
    const given = await askToken();
    expect((await register({ ...PERSON, ...given })).body.descricao).toBe(
      'Já existe um cadastro para o documento informado.',
    );
  });

  it('[O-38] checks the data before it sends anything', async () => {
    expect((await ask({ ...FORM, cpf: '1' })).body.descricao).toBe(
      'O CPF informado é inválido! Verifique os dados e tente novamente.',
    );
    expect((await ask({ ...FORM, email: '' })).body.descricao).toBe('É necessário preencher o campo E-mail.');
    expect(await mailsTo(store.database, 'ana@example.com')).toEqual([]);
  });

  it('[O-49] sends five tokens in 15 minutes to one address', async () => {
    for (let n = 0; n < 5; n++) expect((await ask(PERSON)).status).toBe(200);
    expect((await ask({ ...PERSON, CpfCnpj: '11144477735' })).body.descricao).toMatch(/^Muitas tentativas/);
  });

  it.each(['0', '1'])('[O-41] is refused in mode %s', async (value) => {
    await store.database.update(setting).set({ value });
    expect((await ask(PERSON)).body.descricao).toBe('Dados inválidos');
    expect((await register(PERSON)).body.descricao).toBe('Dados inválidos');
  });
});
