import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { requestIdOf } from '../../../server/http/requestId';
import { isGuid } from '../../../server/storage/guid';
import { type ApiEvent, createClient } from '../../../src/api/createClient';
import { SessionLost } from '../../../src/api/SessionLost';

type Answer = { status?: number; body?: Json; etag?: string } | Error | 'never';

/** A client on a server that answers by path. */
function setUp(answers: Record<string, Answer> = {}, firstToken: string | null = 'abc') {
  const store = { token: firstToken ?? undefined, now: 0 };
  const sent: Request[] = [];
  const events: ApiEvent[] = [];
  const client = createClient({
    baseUrl: 'https://portal.test/api',
    now: () => store.now,
    tokens: {
      read: () => store.token,
      clear: () => {
        store.token = undefined;
      },
    },
    upload: async (request, onProgress) => {
      sent.push(request.clone());
      onProgress(0.5);
      return new Response('{"data":"uploaded"}', { status: store.token === 'old' ? 401 : 200 });
    },
    fetch: (request) => {
      sent.push(request.clone());
      const answer =
        answers[new URL(request.url).pathname.replace('/api', '')] ??
        ({ body: { data: sent.length } } satisfies Answer as Answer);
      if (answer === 'never') {
        return new Promise((_, reject) => {
          if (request.signal.aborted) reject(request.signal.reason);
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        });
      }
      if (answer instanceof Error) return Promise.reject(answer);
      const { status = 200, body, etag } = answer;
      const headers = { ...(etag !== undefined && { etag }) };
      return Promise.resolve(new Response(body === undefined ? '<html>' : JSON.stringify(body), { status, headers }));
    },
  });
  client.subscribe((event) => events.push(event));
  return { client, store, sent, events };
}

const get = (path: string, more = {}) => ({ method: 'GET' as const, path, ...more });
const post = (path: string, more = {}) => ({ method: 'POST' as const, path, ...more });

it('tells the first page that listens what happened before, and nobody else', async () => {
  const client = createClient({
    baseUrl: 'https://portal.test/api',
    tokens: { read: () => 'old', clear: () => undefined },
    fetch: async () => new Response('{}', { status: 401 }),
  });
  await expect(client.send(get('cliente/usuario'))).rejects.toThrow(SessionLost);
  const [first, second] = [[] as ApiEvent[], [] as ApiEvent[]];
  client.subscribe((event) => second.push(event));
  client.subscribe((event) => first.push(event), { isPage: true })();
  client.subscribe((event) => second.push(event), { isPage: true });
  expect(first).toMatchObject([{ kind: 'sessionLost', reason: 'expired' }]);
  expect(second).toEqual([]);
});

