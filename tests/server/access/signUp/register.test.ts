import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COMMON_PASSWORD, PERSONAL_PASSWORD } from '../../../../contract/newPassword/messages';
import type { JsonObject } from '../../../../engine/core/json';
import { hashInBrowser } from '../../../../server/access/password';
import { client, mail, setting } from '../../../../server/storage/schema';
import { linkFrom, mailsTo } from '../../mailbox';
import { refusal } from '../../refusal';
import { serverForTests } from '../../serverForTests';
import { TEST_CONFIG } from '../../testServer';

const AURORA = { razao_social: 'AURORA TECNOLOGIA LTDA', data_inicio_atividade: '2020-02-29' };

const fetch = vi.fn<typeof globalThis.fetch>();
const { store, server } = serverForTests(() => {
  const config = { ...TEST_CONFIG, publicUrl: 'https://ficha.test/' };
  return { fetch, config };
});

beforeEach(async () => {
  fetch.mockReset();
  fetch.mockImplementation(async () => Response.json(AURORA));
});

const PERSON = {
  TipoCadastro: 1,
  NomeRazaoSocial: 'Ana Maria Souza',
  CpfCnpj: '529.982.247-25',
  Email: ' Ana@Example.com ',
  Password: hashInBrowser('Abcdef1!'),
  Apelido: '',
  DataConstituicao: '',
};
const COMPANY = {
  ...PERSON,
  TipoCadastro: 2,
  NomeRazaoSocial: 'outro nome',
  CpfCnpj: '12.ABC.345/01DE-35',
  DataConstituicao: '1900-01-01',
};

const register = (body: JsonObject) => server.call('POST /api/register', { body });
const set = (name: string, value: string) => store.database.insert(setting).values({ name, value });
const clients = () => store.database.select().from(client);

describe('a sign-up with a password', () => {
  it('[ACC-CALL-12] [ACC-SUF-06] [ACC-PWD-04] creates the account of an individual, not confirmed yet', async () => {
    expect(await register(PERSON)).toMatchObject({ status: 200, body: { data: true } });
    const [created] = await clients();
    expect(created).toMatchObject({
      type: 1,
      document: '52998224725',
      name: 'Ana Maria Souza',
      email: 'ana@example.com',
      nickname: null,
      status: 0,
      loginInReview: false,
      emailConfirmedAt: null,
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
    });
    const [sent] = await mailsTo(store.database, 'ana@example.com');
    expect(sent).toMatchObject({ kind: 'activation', subject: 'Confirme sua conta', clientId: created?.id });
    expect(sent?.text).toContain(`https://ficha.test/ConfirmarConta/${created?.id}\n`);
  });

  it('keeps of a name what a person reads: nothing that a terminal would do, or that turns what stands beside it', async () => {
    const NomeRazaoSocial = ' Ana\u001b[2J\u202e Maria\n\tSouza\u0007 ';
    expect((await register({ ...PERSON, NomeRazaoSocial })).status).toBe(200);
    expect((await clients())[0]?.name).toBe('Ana[2J Maria  Souza');
  });

  it('is made once, and answered alike, when its answer was lost and it is asked again with its key', async () => {
    const headers = { 'idempotency-key': 'a-key-of-the-sign-up' };
    const send = () => server.call('POST /api/register', { body: PERSON, headers });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(await clients()).toHaveLength(1);
    expect(await mailsTo(store.database, 'ana@example.com')).toHaveLength(1);
  });

  it('does not tell the key of the activation link', async () => {
    const { text } = await register(PERSON);
    expect(text).not.toContain((await clients())[0]?.id);
  });

  it.each([
    [2, 'Pessoa Jurídica'],
    [3, 'Fundo de Investimento'],
  ])('[O-39] creates that of type %i with name and date of the register of companies', async (type, name) => {
    expect((await register({ ...COMPANY, TipoCadastro: name })).status).toBe(200);
    expect((await clients())[0]).toMatchObject({
      type,
      document: '12ABC34501DE35',
      name: 'AURORA TECNOLOGIA LTDA',
      constitutionDate: '2020-02-29',
    });
  });

  it.each([1, 2, 3])('[ACC-GEN-05] lets type %i confirm the account and sign in with it', async (type) => {
    const body = type === 1 ? PERSON : { ...COMPANY, TipoCadastro: type };
    await register(body);
    const ClienteGuid = (await linkFrom(store.database, 'ana@example.com')).split('/').at(-1) as string;
    const login = { Usuario: body.CpfCnpj, Senha: body.Password, TipoCliente: type };
    const before = await server.call('POST /api/login', { body: login });
    expect(before.body.descricao).toBe('Cliente com e-mail não validado!');
    await server.call('POST /api/register/ativar-conta', { body: { ClienteGuid } });
    const after = await server.call('POST /api/login', { body: login });
    expect(after.body.data).toMatchObject({ User: { TipoCliente: type, StatusCadastro: 0 } });
  });

  it('keeps neither the account nor the e-mail when one of both fails', async () => {
    await register(PERSON);
    await store.database.delete(mail);
    expect((await register(PERSON)).status).toBe(400);
    expect([await store.database.$count(client), await store.database.$count(mail)]).toEqual([1, 0]);
  });
});

