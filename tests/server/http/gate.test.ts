import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiledDefinitions } from '../compiledDefinitions';
import { refusal } from '../refusal';
import {
  addClient,
  type Caller,
  openTestDatabase,
  startApp,
  TEST_CONFIG,
  type TestDatabase,
  tokenOf,
} from '../testServer';

let store: TestDatabase;
let server: Caller;
let token: string;

beforeAll(async () => {
  store = await openTestDatabase();
  const definitions = await compiledDefinitions();
  server = await startApp(store.database, { definitions, fetch: async () => new Response('203.0.113.9') });
  token = await tokenOf(store.database, await addClient(store.database));
});
afterAll(async () => {
  await server.app.close();
  await store.close();
});

/** The calls that may be made without a token: all that stand in ACC-SESS-05 and are mounted. */
const OPEN = [
  'GET /api/login',
  'POST /api/login',
  'POST /api/login/verifyLogin',
  'POST /api/login/verifyStatusRegister',
  'POST /api/login/logoff',
  'POST /api/register',
  'POST /api/register/sendEmailPreRegister',
  'POST /api/register/registerWithToken',
  'POST /api/register/ativar-conta',
  'POST /api/register/email-ativar-conta',
  'POST /api/register/restaurar-senha',
  'GET /api/register/verifyCNPJ',
  'GET /api/declaracao/assinaturas/consultarDeclaracaoParaAssinatura',
  'GET /api/declaracao/assinaturas/consultarDocumentosDoAssinante',
  'POST /api/declaracao/assinar',
  'GET /api/consulta/configuracao-geral',
  'GET /api/consulta/configuracao-geral-chave',
  'GET /api/consulta/formulario/:formulario',
  'GET /api/ip',
];

describe('calls without a token', () => {
  it('[ACC-SESS-05] [ACC-ROLE-01] the open calls are exactly the public paths', () => {
    const open = server.app.calls.filter((call) => call.open && call.method !== 'HEAD');
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...OPEN].sort());
  });

  it('[ACC-ROLE-02] every other mounted call answers 401 without a valid token', async () => {
    const guarded = server.app.calls.filter((call) => !call.open);
    const paths = guarded.map(({ path }) => path);
    for (const path of [
      '/api/*',
      '/api/cliente/usuario',
      '/api/consulta/bancos',
      '/api/pessoafisica/concluircadastro',
    ]) {
      expect(paths).toContain(path);
    }
    for (const { method, path } of guarded) {
      const url = path.replace(/:\w+/g, '01001000').replace('*', 'qualquer');
      for (const authorization of [undefined, 'Bearer ', `Bearer ${'x'.repeat(43)}`, `Basic ${token}`]) {
        const answer = await server.app.inject({
          method: method as 'GET',
          url,
          headers: authorization === undefined ? {} : { authorization },
        });
        expect([method, path, answer.statusCode]).toEqual([method, path, 401]);
      }
    }
  });

  it('answers 401 in the common shape', async () => {
    const { status, body } = await server.call('GET /api/cliente/usuario');
    expect(status).toBe(401);
    expect(body).toEqual(refusal('Sessão expirada. Faça o login novamente.', { codigo: 'SESSAO_EXPIRADA' }));
  });

  it('ignores a stale token on an open call', async () => {
    const { status } = await server.call('GET /api/consulta/configuracao-geral', { token: 'y'.repeat(43) });
    expect(status).toBe(200);
  });
});

