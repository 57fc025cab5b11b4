import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventKind } from '../../../contract/eventNames';
import { STATUS } from '../../../contract/lifeCycle';
import { readCommand } from '../../../server/admin/run';
import { seedDeclarations } from '../../../server/blocks/declarations/seed';
import { fillRegistration } from '../../../server/demo/registration';
import { noticeExpiries, noticesReminders } from '../../../server/outside/events/expiries';
import { forgetsOldEvents } from '../../../server/outside/events/keep';
import { queueEvent } from '../../../server/outside/events/queue';
import { type Telling, tellDue } from '../../../server/outside/events/tell';
import { keepDecision } from '../../../server/registration/review/decide';
import { webhookSecret } from '../../../server/storage/integrationKeys';
import { client, event } from '../../../server/storage/schema';
import { temporaryFolder } from '../../support/temporaryFolder';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, LIVE_NO_WIZARDS, TEST_CONFIG, tokenOf } from '../testServer';

const START = new Date('2026-11-23T12:00:00Z');
let now = START;
const clock = () => now;
const { store, server } = serverForTests(async (database) => {
  await seedDeclarations(database, { assets: 'server', now: START });
  return { definitions: await compiledDefinitions(), clock };
});
const master = TEST_CONFIG.integrationKey as Buffer;

const kinds = async () => (await store.database.select().from(event).orderBy(event.sequence)).map(({ kind }) => kind);
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

let told: { Evento: string; ClienteGuid: string; Sequencia: number }[];
let answers: (() => Response | Promise<Response>)[];
const telling = (over: Partial<Telling> = {}): Telling => ({
  database: store.database,
  clock,
  url: 'https://atras.test/eventos',
  master,
  log: () => {},
  fetch: async (_url, init) => {
    const answer = await (answers.shift()?.() ?? new Response(null, { status: 204 }));
    if (answer.ok) told.push(JSON.parse(String(init?.body)));
    return answer;
  },
  ...over,
});
const queue = async (clientId: string, ...all: EventKind[]) => {
  for (const kind of all) await queueEvent(store.database, { clientId, kind, now });
};
/** Tells until nothing is due any more. */
const tellAll = async () => {
  while ((await tellDue(telling())) > 0);
};

beforeEach(() => {
  now = START;
  [told, answers] = [[], []];
});