describe('a sign-up is refused', () => {
  it.each([
    ['no type', { TipoCadastro: '' }, 'É necessário preencher o campo Tipo de cadastro.'],
    ['an unknown type', { TipoCadastro: 4 }, 'É necessário preencher o campo Tipo de cadastro.'],
    ['no CPF', { CpfCnpj: '' }, 'É necessário preencher o campo CPF.'],
    ['a wrong CPF', { CpfCnpj: '52998224726' }, 'O CPF informado é inválido! Verifique os dados e tente novamente.'],
    ['no name', { NomeRazaoSocial: ' ' }, 'É necessário preencher o campo Nome completo.'],
    ['a short name', { NomeRazaoSocial: ' Ana ' }, 'Campo obrigatório.'],
    ['a long name', { NomeRazaoSocial: 'a'.repeat(201) }, 'Limite de 200 caracteres atingido.'],
    ['no e-mail', { Email: '' }, 'É necessário preencher o campo E-mail.'],
    [
      'a wrong e-mail',
      { Email: 'ana@example' },
      'O E-mail informado é inválido! Verifique os dados e tente novamente.',
    ],
    ['no password', { Password: '' }, 'Necessário preencher a senha'],
    ['a password in clear', { Password: 'Abcdef1!' }, 'Necessário preencher a senha'],
    ['the hash of no password', { Password: hashInBrowser('') }, 'Necessário preencher a senha'],
    ['the CPF as password', { Password: hashInBrowser('529.982.247-25') }, PERSONAL_PASSWORD],
    ['the e-mail as password', { Password: hashInBrowser('ANA@example.com') }, PERSONAL_PASSWORD],
    ['a common password', { Password: hashInBrowser('P@ssw0rd') }, COMMON_PASSWORD],
    ['the name of the institution', { Password: hashInBrowser('Andorinha123!') }, COMMON_PASSWORD],
    ['another property', { Status: 2 }, 'Campo desconhecido: /Status'],
  ])('[O-38] [O-14, ACC-PWD-07] with %s', async (_, over, message) => {
    const { status, body } = await register({ ...PERSON, ...over });
    const campo = message.split(': ')[1];
    const told = campo === undefined ? {} : ({ codigo: 'CAMPO_INVALIDO', campo } as const);
    expect([status, body]).toEqual([400, refusal(message, told)]);
    expect([await store.database.$count(client), await store.database.$count(mail)]).toEqual([0, 0]);
  });

  it('[O-38] with a wrong CNPJ, of types 2 and 3', async () => {
    const message = 'O CNPJ informado é inválido! Verifique os dados e tente novamente.';
    for (const TipoCadastro of [2, 3]) {
      expect((await register({ ...COMPANY, TipoCadastro, CpfCnpj: '12ABC34501DE36' })).body.descricao).toBe(message);
      expect((await register({ ...COMPANY, TipoCadastro, CpfCnpj: '' })).body.descricao).toBe(
        'É necessário preencher o campo CNPJ.',
      );
    }
  });

  it('of a company that the register does not know, or that it cannot be asked about', async () => {
    fetch.mockImplementation(async () => Response.json({}, { status: 404 }));
    expect((await register({ ...COMPANY, CpfCnpj: 'R55231B3000757' })).body.descricao).toBe(
      'Não encontramos um registro correspondente ao e-mail ou documento inserido.',
    );
    fetch.mockRejectedValue(new TypeError('no internet'));
    expect((await register({ ...COMPANY, CpfCnpj: 'R55231B3000757' })).body.descricao).toBe(
      'A consulta falhou ao localizar CNPJ, tente novamente.',
    );
  });

  it('[O-54] of a type that is removed, but not the login of such an account', async () => {
    await register(PERSON);
    await set('removerTipos', ' 1;;\n3 ');
    for (const body of [PERSON, { ...COMPANY, TipoCadastro: 3 }]) {
      expect((await register(body)).body.descricao).toBe('Tipo de cadastro indisponível no momento.');
    }
    expect((await register(COMPANY)).status).toBe(200);
    const login = { Usuario: PERSON.CpfCnpj, Senha: PERSON.Password, TipoCliente: 1 };
    expect((await server.call('POST /api/login', { body: login })).body.descricao).toBe(
      'Cliente com e-mail não validado!',
    );
  });

  it('[O-41] where the sign-up asks for a token', async () => {
    await set('autenticacao', '2');
    expect((await register(PERSON)).body.descricao).toBe('Dados inválidos');
  });
});