describe('paths and shapes', () => {
  it('[ACC-CALL-05] [PF-OP-06] matches paths whatever their letter case', async () => {
    for (const path of [
      '/api/cliente/usuario',
      '/api/Cliente/Usuario',
      '/API/CLIENTE/USUARIO/',
      '/api//cliente/usuario',
    ]) {
      expect((await server.call(`GET ${path}`, { token })).status).toBe(200);
    }
  });

  it('[ACC-SESS-06] [PF-OP-04] wraps every answer in data', async () => {
    for (const path of ['cliente/usuario', 'consulta/configuracao-geral', 'Consulta/bancos', 'ip']) {
      const { body } = await server.call(`GET /api/${path}`, { token });
      expect(Object.keys(body)).toEqual(['data']);
    }
  });

  it('[PF-OP-05] answers an unknown path with 404 and a list of messages', async () => {
    for (const call of ['GET /api/nada', 'POST /api/cliente/usuario', 'GET /api/', 'GET /API/Consulta/nada']) {
      const { status, body } = await server.call(call, { token });
      expect([call, status]).toEqual([call, 404]);
      expect(body.data).toEqual(['O endereço não foi encontrado.']);
    }
  });

  it('[ACC-SESS-05] [PF-OP-05] answers an unknown public path with 404 also without a token', async () => {
    const unknown = [
      'POST /api/register/nada',
      'GET /API//Register/nada/?x=1',
      'GET /api/declaracao/assinaturas/nada',
      'GET /api/Consulta/nada',
      'POST /api/ip',
    ];
    for (const call of unknown) {
      for (const stale of [{}, { token: 'y'.repeat(43) }]) {
        const { status, body } = await server.call(call, stale);
        expect([call, status, body.data]).toEqual([call, 404, ['O endereço não foi encontrado.']]);
      }
    }
  });

  it('[ACC-ROLE-02] says nothing of other unknown paths without a token', async () => {
    for (const call of ['GET /api/nada', 'GET /api/nada?x=consulta', 'GET /api/ip/nada', 'GET /api/consulta/bancos']) {
      expect([call, (await server.call(call)).status]).toEqual([call, 401]);
    }
  });

  it('answers 404 in the same shape outside the API', async () => {
    const { status, body } = await server.call('GET /nada');
    expect(status).toBe(404);
    expect(body.data).toEqual(['O endereço não foi encontrado.']);
  });
});

describe('where a call comes from', () => {
  const seenThrough = async (trustedProxies: number) => {
    const { app } = await startApp(store.database, { config: { ...TEST_CONFIG, trustedProxies } });
    const headers = { 'x-forwarded-for': '203.0.113.50, 198.51.100.7' };
    const { ip } = (await app.inject({ url: '/api/ip', remoteAddress: '198.51.100.99', headers })).json().data;
    await app.close();
    return ip;
  };

  it('is what the connection says, or as many proxies as are trusted', async () => {
    expect([await seenThrough(0), await seenThrough(1), await seenThrough(2)]).toEqual([
      '198.51.100.99',
      '198.51.100.7',
      '203.0.113.50',
    ]);
  });
});

describe('what is sent', () => {
  it('refuses what is no JSON, too long, or of another type', async () => {
    const post = (payload: string, type: string) =>
      server.app.inject({ method: 'POST', url: '/api/login', payload, headers: { 'content-type': type } });
    const broken = await post('{"Usuario":', 'application/json');
    expect([broken.statusCode, broken.json()]).toEqual([
      400,
      refusal('O conteúdo enviado não é um JSON válido.', { codigo: 'REQUISICAO_INVALIDA', under: 'login' }),
    ]);
    expect((await post('Usuario=ana', 'text/plain')).statusCode).toBe(415);
    expect((await post(JSON.stringify({ Usuario: 'a'.repeat(1_100_000) }), 'application/json')).statusCode).toBe(413);
    expect((await post('{"__proto__":{"Senha":"x"}}', 'application/json')).statusCode).toBe(400);
    expect((await post('', 'application/json')).statusCode).toBe(400);
    expect((await post('[]', 'application/json')).statusCode).toBe(400);
  });

  it('refuses text that no database can keep, and takes every other', async () => {
    const name = (text: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/PessoaFisica/informacaoBasica',
        payload: `{"NomeMae":"${text}"}`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      });
    for (const text of ['a\\u0000b', '\\ud800', '\\udc00x']) {
      const answer = await name(text);
      expect([text, answer.statusCode, answer.json().data]).toEqual([
        text,
        400,
        ['O conteúdo enviado tem caracteres que não podem ser gravados.'],
      ]);
    }
    for (const text of ['Zoë \\ud83d\\ude00', 'D\\u0027Ávila', 'a\\\\u0000', "'; drop table client; --"]) {
      expect([text, (await name(text)).statusCode]).toEqual([text, 200]);
    }
  });

  it('answers a path that cannot be decoded', async () => {
    const answer = await server.app.inject({ method: 'GET', url: '/api/%E0%A4%A' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data).toEqual(['O endereço da requisição não é válido.']);
  });
});
