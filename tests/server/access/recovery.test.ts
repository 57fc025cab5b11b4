import { beforeEach, describe, expect, it } from 'vitest';
import { hashInBrowser } from '../../../server/access/password';
import { inventPassword } from '../../../server/access/temporaryPassword';
import { client, temporaryPassword } from '../../../server/storage/schema';
import { copiedFrom, mailsTo } from '../mailbox';
import { serverForTests } from '../serverForTests';
import { addClient, PASSWORD, tokenOf } from '../testServer';

const UNKNOWN = 'Nenhuma conta com endereço de e-mail informado foi localizado';

const { store, server } = serverForTests(() => ({ clock: () => now }));
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
});

const recover = (over: Record<string, string | number> = {}) =>
  server.call('POST /api/register/restaurar-senha', {
    body: { Email: 'ana@example.com', TipoCliente: 1, Apelido: '', ...over },
  });
const signIn = (password: string) =>
  server.call('POST /api/login', {
    body: { Usuario: 'ana@example.com', Senha: hashInBrowser(password), TipoCliente: 1 },
  });

describe('recovery', () => {
  it('[ACC-CALL-08] [ACC-REC-06] [ACC-REC-07] sends a password that signs in', async () => {
    await addClient(store.database);
    expect((await recover({ Email: ' Ana@Example.com ' })).status).toBe(200);
    const [sent] = await mailsTo(store.database, 'ana@example.com');
    expect(sent).toMatchObject({ kind: 'recovery', subject: 'Sua senha de acesso' });
    expect(sent?.text).toContain('CPF ***.***.247-25');
    expect((await signIn(await copiedFrom(store.database, 'ana@example.com'))).status).toBe(200);
  });

  it('[O-15] leaves the old password good until the new one is used, which ends the other sessions', async () => {
    const ana = await addClient(store.database);
    const token = await tokenOf(store.database, ana, now);
    await recover();
    const password = await copiedFrom(store.database, 'ana@example.com');
    expect((await signIn(PASSWORD)).status).toBe(200);
    expect((await server.call('GET /api/cliente/usuario', { token })).status).toBe(200);
    expect((await signIn(password)).status).toBe(200);
    expect((await signIn(PASSWORD)).body.descricao).toBe('Usuário ou senha inválidos!');
    expect((await signIn(password)).status).toBe(200);
    expect((await server.call('GET /api/cliente/usuario', { token })).status).toBe(401);
    expect(await store.database.$count(temporaryPassword)).toBe(0);
  });

  it('[O-15] sends a password that is good for 24 hours, and only the newest one', async () => {
    await addClient(store.database);
    await recover();
    const first = await copiedFrom(store.database, 'ana@example.com');
    now = new Date(now.getTime() + 60_000);
    await recover();
    expect((await signIn(first)).body.descricao).toBe('Usuário ou senha inválidos!');
    const second = await copiedFrom(store.database, 'ana@example.com');
    now = new Date(now.getTime() + 24 * 3_600_000);
    expect((await signIn(second)).body.descricao).toBe('Usuário ou senha inválidos!');
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it('[O-15] stores the password only as argon2id', async () => {
    await addClient(store.database);
    await recover();
    const [stored] = await store.database.select().from(temporaryPassword);
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    ['an unknown e-mail', { Email: 'ninguem@example.com' }, UNKNOWN],
    ['another type', { TipoCliente: 2 }, UNKNOWN],
    ['a nickname that there is not', { Apelido: 'Filial' }, UNKNOWN],
    ['a document instead of the e-mail', { Email: '52998224725' }, UNKNOWN],
    ['no type', { TipoCliente: '' }, 'Necessário preencher o campo Tipo de cadastro'],
    ['no e-mail', { Email: '' }, 'Necessário preencher o campo E-mail'],
  ])('[O-15] refuses %s', async (_, over, message) => {
    await addClient(store.database);
    expect(await recover(over)).toMatchObject({ status: 400, body: { data: [message], descricao: message } });
    expect(await mailsTo(store.database, 'ana@example.com')).toEqual([]);
  });

  it('sends one password for each account of the e-mail, or for that of the nickname', async () => {
    const company = { type: 2, document: '12ABC34501DE35' };
    await addClient(store.database, { ...company, nickname: 'Matriz' });
    await addClient(store.database, { ...company, nickname: 'Filial' });
    await recover({ TipoCliente: 2, Apelido: 'filial' });
    await recover({ TipoCliente: 2 });
    const texts = (await mailsTo(store.database, 'ana@example.com')).map(({ text }) => text);
    expect(texts.map((text) => /CNPJ final 01DE35, apelido (\w+)/.exec(text ?? '')?.[1]).sort()).toEqual([
      'Filial',
      'Filial',
      'Matriz',
    ]);
  });

  it('[O-49] sends five in 15 minutes, and refuses the sixth alike for known and unknown', async () => {
    await addClient(store.database);
    for (const Email of ['ana@example.com', 'ninguem@example.com']) {
      for (let n = 0; n < 5; n++) await recover({ Email });
      expect((await recover({ Email })).body.descricao).toBe(
        'Muitas tentativas. Aguarde alguns minutos e tente novamente.',
      );
    }
    expect(await mailsTo(store.database, 'ana@example.com')).toHaveLength(5);
  });

  it('keeps a temporary password out of an account that is deleted', async () => {
    await addClient(store.database);
    await recover();
    await store.database.delete(client);
    expect([await store.database.$count(temporaryPassword), await mailsTo(store.database, 'ana@example.com')]).toEqual([
      0,
      [],
    ]);
  });
});

describe('an invented password', () => {
  it('[O-15] has 12 characters and meets the criteria', () => {
    const made = Array.from({ length: 200 }, inventPassword);
    for (const password of made) {
      expect(password).toHaveLength(12);
      for (const group of [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d\s]/]) expect(password).toMatch(group);
    }
    expect(new Set(made).size).toBe(200);
  });
});