describe('accounts of one document', () => {
  const taken = 'Já existe um cadastro para o documento informado.';

  it('[O-26] are refused for the same CPF, also when they come at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => register(PERSON)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    await store.database.update(client).set({ emailConfirmedAt: new Date() });
    expect((await register({ ...PERSON, Email: 'bia@example.com' })).body.descricao).toBe(taken);
  });

  it('[O-26] are refused for the same CNPJ of one type while nicknames are off', async () => {
    await register(COMPANY);
    expect((await register({ ...COMPANY, Apelido: 'Outro' })).body.descricao).toBe(taken);
    expect((await register({ ...COMPANY, TipoCadastro: 3 })).status).toBe(200);
  });

  it('[ACC-NICK-04] [O-26] are told apart by their nickname, whatever its letter case, while nicknames are on', async () => {
    await set('apelido', 'S');
    expect((await register({ ...COMPANY, Apelido: 'Matriz' })).status).toBe(200);
    expect((await register({ ...COMPANY, Apelido: 'MATRIZ' })).body.descricao).toBe(
      'Apelido já cadastrado para esta conta.',
    );
    expect((await register({ ...COMPANY, Apelido: 'Filial' })).status).toBe(200);
    expect((await register({ ...COMPANY, TipoCadastro: 3, Apelido: 'Matriz' })).status).toBe(200);
  });

  it.each([
    ['', 'É necessário preencher o campo Apelido.'],
    ['ab', 'O campo apelido deve ter no mínimo três caracteres.'],
    ['a-b', 'O campo apelido deve ter somente letras e números.'],
    ['a b c', 'O campo apelido deve ter somente letras e números.'],
    ['a'.repeat(21), 'O campo apelido deve ter no máximo vinte caracteres.'],
  ])('[ACC-CONST-05] [O-26] have no nickname "%s"', async (Apelido, message) => {
    await set('apelido', 'S');
    expect((await register({ ...COMPANY, Apelido })).body.descricao).toBe(message);
  });

  it('[O-26] have nicknames without accents; individuals have none', async () => {
    await set('apelido', 'S');
    await register({ ...COMPANY, Apelido: 'São2' });
    await register({ ...PERSON, Apelido: 'x' });
    expect((await clients()).map(({ nickname }) => nickname)).toEqual(['Sao2', null]);
  });
});
