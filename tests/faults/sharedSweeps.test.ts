import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeExpiries, noticesReminders } from '../../server/outside/events/expiries';
import { forgetsNeverSent } from '../../server/registration/privacy/forget';
import { BATCH, deleteInBatches } from '../../server/storage/batches';
import type { Database, OpenDatabase } from '../../server/storage/database';
import { openFiles } from '../../server/storage/files/files';
import { openDatabase } from '../../server/storage/open';
import { rowsOf } from '../../server/storage/rows';
import { client, knownDevice } from '../../server/storage/schema';
import { passTogether } from '../../server/storage/sharedPass';
import { liveDefinitions } from '../server/privacy/serverOfTests';
import { TEST_CONFIG } from '../server/testServer';
import { type Cluster, startCluster } from '../support/postgres/cluster';

/** More than two batches. */
const MANY = 2 * BATCH + 200;

let cluster: Cluster;
let instances: [OpenDatabase, OpenDatabase];
let first: Database;
let second: Database;
beforeAll(async () => {
  cluster = await startCluster();
  const open = () => openDatabase({ url: cluster.url, directory: '' });
  instances = [await open(), await open()];
  [first, second] = [instances[0].database, instances[1].database];
  await instances[0].migrate('server/drizzle');
}, 60_000);
afterAll(async () => {
  for (const { close } of instances ?? []) await close();
  await cluster?.stop();
});
beforeEach(async () => {
  await first.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of ['event', 'known_device', 'client', 'sweep']) await tx.execute(sql.raw(`delete from ${table}`));
  });
});

const count = async (what: SQL): Promise<number> =>
  (await rowsOf<{ count: number }>(first, sql`select count(*)::int as count from ${what}`))[0]?.count ?? -1;

/** Adds registrations, all alike but for their numbers; `columns` are those that tests differ in. */
async function addMany(columns: SQL, values: SQL, many = MANY): Promise<void> {
  await first.execute(sql`insert into client (type, name, document, email, email_confirmed_at, ${columns})
    select 1, 'Cliente ' || n, n::text, n || '@example.com', now(), ${values} from generate_series(1, ${many}::int) as n`);
}

const addApproved = (expiry: SQL) => addMany(sql`status, sent_at, expires_on`, sql`2, now(), ${expiry}`);

/** Holds the rows of a statement in a transaction of the second instance while something is done. */
async function holding(rows: SQL, work: () => Promise<void>): Promise<void> {
  await second.transaction(async (tx) => {
    await tx.execute(rows);
    await work();
  });
}

/** What was told, and how often of each registration at most. */
async function told(kind: string) {
  const [found] = await rowsOf<{ events: number; clients: number }>(
    first,
    sql`select count(*)::int as events, count(distinct client_id)::int as clients from event where kind = ${kind}`,
  );
  return found;
}

describe('registrations that expire', () => {
  it('are told once each by two instances at once', async () => {
    await addApproved(sql`current_date - 3`);
    await Promise.all([noticeExpiries(first, new Date()), noticeExpiries(second, new Date())]);
    await noticeExpiries(first, new Date());
    expect(await told('expired')).toEqual({ events: MANY, clients: MANY });
    expect(await count(sql`client where status = 3`)).toBe(MANY);
  });

  it('wait for nobody: what one instance holds another one passes over, and has its turn later', async () => {
    await addApproved(sql`current_date - 3`);
    await holding(sql`select id from client order by expires_on, id limit 100 for update`, async () => {
      await noticeExpiries(first, new Date());
      expect(await told('expired')).toEqual({ events: MANY - 100, clients: MANY - 100 });
    });
    await noticeExpiries(first, new Date());
    expect(await told('expired')).toEqual({ events: MANY, clients: MANY });
  });

  it('are told once each although an instance is killed in the middle of a batch', async () => {
    await addApproved(sql`current_date - 3`);
    let killed: Promise<unknown> | undefined;
    await first.execute(
      sql`insert into client (type, name, document, email) values (1, 'Outro', '0', '0@example.com')`,
    );
    // The batch of the other process waits for this transaction, which has told of one of its registrations: under the
    // name of somebody else, for else that one would be passed over.
    const held = first.transaction(async (tx) => {
      await tx.execute(sql`insert into event (client_id, kind, once, at, due_at)
        select (select id from client where document = '0'), 'expired', 'expired ' || id || ' ' || expires_on, now(), now()
        from client where status = 2 order by expires_on, id limit 1`);
      const other = spawn(process.execPath, ['--import', 'tsx', 'tests/faults/sweeper.ts', cluster.url]);
      killed = once(other, 'exit');
      const isWaiting = sql`pg_stat_activity where wait_event_type = 'Lock' and query like 'with due%'`;
      await expect.poll(() => rowsOf(second, sql`select 1 from ${isWaiting}`), { timeout: 25_000 }).toHaveLength(1);
      other.kill('SIGKILL');
      await noticeExpiries(second, new Date());
      const [seen] = await rowsOf<{ count: number }>(second, sql`select count(*)::int as count from event`);
      expect(seen?.count).toBe(MANY - BATCH);
      tx.rollback();
    });
    await expect(held).rejects.toThrow('Rollback');
    expect(await killed).toEqual([null, 'SIGKILL']);
    const isLeft = sql`pg_stat_activity where state = 'active' and query like 'with due%' and pid <> pg_backend_pid()`;
    await expect.poll(() => count(isLeft), { timeout: 10_000 }).toBe(0);
    await noticeExpiries(second, new Date());
    expect(await told('expired')).toEqual({ events: MANY, clients: MANY });
    expect(await count(sql`client where status = 3`)).toBe(MANY);
  });

  it('are reminded of once for each day of expiry, by whichever instance looks', async () => {
    await addApproved(sql`current_date + 20`);
    const remind = noticesReminders(30);
    await Promise.all([remind(first, new Date()), remind(second, new Date())]);
    await remind(second, new Date());
    expect(await told('expiring')).toEqual({ events: MANY, clients: MANY });
    await first.execute(sql`update client set expires_on = expires_on + 1 where document = '7'`);
    await remind(first, new Date());
    expect(await told('expiring')).toEqual({ events: MANY + 1, clients: MANY });
  });
});

