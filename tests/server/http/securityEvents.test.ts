import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { hashInBrowser } from '../../../server/access/password';
import { publisherOf } from '../../../server/admin/definitions/publisher';
import { readCommand } from '../../../server/admin/run';
import { demoCreator } from '../../../server/app/app';
import { DEMO } from '../../../server/demo/demo';
import { readVariables } from '../../../server/storage/config';
import { issueKey } from '../../../server/storage/definitions/keys';
import { issueIntegrationKey } from '../../../server/storage/integrationKeys';
import { setting } from '../../../server/storage/schema';
import { accountCode, type SecurityEvent, toLine } from '../../../server/storage/securityEvent';
import { signedCaller } from '../integration/signed';
import { copiedFrom, linkFrom } from '../mailbox';
import {
  addClient,
  type Caller,
  LIVE_NO_WIZARDS,
  openTestDatabase,
  PASSWORD,
  startApp,
  TEST_CONFIG,
  type TestDatabase,
  tokenOf,
} from '../testServer';

let store: TestDatabase;
let server: Caller;
let lines: string[] = [];

beforeAll(async () => {
  store = await openTestDatabase();
  const log = { write: (line: string) => void lines.push(line) };
  server = await startApp(store.database, { log, config: { ...TEST_CONFIG, publicUrl: 'https://ficha.test' } });
});
beforeEach(async () => {
  await store.reset();
  lines = [];
});
afterAll(async () => {
  await server.app.close();
  await store.close();
});

/** Nothing of a customer: name, document, e-mail, address, id, hash, token. */
const PERSONAL = /Ana|Souza|52998224725|529\.982|ana@|127\.0\.0\.1|[0-9a-f]{8}-[0-9a-f]{4}-|[0-9a-f]{64}|[\w-]{43}/;

/** What was told since the last time, each of a call that is told, too; without the calls and the time. */
function told() {
  expect(lines.join('')).not.toMatch(PERSONAL);
  const all = lines.map((line) => JSON.parse(line));
  lines = [];
  const calls = all.flatMap(({ route, reqId, trace }) => (route ? [`${reqId} ${trace}`] : []));
  const events = all.filter(({ msg }) => msg === 'security');
  for (const { reqId, trace } of events) expect(calls).toContain(`${reqId} ${trace}`);
  return events.map(({ level: _level, time: _time, msg: _msg, reqId: _reqId, trace: _trace, ...event }) => event);
}

const ana = { Usuario: 'ana@example.com', Senha: hashInBrowser(PASSWORD), TipoCliente: 1 };
const post = (path: string, body: JsonObject, token?: string) =>
  server.call(`POST /api${path}`, { body, ...(token && { token }) });

/** What commands of the operator work with here. */
const commands = () => ({
  database: store.database,
  definitions: LIVE_NO_WIZARDS,
  config: readVariables({}),
  assets: 'server',
  createDemo: demoCreator(DEMO),
  now: new Date(),
  print: () => {},
});

