import { beforeEach, describe, expect, it } from 'vitest';
import { setting } from '../../../../server/storage/schema';
import { copiedFrom, mailsTo } from '../../mailbox';
import { refusal } from '../../refusal';
import { serverForTests } from '../../serverForTests';
import { addClient, tokenOf } from '../../testServer';

const WRONG = 'O Token informado não é válido! Verifique e tente novamente.';
const now = new Date('2026-11-20T12:00:00Z');

const { store, server } = serverForTests(() => ({ clock: () => now }));
let token: string;

beforeEach(async () => {
  await store.database.insert(setting).values({ name: 'autenticacao', value: '2' });
  token = await tokenOf(store.database, await addClient(store.database), now);
});

const ask = (as = token) => server.call('POST /api/cliente/token/enviar', { token: as });
const check = (Token: string, HashToken: string, as = token) =>
  server.call('POST /api/cliente/token/validar', { token: as, body: { Token, HashToken } });
const hashIn = ({ body }: Awaited<ReturnType<typeof ask>>) => (body.data as { HashToken: string }).HashToken;

describe('the token for a change of attorneys', () => {
  it('is sent by e-mail, and is right once', async () => {
    const answer = await ask();
    expect([answer.status, answer.body]).toEqual([200, { data: { HashToken: expect.stringMatching(/^[\w-]{43}$/) } }]);
    expect((await mailsTo(store.database, 'ana@example.com'))[0]).toMatchObject({ kind: 'attorneyToken' });
    const digits = await copiedFrom(store.database, 'ana@example.com');
    expect(await check(digits, hashIn(answer))).toMatchObject({ status: 200, body: { data: true } });
    expect((await check(digits, hashIn(answer))).body).toEqual(refusal(WRONG));
  });

  it('is good for the client who asked only, and not for signing in', async () => {
    const hashToken = hashIn(await ask());
    const digits = await copiedFrom(store.database, 'ana@example.com');
    const bia = await addClient(store.database, { document: '11144477735', email: 'bia@example.com' });
    expect((await check(digits, hashToken, await tokenOf(store.database, bia, now))).body.descricao).toBe(WRONG);
    const body = { Usuario: 'ana@example.com', TipoCliente: 1, Token: digits, HashToken: hashToken };
    expect((await server.call('POST /api/login', { body })).body.descricao).toBe(WRONG);
    expect((await check(digits, hashToken)).status).toBe(200);
  });

  it('is not asked for in modes 0 and 1', async () => {
    for (const value of ['0', '1']) {
      await store.database.update(setting).set({ value });
      expect((await ask()).body.descricao).toBe('O acesso não usa token.');
      expect((await check('000000', 'x')).body.descricao).toBe('O acesso não usa token.');
    }
  });

  it('bears five wrong tries, and five e-mails in 15 minutes', async () => {
    const hashToken = hashIn(await ask());
    const digits = await copiedFrom(store.database, 'ana@example.com');
    for (let n = 0; n < 5; n++) expect((await check('abcdef', hashToken)).body.descricao).toBe(WRONG);
    expect((await check(digits, hashToken)).body.descricao).toMatch(/^Muitas tentativas/);
    for (let n = 0; n < 4; n++) expect((await ask()).status).toBe(200);
    expect((await ask()).body.descricao).toMatch(/^Muitas tentativas/);
  });

  it('needs a session', async () => {
    expect((await server.call('POST /api/cliente/token/enviar')).status).toBe(401);
    expect((await server.call('POST /api/cliente/token/validar', { body: {} })).status).toBe(401);
  });
});