describe('what is deleted by its age', () => {
  it('goes in batches that pass over the rows of another instance', async () => {
    await addMany(sql`status`, sql`0`);
    await first.execute(sql`insert into known_device (client_id, device, used_at) select id, 'x', now() from client`);
    const all = { from: knownDevice, key: [knownDevice.clientId, knownDevice.device] };
    await holding(sql`select 1 from known_device limit 10 for update`, async () => {
      await deleteInBatches(first, all);
      expect(await count(sql`known_device`)).toBe(10);
    });
    await deleteInBatches(first, all);
    expect(await count(sql`known_device`)).toBe(0);
  });

  it('ends after the batch under way when the server ends', async () => {
    await addMany(sql`status`, sql`0`);
    const stopping = new AbortController();
    let batches = 0;
    const counted = new Proxy(first, {
      get: (target, name) => {
        if (name === 'execute' && ++batches === 1) stopping.abort();
        return Reflect.get(target, name).bind(target);
      },
    });
    await deleteInBatches(counted, { from: client, key: [client.id] }, stopping.signal);
    expect(await count(sql`client`)).toBe(MANY - BATCH);
  });

  it('is erased once each by two instances at once: accounts that never sent', async () => {
    await addMany(sql`created_at`, sql`now() - interval '181 days'`, 40);
    const files = openFiles(TEST_CONFIG.files, first);
    const forget = forgetsNeverSent(await liveDefinitions(), files);
    const before = await count(sql`erasure`);
    await Promise.all([forget(first, new Date()), forget(second, new Date())]);
    await forget(first, new Date());
    expect([await count(sql`client`), (await count(sql`erasure`)) - before]).toEqual([0, 40]);
  }, 60_000);
});

describe('a pass through all contents', () => {
  const names = Array.from({ length: MANY }, (_, index) => String(index).padStart(6, '0'));
  const now = new Date('2026-11-25T12:00:00Z');
  const pass = (database: Database, seen: string[], at = now) =>
    passTogether(database, {
      name: 'test',
      now: at,
      rest: 60_000,
      read: async (after) => names.filter((name) => name > after).slice(0, BATCH),
      work: async (page) => void seen.push(...page),
    });

  it('is shared by two instances: each page is one’s alone, and nobody begins anew before its time', async () => {
    const seen: [string[], string[]] = [[], []];
    await Promise.all([pass(first, seen[0]), pass(second, seen[1])]);
    expect(seen.flat().sort()).toEqual(names);
    await pass(first, seen[0]);
    expect(seen.flat()).toHaveLength(MANY);
    await pass(second, seen[1], new Date(now.getTime() + 60_001));
    expect(seen.flat()).toHaveLength(2 * MANY);
    // The clock was set back: a little counts as the difference of two clocks.
    await pass(first, seen[0], new Date(now.getTime() + 59_000));
    expect(seen.flat()).toHaveLength(2 * MANY);
    await pass(first, seen[0], new Date(now.getTime() - 60 * 60_000));
    expect(seen.flat()).toHaveLength(3 * MANY);
  });

  it('goes on where an instance has ended', async () => {
    const seen: string[] = [];
    const ends = passTogether(first, {
      name: 'test',
      now,
      rest: 60_000,
      read: async (after) => names.filter((name) => name > after).slice(0, BATCH),
      work: () => Promise.reject(new Error('It ended.')),
    });
    await expect(ends).rejects.toThrow('It ended.');
    await pass(second, seen);
    expect(seen).toEqual(names.slice(BATCH));
  });
});