describe('what is told of the security of accounts', () => {
  it('is every login, done, failed, locked, and by a password that was e-mailed', async () => {
    const { id } = await addClient(store.database);
    const account = accountCode(id);
    await post('/login', ana);
    expect(told()).toEqual([{ event: 'login.done', account }]);
    await post('/login', { ...ana, Usuario: 'ninguem@example.com' });
    expect(told()).toEqual([{ event: 'login.failed', reason: 'unknown' }]);
    for (let n = 0; n < 6; n++) await post('/login', { ...ana, Senha: hashInBrowser('x') });
    expect(told()).toEqual([
      ...Array(5).fill({ event: 'login.failed', reason: 'password', account }),
      { event: 'login.locked', account },
    ]);
    await post('/register/restaurar-senha', { Email: ana.Usuario, TipoCliente: 1, Apelido: '' });
    await post('/login', { ...ana, Senha: hashInBrowser(await copiedFrom(store.database, ana.Usuario)) });
    expect(told()).toEqual([
      { event: 'password.recovery', account },
      { event: 'login.temporaryPassword', account },
      { event: 'login.done', account },
    ]);
  });

  it('is a refused status, a wrong token, and a token that is void', async () => {
    const { id } = await addClient(store.database);
    const account = accountCode(id);
    await store.database.insert(setting).values({ name: 'autenticacao', value: '2' });
    const { body } = await post('/login/verifyLogin', { ...ana, Senha: '' });
    const { HashToken } = body.data as { HashToken: string };
    const Token = (await copiedFrom(store.database, ana.Usuario)) === '000000' ? '000001' : '000000';
    for (let n = 0; n < 6; n++) await post('/login', { ...ana, Senha: '', Token, HashToken });
    const wrong = { event: 'login.failed', reason: 'token', account };
    expect(told()).toEqual([
      ...Array(4).fill(wrong),
      { event: 'token.voided', purpose: 'login', account },
      wrong,
      { event: 'login.locked', account },
    ]);
    await addClient(store.database, { document: '11144477735', email: 'bia@example.com', status: 5 });
    await post('/login/verifyLogin', { ...ana, Usuario: 'bia@example.com' });
    expect(told()).toEqual([expect.objectContaining({ event: 'login.failed', reason: 'status' })]);
  });

  it('is every change of a password, logoff, sign-up and confirmation', async () => {
    const client = await addClient(store.database);
    const account = accountCode(client.id);
    const token = await tokenOf(store.database, client);
    const next = hashInBrowser('Outra@456');
    const change = { SenhaAtual: ana.Senha, NovaSenha: next, ConfirmarNovaSenha: next };
    await post('/cliente/alterar-senha', { ...change, SenhaAtual: hashInBrowser('x') }, token);
    await post('/cliente/alterar-senha', change, token);
    await tokenOf(store.database, client);
    await post('/cliente/sessoes/encerrar', {}, token);
    await post('/login/logoff', {}, token);
    expect(told()).toEqual([
      { event: 'password.refused', account },
      { event: 'password.changed', account },
      { event: 'session.ended', account, count: 1 },
      { event: 'logoff', account },
    ]);
    const signUp = {
      TipoCadastro: 1,
      NomeRazaoSocial: 'Beatriz Lima',
      CpfCnpj: '11144477735',
      Email: 'bia@example.com',
    };
    await post('/register', { ...signUp, Password: hashInBrowser('Muito@Boa7') });
    const ClienteGuid = (await linkFrom(store.database, 'bia@example.com')).split('/').at(-1) ?? '';
    await post('/register/ativar-conta', { ClienteGuid });
    const own = accountCode(ClienteGuid);
    expect(told()).toEqual([
      { event: 'signUp.asked', account: own },
      { event: 'signUp.confirmed', account: own },
    ]);
  });

  it('is every password and every token that is typed anew in an open session', async () => {
    const client = await addClient(store.database);
    const account = accountCode(client.id);
    const token = await tokenOf(store.database, client);
    await post('/cliente/senha/confirmar', { Senha: ana.Senha }, token);
    expect(told()).toEqual([{ event: 'password.confirmed', account }]);
    await store.database.insert(setting).values({ name: 'autenticacao', value: '2' });
    const sent = await post('/cliente/token/enviar', {}, token);
    const { HashToken } = sent.body.data as { HashToken: string };
    const Token = await copiedFrom(store.database, ana.Usuario);
    await post('/cliente/token/validar', { Token, HashToken }, token);
    expect(told()).toEqual([{ event: 'token.confirmed', account }]);
  });

  it('is whatever a customer asks about the own data, and what is done of it', async () => {
    const client = await addClient(store.database);
    const account = accountCode(client.id);
    const token = await tokenOf(store.database, client);
    const copy = await post('/cliente/dados/copia', {}, token);
    await server.call(`GET /api/cliente/dados/copia/${(copy.body.data as { Id: string }).Id}`, { token });
    await post('/cliente/dados/exclusao', {}, token);
    await post('/cliente/dados/exclusao/desistir', {}, token);
    const copied = ['data.copyAsked', 'data.copyTaken'];
    expect(told()).toEqual(
      [...copied, 'data.erasureAsked', 'data.erasureWithdrawn'].map((event) => ({ event, account })),
    );
    const events: SecurityEvent[] = [];
    await readCommand(['erase', ana.Usuario])({ ...commands(), tell: (event) => void events.push(event) });
    expect(events.map(({ event }) => event)).toEqual(['data.erased', 'admin.done']);
    expect(events.map((event) => toLine(event).account)).toEqual([account, account]);
  });

  it('is every call of another system, signed or not as it should be', async () => {
    const key = { name: 'analise', role: 'read' } as const;
    const secret = await issueIntegrationKey(store.database, TEST_CONFIG.integrationKey as Buffer, {
      ...key,
      now: new Date(),
    });
    const as = (secret: string) => signedCaller(server.app, { name: key.name, secret }, () => new Date());
    expect((await as('another')('GET /cadastros')).status).toBe(401);
    expect((await as(secret ?? '')('GET /cadastros')).status).toBe(200);
    expect(told()).toEqual([{ event: 'key.refused' }, { event: 'key.used' }]);
  });

  it('is no sign-up that came to nothing', async () => {
    await store.database.execute(sql`alter table mail add constraint away check (false) not valid`);
    const body = { TipoCadastro: 1, NomeRazaoSocial: 'Beatriz Lima', CpfCnpj: '11144477735', Email: 'bia@example.com' };
    await post('/register', { ...body, Password: hashInBrowser('Muito@Boa7') });
    await store.database.execute(sql`alter table mail drop constraint away`);
    expect(lines.some((line) => line.includes('call failed'))).toBe(true);
    expect(told()).toEqual([]);
  });

  it('is every command of the operator, with whom it is about, and every use of a key', async () => {
    const { id } = await addClient(store.database);
    const events: Record<string, string | number>[] = [];
    const context = { ...commands(), tell: (event: SecurityEvent) => void events.push(toLine(event)) };
    await readCommand(['deactivate', 'ana@example.com'])(context);
    await expect(readCommand(['approve', 'ninguem@example.com'])(context)).rejects.toThrow();
    const key = await issueKey(store.database, { name: 'Rita', role: 'publisher', now: new Date() });
    await expect(publisherOf({ ...context, key: 'x'.repeat(43) })).rejects.toThrow();
    await publisherOf({ ...context, key });
    expect(events).toEqual([
      { event: 'admin.done', command: 'deactivate', account: accountCode(id) },
      { event: 'admin.failed', command: 'approve' },
      { event: 'key.refused' },
      { event: 'key.used' },
    ]);
  });
});
