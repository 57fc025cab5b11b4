import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Json } from '../../../engine/core/json';
import { loadNicknames } from '../../../src/api/loadNicknames';
import { signIn } from '../../../src/api/signIn';
import { verifyLogin } from '../../../src/api/verifyLogin';
import { verifyStatus } from '../../../src/api/verifyStatus';

const UNKNOWN = 'Ocorreu um erro desconhecido. Entre em contato com o suporte.';
const ana = { Usuario: 'ana@example.com', Senha: 'a'.repeat(64), TipoCliente: 1 as const };

/** What was sent, to a server that gives this answer. */
function answer(status: number, body: Json) {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    sent.push({ path: pathname + search, body: text ? JSON.parse(text) : undefined });
    return Response.json(body, { status });
  });
  return sent;
}
afterEach(() => vi.unstubAllGlobals());

describe('the text of a refused login', () => {
  it.each<[number, Json, string]>([
    [400, { data: { erros: ['Usuário ou senha inválidos!', 'x'] }, descricao: 'y' }, 'Usuário ou senha inválidos!'],
    [400, { data: ['Cliente não encontrado!', 'x'] }, 'Cliente não encontrado!'],
    [400, { data: 'Cliente não encontrado!' }, 'Cliente não encontrado!'],
    [400, { data: { erros: [] } }, UNKNOWN],
    [400, {}, UNKNOWN],
    [500, { data: ['x'] }, UNKNOWN],
    [403, { data: ['x'] }, UNKNOWN],
    [200, { data: {} }, UNKNOWN],
  ])('[ACC-ERR-04, ACC-ERR-05, ACC-LOGIN-33] of status %i with %j', async (status, body, message) => {
    for (const call of [signIn, verifyLogin, verifyStatus]) {
      answer(status, body);
      expect(await call(ana)).toEqual({ kind: 'refused', message });
    }
  });
});

describe('what is sent', () => {
  it('[ACC-ENT-02, ACC-TOKEN-10] signs in with a token and all that a session is', async () => {
    const sent = answer(400, {});
    await signIn({ ...ana, Apelido: 'Matriz' }, { Token: '123456', HashToken: 'h' });
    await signIn(ana, { Token: '123456', HashToken: 'h' });
    const whole = { ...ana, Apelido: 'Matriz', Token: '123456', HashToken: 'h' };
    expect(sent).toEqual([
      { path: '/api/login', body: whole },
      { path: '/api/login', body: { ...whole, Apelido: '' } },
    ]);
  });

  it('[ACC-LOGIN-21] opens the token step only when Sucesso is true', async () => {
    const sent = answer(200, { data: { Sucesso: true, HashToken: 'h' } });
    expect(await verifyLogin(ana)).toEqual({ kind: 'sent', hashToken: 'h' });
    const { TipoCliente: tipoCliente, ...rest } = ana;
    expect(sent).toEqual([{ path: '/api/Login/VerifyLogin', body: { ...rest, Apelido: '', tipoCliente } }]);
    answer(200, { data: { Sucesso: false, HashToken: 'h' } });
    expect(await verifyLogin(ana)).toEqual({ kind: 'refused', message: UNKNOWN });
  });

  it('[ACC-LOGIN-15] asks for the nicknames by user and type', async () => {
    const sent = answer(200, { data: ['Matriz', 'Filial'] });
    expect(await loadNicknames('a+b@c.de', 2, new AbortController().signal)).toEqual(['Matriz', 'Filial']);
    expect(sent).toEqual([{ path: '/api/login?chaveLogin=a%2Bb%40c.de&tipoCliente=2', body: undefined }]);
  });
});
