import { beforeEach, describe, expect, it } from 'vitest';
import { hashInBrowser } from '../../../../server/access/password';
import { forgetUnconfirmed } from '../../../../server/access/signUp/createAccount';
import { client, setting } from '../../../../server/storage/schema';
import { linkFrom } from '../../mailbox';
import { serverForTests } from '../../serverForTests';
import { addClient, TEST_CONFIG } from '../../testServer';

const HOUR_MS = 3_600_000;
const TAKEN = 'Já existe um cadastro para o documento informado.';

const { store, server } = serverForTests(() => ({
  clock: () => now,
  config: { ...TEST_CONFIG, publicUrl: 'https://ficha.test' },
}));
let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z');
});

const STRANGER = {
  TipoCadastro: 1,
  NomeRazaoSocial: 'Ana de Outro',
  CpfCnpj: '52998224725',
  Email: 'estranho@example.com',
  Password: hashInBrowser('Estranho@1'),
};
const OWNER = {
  ...STRANGER,
  NomeRazaoSocial: 'Ana Maria Souza',
  Email: 'ana@example.com',
  Password: hashInBrowser('Dona@123'),
};

const register = (body: typeof OWNER) => server.call('POST /api/register', { body });
const login = ({ Password }: typeof OWNER, Usuario = OWNER.CpfCnpj) =>
  server.call('POST /api/login', { body: { Usuario, Senha: Password, TipoCliente: 1 } });
const follow = (link: string) =>
  server.call('POST /api/register/ativar-conta', { body: { ClienteGuid: link.split('/').at(-1) ?? '' } });
const confirm = async (email: string) => follow(await linkFrom(store.database, email));
const emails = async () => (await store.database.select().from(client)).map(({ email }) => email).sort();

describe('sign-ups of one document by several e-mails', () => {
  it('[O-26] stand beside each other until one is confirmed, which takes the others away', async () => {
    expect((await register(STRANGER)).status).toBe(200);
    expect((await register(OWNER)).status).toBe(200);
    expect((await register(OWNER)).body.descricao).toBe(TAKEN);
    expect((await login(OWNER)).body.descricao).toBe('Cliente com e-mail não validado!');
    expect((await confirm(OWNER.Email)).body.data).toBe(true);
    expect(await emails()).toEqual([OWNER.Email]);
    expect((await login(OWNER)).status).toBe(200);
    expect((await login(STRANGER)).body.descricao).toBe('Usuário ou senha inválidos!');
    expect((await register(STRANGER)).body.descricao).toBe(TAKEN);
  });

  it('[O-26] are confirmed once, also by links that are followed at once', async () => {
    for (const Email of ['a@example.com', 'b@example.com', 'c@example.com']) await register({ ...STRANGER, Email });
    const links = await Promise.all(['a', 'b', 'c'].map((name) => linkFrom(store.database, `${name}@example.com`)));
    const answers = await Promise.all(links.map(follow));
    expect(answers.filter(({ body }) => body.data === true)).toHaveLength(1);
    expect(await emails()).toHaveLength(1);
  });

  it('do not keep out who signs in by token alone', async () => {
    await store.database.insert(setting).values({ name: 'autenticacao', value: '2' });
    await addClient(store.database, { email: 'x@example.com', emailConfirmedAt: null, nickname: 'x' });
    await addClient(store.database);
    const body = { Usuario: OWNER.CpfCnpj, TipoCliente: 1 };
    expect((await server.call('POST /api/login/verifyLogin', { body })).status).toBe(200);
  });

  it('end 48 hours after their last e-mail; a confirmed account does not', async () => {
    await register(STRANGER);
    await register(OWNER);
    await addClient(store.database, { document: '11144477735', email: 'bia@example.com', createdAt: now });
    now = new Date(now.getTime() + 47 * HOUR_MS);
    await server.call('POST /api/register/email-ativar-conta', { body: { Email: OWNER.Email } });
    await forgetUnconfirmed(store.database, now);
    expect(await emails()).toHaveLength(3);
    now = new Date(now.getTime() + HOUR_MS + 1);
    await forgetUnconfirmed(store.database, now);
    expect(await emails()).toEqual([OWNER.Email, 'bia@example.com']);
    now = new Date(now.getTime() + 47 * HOUR_MS);
    await forgetUnconfirmed(store.database, now);
    expect(await emails()).toEqual(['bia@example.com']);
  });
});