describe('what happens to a registration', () => {
  it('is kept as it does: signed, sent, changed once, approved, expired by its date', async () => {
    const ana = await addClient(store.database, { loginInReview: true });
    const token = await tokenOf(store.database, ana, now);
    expect(await fillRegistration(server.app, { token, assets: 'server', calls: 'demoRegistration' })).toEqual(
      new Set(),
    );
    const send = () =>
      server.call('POST /api/PessoaFisica/ConcluirCadastro', { token, body: { RenovacaoCadastral: false } });
    expect((await send()).status).toBe(200);
    const read = async () => (await store.database.select().from(client).where(eq(client.id, ana.id)))[0];
    const decide = { decision: 'approved', by: 'operator', expiresOn: '2026-11-24' } as const;
    await keepDecision(
      { database: store.database, definitions: LIVE_NO_WIZARDS, clock },
      { client: (await read()) as never, last: undefined },
      decide,
    );
    for (const OutrosRendimentos of [1, 2]) {
      const body = { RemuneracaoMensal: 1, OutrosRendimentos };
      await server.call('POST /api/PessoaFisica/dadosFinanceiros', { token, body });
    }
    later(24 * 3_600_000);
    for (const _ of [1, 2]) await noticeExpiries(store.database, now);
    expect(await kinds()).toEqual([...Array(4).fill('signed'), 'sent', 'approved', 'changed', 'expired']);
  });

  it('of an expiry is told once, however long nobody renews', async () => {
    await addClient(store.database, { status: STATUS.approved, sentAt: now, expiresOn: '2026-11-01' });
    await noticeExpiries(store.database, now);
    await tellAll();
    for (const days of [89, 2]) {
      later(days * 24 * 3_600_000);
      await forgetsOldEvents(LIVE_NO_WIZARDS)(store.database, now);
      await noticeExpiries(store.database, now);
      await tellAll();
    }
    expect(told.map(({ Evento }) => Evento)).toEqual(['vencido']);
    // Nothing of it is left to tell again.
    expect(await kinds()).toEqual([]);
  });

  it('of an expiry to come is told once for each day, within the last days of the validity', async () => {
    const { id } = await addClient(store.database, { status: STATUS.approved, sentAt: now, expiresOn: '2026-12-20' });
    const remind = noticesReminders(10);
    await remind(store.database, now);
    expect(await kinds()).toEqual([]);
    later(17 * 24 * 3_600_000);
    for (const _ of [1, 2]) await remind(store.database, now);
    await store.database.update(client).set({ expiresOn: '2026-12-19' }).where(eq(client.id, id));
    await remind(store.database, now);
    await tellAll();
    expect(told.map(({ Evento }) => Evento)).toEqual(['a-vencer', 'a-vencer']);
    later(10 * 24 * 3_600_000);
    await noticeExpiries(store.database, now);
    await remind(store.database, now);
    expect(await kinds()).toEqual(['expiring', 'expiring', 'expired']);
  });

  it('is nothing where what would have brought it about is refused', async () => {
    const token = await tokenOf(store.database, await addClient(store.database), now);
    const body = { RenovacaoCadastral: false };
    expect((await server.call('POST /api/PessoaFisica/ConcluirCadastro', { token, body })).status).toBe(400);
    expect(await kinds()).toEqual([]);
  });
});