describe('calls', () => {
  it('[ACC-SESS-03, CF-CAL-01] go to the base address with a JSON body, with or without the leading slash', async () => {
    const { client, sent } = setUp();
    await client.send(post('PessoaFisica/contato?nome=Zé', { body: { Email: 'a@b.co' } }));
    expect(sent[0]?.url).toBe('https://portal.test/api/PessoaFisica/contato?nome=Z%C3%A9');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(await sent[0]?.json()).toEqual({ Email: 'a@b.co' });
  });

  it('leave to the browser what never changes under its address, and nothing else', async () => {
    const { client, sent } = setUp();
    await client.send(get('Consulta/bancos?v=0a1b2c3d4e5f6071', { isForGood: true }));
    await client.send(get('Consulta/bancos'));
    expect(sent.map(({ cache }) => cache)).toEqual(['default', 'no-store']);
  });

  it('have each a name of their own, which the server takes', async () => {
    const { client, sent } = setUp({ '/lost': new TypeError('network') });
    for (let count = 0; count < 20; count += 1) await client.send(post('lost')).catch(() => undefined);
    const names = sent.map(({ headers }) => headers.get('x-request-id') ?? '');
    expect(new Set(names).size).toBe(20);
    expect(names.map((name) => requestIdOf({ headers: { 'x-request-id': name } }))).toEqual(names);
    expect(names.filter((name) => isGuid(name))).toEqual([]);
  });

  it('name what they do, the same as long as no answer was heard', async () => {
    const { client, sent } = setUp({ '/lost': new TypeError('network'), '/down': { status: 503 } });
    const keyOf = async (call: Parameters<typeof client.send>[0]) => {
      await client.send(call).catch(() => undefined);
      return sent.at(-1)?.headers.get('idempotency-key');
    };
    const row = { body: { Nome: 'Caio' } };
    const first = await keyOf(post('lost', row));
    expect(first).toMatch(/^[\w-]{36}$/);
    expect(await keyOf(post('lost', row))).toBe(first);
    expect(await keyOf(post('lost', { body: { Nome: 'Ana' } }))).not.toBe(first);
    const down = await keyOf(post('down', row));
    expect(await keyOf(post('down', row))).toBe(down);
    expect(await keyOf(post('rows', row))).not.toBe(await keyOf(post('rows', row)));
    expect(await keyOf(get('rows/excluir?guid=1'))).toMatch(/^[\w-]{36}$/);
    expect(await keyOf(get('rows'))).toBeNull();
    expect(await keyOf(post('part', { ...row, knownVersion: '1' }))).toBeNull();
    client.beginSession();
    expect(await keyOf(post('lost', row))).not.toBe(first);
  });

  it.each(['"a=1&b=2"', 'W/"a=1&b=2"', '"a=1&b=2-gzip"', 'W/"a=1&b=2-br"'])(
    'send the version that they were answered, whatever a proxy that compresses made of it: %s',
    async (etag) => {
      const { client, sent } = setUp({ '/part': { body: { data: null }, etag } });
      const { version } = await client.send(get('part'));
      expect(version).toBe('a=1&b=2');
      await client.send(post('part', { body: {}, ...(version && { knownVersion: version }) }));
      expect(sent.at(-1)?.headers.get('if-match')).toBe('"a=1&b=2"');
    },
  );

  it('name what was typed at one moment the same in every page, as long as it says the same', async () => {
    const keyOf = async (body: JsonObject, begun?: string) => {
      const { client, sent } = setUp();
      await client.send(post('rows', { body, ...(begun && { begun }) }));
      return sent[0]?.headers.get('idempotency-key');
    };
    const moments = ['2026-11-22T12:00:00.000Z', '2026-11-22T12:00:00.001Z'];
    const first = await keyOf({ Nome: 'Caio' }, moments[0]);
    expect(first).toMatch(/^[\w-]{16,100}$/);
    expect(await keyOf({ Nome: 'Caio' }, moments[0])).toBe(first);
    expect(await keyOf({ Nome: 'Caio' }, moments[1])).not.toBe(first);
    expect(await keyOf({ Nome: 'Ana' }, moments[0])).not.toBe(first);
    expect(await keyOf({ Nome: 'Caio' })).not.toBe(await keyOf({ Nome: 'Caio' }));
  });

  it('[ACC-SESS-04, CF-CAL-01] carry the token; public ones go without it when there is none', async () => {
    const { client, sent, store } = setUp();
    await client.send(get('/cliente/documentos'));
    await client.send(get('/consulta/bancos'));
    store.token = undefined;
    await client.send(get('/consulta/paises'));
    expect(sent.map((request) => request.headers.get('authorization'))).toEqual(['Bearer abc', 'Bearer abc', null]);
  });

  it('[ACC-SESS-09, ACC-ERR-02] are blocked without a token, and said so once', async () => {
    const { client, sent, events } = setUp({}, null);
    const calls = [client.send(get('/cliente/usuario')), client.send(post('/PessoaFisica/endereco'))];
    for (const result of await Promise.allSettled(calls)) {
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { status: 401, message: 'Token ausente. A requisição foi bloqueada.' },
      });
    }
    expect(sent).toHaveLength(0);
    expect(events).toEqual([
      { kind: 'sessionLost', reason: 'missing', message: 'Token ausente. A requisição foi bloqueada.' },
    ]);
  });

  it('give any status to the caller, and no body where it is not JSON', async () => {
    const { client } = setUp({ '/a': { status: 404, body: { data: ['x'] } }, '/b': {} });
    expect(await client.send(get('/a', { ownTitle: true }))).toEqual({ status: 404, body: { data: ['x'] } });
    expect(await client.send(get('/b'))).toEqual({ status: 200, body: undefined });
  });

  it('[ACC-SESS-04, ACC-ERR-01] that tell their progress carry the token, and lose the session like others', async () => {
    const { client, store, sent, events } = setUp();
    const told: number[] = [];
    const call = post('/cliente/documentos', { body: { a: 1 }, onProgress: (fraction: number) => told.push(fraction) });
    expect(await client.send(call)).toEqual({ status: 200, body: { data: 'uploaded' } });
    expect(told).toEqual([0.5]);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer abc');
    expect(await sent[0]?.json()).toEqual({ a: 1 });
    store.token = 'old';
    await expect(client.send(call)).rejects.toBeInstanceOf(SessionLost);
    expect(events.map(({ kind }) => kind)).toEqual(['sessionLost']);
  });

  it('end at their time limit', async () => {
    const { client } = setUp({ '/lento': 'never' });
    await expect(client.send(get('/lento', { timeout: 5 }))).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('a lost session', () => {
  it('[ACC-SESS-07, ACC-ERR-01] is told once, however many calls fail', async () => {
    const { client, events } = setUp({ '/a': { status: 401 }, '/b': { status: 401 } });
    const results = await Promise.allSettled([client.send(get('/a')), client.send(get('/b')), client.send(post('/a'))]);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(events).toEqual([{ kind: 'sessionLost', reason: 'expired', message: 'Sessão expirada' }]);
  });

  it('[ACC-SESS-08, ACC-ERR-01] clears the token and aborts the calls on their way, which say nothing', async () => {
    const { client, store, events } = setUp({ '/lento': 'never', '/a': { status: 401 } });
    const slow = client.send(post('/lento'));
    await expect(client.send(get('/a'))).rejects.toBeInstanceOf(SessionLost);
    await expect(slow).rejects.toMatchObject({ name: 'AbortError' });
    expect(store.token).toBeUndefined();
    expect(events.map(({ kind }) => kind)).toEqual(['sessionLost']);
  });

  it('[ACC-CACHE-07] clears the whole cache', async () => {
    const { client, store, sent } = setUp({ '/a': { status: 401 } });
    await client.send(get('/consulta/bancos'));
    await client.send(get('/a')).catch(() => undefined);
    store.token = 'abc';
    await client.send(get('/consulta/bancos'));
    expect(sent.filter(({ url }) => url.endsWith('/consulta/bancos'))).toHaveLength(2);
  });

  it('is no matter of a call that was sent without a token', async () => {
    const { client, events } = setUp({ '/register/email-ativar-conta': { status: 401, body: { data: ['x'] } } }, null);
    const answer = await client.send(post('/register/email-ativar-conta'));
    expect(answer).toEqual({ status: 401, body: { data: ['x'] } });
    expect(events).toEqual([]);
  });

  it('is told again after another sign-in', async () => {
    const { client, store, events } = setUp({ '/a': { status: 401 } });
    await client.send(get('/a')).catch(() => undefined);
    client.beginSession();
    store.token = 'def';
    await client.send(get('/a')).catch(() => undefined);
    expect(events).toHaveLength(2);
  });

  it('is none after a logoff: what a page left behind asks for is not sent, and nothing is told', async () => {
    const { client, store, sent, events } = setUp();
    client.endSession();
    store.token = undefined;
    await expect(client.send(get('/cliente/usuario'))).rejects.toBeInstanceOf(SessionLost);
    expect([sent, events]).toEqual([[], []]);
  });

  it('does not come of a quiet call', async () => {
    const { client, store, events } = setUp({ '/login/logoff': { status: 401 } });
    expect((await client.send(post('/login/logoff', { quiet: true }))).status).toBe(401);
    expect([store.token, events]).toEqual(['abc', []]);
  });
});

describe('a refusal', () => {
  const text = 'O servidor não retornou a requisição. Tente novamente.';

  it('[ACC-SESS-10, ACC-ERR-03, CF-CAL-03] is told with the first message of the server', async () => {
    const { client, events } = setUp({ '/a': { status: 400, body: { data: ['Primeira.', 'Segunda.'] } } });
    await client.send(post('/a'));
    expect(events).toEqual([{ kind: 'refused', text: 'Primeira.' }]);
  });

  it.each([[undefined], [{}], [{ data: [] }], [{ data: null }]])(
    '[ACC-SESS-11, ACC-ERR-03] without a message has the general one: %j',
    async (body) => {
      const { client, events } = setUp({ '/a': { status: 400, body } });
      await client.send(post('/a'));
      expect(events).toEqual([{ kind: 'refused', text }]);
    },
  );

  it.each(['/register', '/Login', '/PessoaFisica/declaracoes'])(
    '[ACC-SESS-12] of %s is left to its page',
    async (path) => {
      const { client, events } = setUp({ [path]: { status: 400, body: { data: ['x'] } } });
      await client.send(post(path));
      expect(events).toEqual([]);
    },
  );

  it('[ACC-SESS-12] of a call with a title of its own is left to its page', async () => {
    const { client, events } = setUp({ '/a': { status: 400, body: { data: ['x'] } } });
    await client.send(post('/a', { ownTitle: true }));
    expect(events).toEqual([]);
  });

  it.each<[string, Answer]>([
    ['403', { status: 403, body: { data: ['x'] } }],
    ['500', { status: 500, body: { data: ['x'] } }],
    ['no network', new TypeError('Failed to fetch')],
  ])('of another kind is told in general words: %s', async (_, answer) => {
    const { client, events } = setUp({ '/a': answer });
    await client.send(post('/a')).catch(() => undefined);
    expect(events.filter(({ kind }) => kind !== 'unanswered')).toEqual([{ kind: 'refused', text }]);
  });

  it('is not all: that there was no answer is told also of quiet calls', async () => {
    const { client, events } = setUp({ '/a': new TypeError('Failed to fetch') });
    await client.send(post('/a', { quiet: true })).catch(() => undefined);
    expect(events).toEqual([{ kind: 'unanswered' }]);
  });

  it('that the caller aborted is not told', async () => {
    const { client, events } = setUp({ '/lento': 'never' });
    const controller = new AbortController();
    const call = client.send(get('/lento', { signal: controller.signal }));
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(events).toEqual([]);
  });
});

describe('kept answers', () => {
  it('[ACC-CACHE-01] save a second equal call; a fresh one asks the server', async () => {
    const { client, sent } = setUp();
    const first = await client.send(get('/consulta/bancos'));
    expect(await client.send(get('/Consulta/Bancos'))).toEqual(first);
    expect(sent).toHaveLength(1);
    await client.send(get('/consulta/bancos', { fresh: true }));
    expect(sent).toHaveLength(2);
  });

  it('save a second equal call while the first is on its way; each asker has a copy', async () => {
    const { client, sent } = setUp({ '/consulta/bancos': { body: { data: ['Itaú'] } } });
    const settings = get('/consulta/bancos', { ownTitle: true });
    const [first, second] = await Promise.all([client.send(settings), client.send(settings), client.send(settings)]);
    expect(sent).toHaveLength(1);
    expect(second).toEqual({ status: 200, body: { data: ['Itaú'] } });
    expect(second.body).not.toBe(first.body);
  });

  it('save no call that is told otherwise, or that is fresh', async () => {
    const { client, sent } = setUp();
    await Promise.all([client.send(get('/consulta/bancos')), client.send(get('/consulta/bancos', { ownTitle: true }))]);
    await Promise.all([
      client.send(get('/a', { fresh: true, ownTitle: true })),
      client.send(get('/a', { fresh: true, ownTitle: true })),
    ]);
    expect(sent).toHaveLength(4);
  });

  it('on their way are not for whoever asks after a change', async () => {
    const { client, sent } = setUp();
    const early = client.send(get('/consulta/bancos', { ownTitle: true }));
    await client.send(post('/consulta/outra'));
    const late = await client.send(get('/consulta/bancos', { ownTitle: true }));
    expect(late.body).not.toEqual((await early).body);
    expect(sent).toHaveLength(3);
  });

  it('are those of status 200 alone', async () => {
    const { client, sent } = setUp({ '/consulta/x': { status: 404, body: { data: [] } } });
    await client.send(get('/consulta/x', { ownTitle: true }));
    await client.send(get('/consulta/x', { ownTitle: true }));
    expect(sent).toHaveLength(2);
  });

  it('[ACC-CACHE-04] go with a POST of the same first segment', async () => {
    const { client, sent } = setUp();
    await client.send(get('/cliente/documentos'));
    await client.send(get('/consulta/bancos'));
    await client.send(post('Cliente/documento'));
    await client.send(get('/cliente/documentos'));
    await client.send(get('/consulta/bancos'));
    expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /api/cliente/documentos',
      'GET /api/consulta/bancos',
      'POST /api/Cliente/documento',
      'GET /api/cliente/documentos',
    ]);
  });

  it('[ACC-CACHE-05] go with a GET that deletes', async () => {
    const { client, sent } = setUp();
    await client.send(get('/cliente/documentos'));
    await client.send(get('/cliente/excluir?guid=1'));
    await client.send(get('/cliente/documentos'));
    expect(sent).toHaveLength(3);
  });

  it('[ACC-CACHE-08] are never given to another session', async () => {
    const { client, store, sent } = setUp();
    await client.send(get('/cliente/documentos'));
    store.token = 'of somebody else';
    await client.send(get('/cliente/documentos'));
    expect(sent).toHaveLength(2);
  });
});
