import { beforeEach, describe, expect, it } from 'vitest';
import { hashInBrowser } from '../../../server/access/password';
import type { Client } from '../../../server/storage/client';
import { setting } from '../../../server/storage/schema';
import { copiedFrom } from '../mailbox';
import { serverForTests } from '../serverForTests';
import { addClient, PASSWORD, tokenOf } from '../testServer';

const ASKED = {
  senha: 'Confirme a sua senha para continuar.',
  token: 'Confirme com o token enviado ao seu e-mail para continuar.',
};
const { store, server } = serverForTests(() => ({ clock: () => now }));
let now: Date;
let ana: Client;
let token: string;
beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  ana = await addClient(store.database);
  token = await tokenOf(store.database, ana, now);
});

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const confirm = (password: string) =>
  server.call('POST /api/cliente/senha/confirmar', { token, body: { Senha: hashInBrowser(password) } });
const CALLS = ['POST /api/cliente/sessoes/encerrar', 'POST /api/declaracao/assinantes'];
const BODIES: Record<string, object> = {
  'POST /api/declaracao/assinantes': { TemplateId: 'x', Assinantes: [], Usuario: 'Ana' },
};
/** Whether the call asks for the password, or a token. */
async function asks(call: string, proof: keyof typeof ASKED = 'senha'): Promise<boolean> {
  const { status, headers, body } = await server.call(call, { token, body: (BODIES[call] ?? {}) as never });
  const isAsked = headers['x-confirmar'] === proof;
  expect([status === 403, body.descricao === ASKED[proof]]).toEqual([isAsked, isAsked]);
  return isAsked;
}

describe.each(CALLS)('%s', (call) => {
  it('asks for the password 15 minutes after it was last shown, and not before', async () => {
    expect(await asks(call)).toBe(false);
    later(15);
    expect(await asks(call)).toBe(false);
    later(1);
    expect(await asks(call)).toBe(true);
    expect((await confirm('errada')).body.descricao).toBe('Senha incorreta.');
    expect(await asks(call)).toBe(true);
    expect((await confirm(PASSWORD)).status).toBe(200);
    expect(await asks(call)).toBe(false);
  });

  it('asks for a token of a new e-mail where customers have no password', async () => {
    await store.database.insert(setting).values({ name: 'autenticacao', value: '2' });
    expect(await asks(call, 'token')).toBe(false);
    later(16);
    expect(await asks(call, 'token')).toBe(true);
    const { HashToken } = (await server.call('POST /api/cliente/token/enviar', { token })).body.data as {
      HashToken: string;
    };
    const check = (Token: string) =>
      server.call('POST /api/cliente/token/validar', { token, body: { Token, HashToken } });
    expect((await check('abcdef')).status).toBe(400);
    expect(await asks(call, 'token')).toBe(true);
    expect((await check(await copiedFrom(store.database, 'ana@example.com'))).status).toBe(200);
    expect(await asks(call, 'token')).toBe(false);
    later(16);
    expect(await asks(call, 'token')).toBe(true);
  });
});

it('a token that is typed anew counts in its own session alone', async () => {
  await store.database.insert(setting).values({ name: 'autenticacao', value: '2' });
  const other = await tokenOf(store.database, ana, now);
  later(16);
  const { HashToken } = (await server.call('POST /api/cliente/token/enviar', { token })).body.data as {
    HashToken: string;
  };
  const Token = await copiedFrom(store.database, 'ana@example.com');
  await server.call('POST /api/cliente/token/validar', { token, body: { Token, HashToken } });
  token = other;
  expect(await asks(CALLS[1] as string, 'token')).toBe(true);
});

describe('the password that is shown anew', () => {
  it('counts in its own session alone', async () => {
    const first = token;
    token = await tokenOf(store.database, ana, now);
    later(16);
    await confirm(PASSWORD);
    expect(await asks(CALLS[1] as string)).toBe(false);
    token = first;
    expect(await asks(CALLS[1] as string)).toBe(true);
  });

  it('is tried five times in 15 minutes, and must be one', async () => {
    expect(
      (await server.call('POST /api/cliente/senha/confirmar', { token, body: { Senha: 'x' } })).body.descricao,
    ).toBe('Preencha a senha.');
    for (let n = 0; n < 5; n++) expect((await confirm('errada')).body.descricao).toBe('Senha incorreta.');
    expect((await confirm(PASSWORD)).body.descricao).toBe(
      'Muitas tentativas. Aguarde alguns minutos e tente novamente.',
    );
  });
});