describe('an event', () => {
  it('is told in the order of its registration, and waits for the one before, with growing delays', async () => {
    const ana = await addClient(store.database);
    const bia = await addClient(store.database, { document: '11144477735', email: 'bia@example.com' });
    await queue(ana.id, 'sent', 'approved');
    await queue(bia.id, 'sent');
    const log = vi.fn();
    answers = [() => new Response(null, { status: 500 })];
    await tellDue(telling({ log }));
    expect(told.map(({ ClienteGuid }) => ClienteGuid)).toEqual([bia.id]);
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'sent', attempts: 1, error: '500' }),
      expect.any(String),
    );
    expect(await tellDue(telling())).toBe(0);
    later(10_000);
    answers = [() => Promise.reject(new TypeError('fetch failed'))];
    await tellDue(telling());
    later(29_000);
    expect(await tellDue(telling())).toBe(0);
    later(1_000);
    await tellAll();
    expect(told.filter(({ ClienteGuid }) => ClienteGuid === ana.id).map(({ Evento }) => Evento)).toEqual([
      'enviado',
      'aprovado',
    ]);
  });

  it('is a trace of its own, of the digits of its id, the same at each try', async () => {
    await queue((await addClient(store.database)).id, 'sent');
    const traces: string[] = [];
    const fetch: Telling['fetch'] = async (_url, init) => {
      traces.push(new Headers(init?.headers).get('traceparent') ?? '');
      return new Response(null, { status: traces.length === 1 ? 500 : 204 });
    };
    await tellDue(telling({ fetch }));
    later(10_000);
    await tellDue(telling({ fetch }));
    const [kept] = await store.database.select().from(event);
    const digits = kept?.id.replaceAll('-', '');
    expect(traces.map((trace) => trace.replace(/-[0-9a-f]{16}-/, '-caller-'))).toEqual(
      Array(2).fill(`00-${digits}-caller-01`),
    );
    expect(new Set(traces).size).toBe(2);
  });

  it('is told once by several servers, and again by another when one died over it', async () => {
    await queue((await addClient(store.database)).id, 'sent');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    answers = [() => held.then(() => new Response(null, { status: 500 }))];
    const first = tellDue(telling());
    await vi.waitFor(() => expect(answers).toEqual([]));
    expect(await tellDue(telling())).toBe(0);
    later(60_000);
    expect(await tellDue(telling())).toBe(1);
    release();
    await first;
    expect(told).toHaveLength(1);
  });

  it('does not wait for a time that comes again as the clock was set back', async () => {
    await queue((await addClient(store.database)).id, 'sent', 'approved');
    later(-30 * 60_000);
    let others = -1;
    answers = [
      async () => {
        // The next one of the registration waits, and so does this one for its claim.
        others = await tellDue(telling());
        return new Response(null, { status: 500 });
      },
    ];
    expect(await tellDue(telling())).toBe(1);
    expect([others, told.length]).toEqual([0, 0]);
    expect(await tellDue(telling())).toBe(0);
    later(-2 * 3_600_000);
    await tellAll();
    expect(told.map(({ Evento }) => Evento)).toEqual(['enviado', 'aprovado']);
  });

  it('tells nothing of the person', async () => {
    const { id } = await addClient(store.database);
    await queue(id, 'signed');
    await tellAll();
    expect(told).toEqual([
      {
        Id: expect.any(String),
        Sequencia: expect.any(Number),
        Evento: 'assinado',
        Em: START.toISOString(),
        ClienteGuid: id,
        TipoCliente: 1,
        Definicao: null,
      },
    ]);
  });

  it('is told again by the operator, one or all since a moment, for thirty days', async () => {
    const { id } = await addClient(store.database);
    await queue(id, 'sent', 'approved');
    await tellAll();
    const lines: string[] = [];
    const context = {
      database: store.database,
      definitions: LIVE_NO_WIZARDS,
      config: { ...TEST_CONFIG } as never,
      assets: 'server',
      now,
      print: (line: string) => void lines.push(line),
      createDemo: () => Promise.reject(new Error()),
    };
    const [first] = await store.database.select().from(event).orderBy(event.sequence);
    await readCommand(['integration', 'replay', first?.id ?? ''])(context);
    await tellAll();
    await readCommand(['integration', 'replay', '2026-11-23T11:00:00Z'])(context);
    await tellAll();
    expect(told.map(({ Evento }) => Evento)).toEqual(['enviado', 'aprovado', 'enviado', 'enviado', 'aprovado']);
    await readCommand(['integration', 'events'])(context);
    expect(lines).toEqual(['1 events are told again.', '2 events are told again.', '0 events wait to be told.']);
    for (const none of ['10', '2026', '2026-02-30T12:00:00Z', '2026-11-23T12:00:00', '2026-11-23T25:00:00Z', ''])
      await expect(readCommand(['integration', 'replay', none])(context)).rejects.toThrow('a moment such as');
    expect(await tellDue(telling())).toBe(0);
    later(31 * 24 * 3_600_000);
    await forgetsOldEvents(LIVE_NO_WIZARDS)(store.database, now);
    expect(await kinds()).toEqual([]);
  });

  it('holds no connection to a receiver that takes it and goes on talking', async () => {
    const receiver = createServer((_call, answer) => {
      answer.writeHead(200).write('and');
      gone.push(once(answer, 'close'));
    }).listen(0, '127.0.0.1');
    const gone: Promise<unknown>[] = [];
    await once(receiver, 'listening');
    const { port } = receiver.address() as { port: number };
    await queue((await addClient(store.database)).id, 'sent');
    // Without the limit of time, which would end the connection in the end.
    const fetch: Telling['fetch'] = (url, init) => globalThis.fetch(url, { ...init, signal: null });
    expect(await tellDue(telling({ url: `http://127.0.0.1:${port}/`, fetch }))).toBe(1);
    expect(await store.database.$count(event, isNotNull(event.toldAt))).toBe(1);
    await Promise.all(gone);
    expect(gone).toHaveLength(1);
    receiver.close();
  }, 10_000);
});

