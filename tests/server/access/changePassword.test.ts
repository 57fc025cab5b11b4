import { beforeEach, describe, expect, it } from 'vitest';
import { COMMON_PASSWORD, PERSONAL_PASSWORD } from '../../../contract/newPassword/messages';
import type { Json } from '../../../engine/core/json';
import { hashInBrowser, protectPassword } from '../../../server/access/password';
import { keepTemporaryPassword } from '../../../server/access/temporaryPassword';
import type { Client } from '../../../server/storage/client';
import { client, part, setting } from '../../../server/storage/schema';
import { serverForTests } from '../serverForTests';
import { addClient, PASSWORD, tokenOf } from '../testServer';

const NEW = 'x';
const { store, server } = serverForTests();
let ana: Client;
let token: string;

beforeEach(async () => {
  ana = await addClient(store.database);
  token = await tokenOf(store.database, ana);
});

const bodyOf = (current: string, next: string, confirmation = next) => ({
  SenhaAtual: hashInBrowser(current),
  NovaSenha: hashInBrowser(next),
  ConfirmarNovaSenha: hashInBrowser(confirmation),
});
const change = (body: Json, caller = server) => caller.call('POST /api/cliente/alterar-senha', { token, body });
const logIn = async (password: string) => {
  const body = { Usuario: ana.email, Senha: hashInBrowser(password), TipoCliente: 1 };
  return (await server.call('POST /api/login', { body })).status;
};

describe('a change of the password', () => {
  it('[PF-API-19, ACC-HDR-07, ACC-CALL-19] replaces the password, which is kept as argon2id alone', async () => {
    expect(await change(bodyOf(PASSWORD, NEW))).toMatchObject({ status: 200, body: { data: true } });
    expect([await logIn(NEW), await logIn(PASSWORD)]).toEqual([200, 400]);
    const [{ passwordHash } = { passwordHash: '' }] = await store.database.select().from(client);
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    expect(passwordHash).not.toContain(hashInBrowser(NEW));
  });

  it('ends every other session of the client, and no other client’s', async () => {
    const other = await tokenOf(store.database, ana);
    const berta = await addClient(store.database, { document: '11144477735', email: 'berta@example.com' });
    const hers = await tokenOf(store.database, berta);
    await change(bodyOf(PASSWORD, NEW));
    const statuses = [token, other, hers].map(
      async (bearer) => (await server.call('GET /api/cliente/usuario', { token: bearer })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 401, 200]);
  });

  it.each<[string, Json, string]>([
    ['a wrong current password', bodyOf('Outra@123', NEW), 'A senha atual está incorreta.'],
    ['different new ones', bodyOf(PASSWORD, NEW, 'y'), 'Nova senha é diferente da confirmação de nova senha'],
    ['no current one', bodyOf('', NEW), 'Senha atual não foi informada'],
    ['no new one', bodyOf(PASSWORD, '', NEW), 'Nova senha não foi informada'],
    ['no confirmation', bodyOf(PASSWORD, NEW, ''), 'Confirmação da nova senha não foi informada'],
    ['a password in clear', { ...bodyOf(PASSWORD, NEW), NovaSenha: NEW }, 'Nova senha não foi informada'],
    ['another field', { ...bodyOf(PASSWORD, NEW), Guid: '1' }, 'Campo desconhecido: /Guid'],
  ])('[PF-API-19] is refused for %s', async (_, body, message) => {
    const answer = await change(body);
    expect([answer.status, answer.body.data]).toEqual([400, [message]]);
    expect(await logIn(PASSWORD)).toBe(200);
  });

  it('forgets a temporary password that was e-mailed', async () => {
    const passwordHash = await protectPassword(hashInBrowser('Temporaria@1'));
    await keepTemporaryPassword(store.database, { clientId: ana.id, passwordHash }, new Date());
    await change(bodyOf(PASSWORD, NEW));
    expect([await logIn('Temporaria@1'), await logIn(NEW)]).toEqual([400, 200]);
  });

  it.each([
    ['123456', COMMON_PASSWORD],
    ['QWERTY', COMMON_PASSWORD],
    ['P@ssw0rd', COMMON_PASSWORD],
    ['Andorinha@2026', COMMON_PASSWORD],
    ['529.982.247-25', PERSONAL_PASSWORD],
    ['ANA@EXAMPLE.COM', PERSONAL_PASSWORD],
    ['anamariasouza', PERSONAL_PASSWORD],
    ['Ana.Souza', PERSONAL_PASSWORD],
    ['22091988', PERSONAL_PASSWORD],
    ['22/09/88', PERSONAL_PASSWORD],
  ])('[ACC-PWD-07, PF-SEN-03] is refused for %s, of which the server has the hash alone', async (next, message) => {
    const stamp = { version: '1', authorId: ana.id, savedAt: new Date() };
    const data = { informacoes: { DataNascimento: '1988-09-22' } };
    await store.database.insert(part).values({ clientId: ana.id, wizard: 'pf', part: 'informacoes', data, ...stamp });
    const answer = await change(bodyOf(PASSWORD, next));
    expect([answer.status, answer.body.data]).toEqual([400, [message]]);
    expect(await logIn(PASSWORD)).toBe(200);
  });

  it('waits after too many wrong passwords, also with the right one', async () => {
    for (let count = 0; count < 5; count++) await change(bodyOf('Outra@123', NEW));
    const answer = await change(bodyOf(PASSWORD, NEW));
    const message = 'Muitas tentativas. Aguarde alguns minutos e tente novamente.';
    expect([answer.status, answer.body.data]).toEqual([400, [message]]);
    expect(await logIn(PASSWORD)).toBe(200);
  });

  it.each([
    ['autenticacao', '2'],
    ['autenticacaoToken', 'S'],
  ])('[PF-SEN-07] is refused where the setting %s is %s', async (name, value) => {
    await store.database.insert(setting).values({ name, value });
    expect((await change(bodyOf(PASSWORD, NEW))).body.data).toEqual(['O acesso é por token, sem senha.']);
  });

  it('needs a session', async () => {
    token = '';
    expect((await change(bodyOf(PASSWORD, NEW))).status).toBe(401);
  });
});