describe('the receiver of the examples', () => {
  it('keeps each event of this server once, and takes none that is signed otherwise', async () => {
    now = new Date();
    const file = join(temporaryFolder({}), 'events.jsonl');
    const env = { ...process.env, WEBHOOK_SECRET: webhookSecret(master) };
    const receiver = spawn(process.execPath, ['examples/webhook-receiver/receive.mjs', '0', file], { env });
    try {
      const [words] = await once(receiver.stdout, 'data');
      const [url = ''] = String(words).split(' ');
      const { id } = await addClient(store.database);
      await queue(id, 'sent', 'approved');
      const real = telling({ url, fetch: globalThis.fetch });
      while ((await tellDue(real)) > 0);
      await store.database.update(event).set({ toldAt: null, dueAt: now });
      while ((await tellDue(real)) > 0);
      const log = vi.fn();
      await queue(id, 'expired');
      await tellDue(telling({ url, log, fetch: globalThis.fetch, master: Buffer.alloc(32, 1) }));
      expect(log).toHaveBeenCalledWith(expect.objectContaining({ kind: 'expired', error: '401' }), expect.any(String));
      const kept = readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).Evento);
      expect(kept).toEqual(['enviado', 'aprovado']);
    } finally {
      receiver.kill();
    }
  });

  it('ends without a secret, with which anybody could sign', () => {
    const env = { ...process.env, WEBHOOK_SECRET: '' };
    const args = ['examples/webhook-receiver/receive.mjs', '0', join(temporaryFolder({}), 'events.jsonl')];
    const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 10_000 });
    expect([status, stderr]).toEqual([
      1,
      'WEBHOOK_SECRET must be set to what "npm run admin -- integration secret" prints.\n',
    ]);
  });

  it('outlives a message that breaks off in the middle, keeps nothing of it, and takes it when it comes again', async () => {
    now = new Date();
    const file = join(temporaryFolder({}), 'events.jsonl');
    const env = { ...process.env, WEBHOOK_SECRET: webhookSecret(master) };
    const receiver = spawn(process.execPath, ['examples/webhook-receiver/receive.mjs', '0', file], { env });
    try {
      const [words] = await once(receiver.stdout, 'data');
      const [url = ''] = String(words).split(' ');
      const { hostname, port } = new URL(url);
      const broken = connect(Number(port), hostname);
      const heard: Buffer[] = [];
      broken.on('data', (piece) => heard.push(piece));
      await once(broken, 'connect');
      broken.end('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"Id":"1"');
      await once(broken, 'close');
      await queue((await addClient(store.database)).id, 'sent');
      expect(await tellDue(telling({ url, fetch: globalThis.fetch }))).toBe(1);
      expect(await store.database.$count(event, isNotNull(event.toldAt))).toBe(1);
      const kept = readFileSync(file, 'utf8').trim().split('\n');
      expect(kept.map((line) => JSON.parse(line).Evento)).toEqual(['enviado']);
      expect([receiver.exitCode, Buffer.concat(heard).toString()]).toEqual([null, '']);
    } finally {
      receiver.kill();
    }
  });

  it('goes on after a line that was not written to its end', async () => {
    now = new Date();
    const file = join(temporaryFolder({ 'events.jsonl': '{"Id":"1"}\n{"Id":"2","Eve' }), 'events.jsonl');
    const env = { ...process.env, WEBHOOK_SECRET: webhookSecret(master) };
    const receiver = spawn(process.execPath, ['examples/webhook-receiver/receive.mjs', '0', file], { env });
    try {
      const [words] = await once(receiver.stdout, 'data');
      const [url = ''] = String(words).split(' ');
      await queue((await addClient(store.database)).id, 'sent');
      expect(await tellDue(telling({ url, fetch: globalThis.fetch }))).toBe(1);
      const [first, half, told = ''] = readFileSync(file, 'utf8').split('\n');
      expect([first, half]).toEqual(['{"Id":"1"}', '{"Id":"2","Eve']);
      expect(JSON.parse(told)).toMatchObject({ Evento: 'enviado' });
    } finally {
      receiver.kill();
    }
  }, 10_000);
});
