import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mail } from '../../../server/storage/schema';
import { countStatements } from '../countedDatabase';
import { serverForTests } from '../serverForTests';
import { startApp } from '../testServer';

const START = new Date('2026-11-23T12:00:00Z');
const { store, server } = serverForTests(() => ({ clock: () => START }));

const ask = async (url: string) => {
  const { statusCode, headers, body } = await server.app.inject(url);
  expect(headers['cache-control']).toBe('no-store');
  return [statusCode, JSON.parse(body)];
};
const READY = {
  status: 'ready',
  database: 'ok',
  migrations: 'ok',
  definitions: 1,
  files: 'ok',
  mail: { oldest: 0 },
};

it('a server answers that it is there, and that it is ready', async () => {
  expect(await ask('/health')).toEqual([200, { status: 'ok' }]);
  expect(await ask('/ready')).toEqual([200, READY]);
});

it('is not ready while the tables are of an older version, and is once they are brought up to date', async () => {
  const newest = sql`(select max(created_at) from drizzle.__drizzle_migrations)`;
  const move = (by: number) =>
    store.database.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at + ${by}::int where created_at = ${newest}`,
    );
  await move(-1);
  expect(await ask('/ready')).toEqual([503, { ...READY, status: 'unavailable', migrations: 'behind' }]);
  expect(await ask('/health')).toEqual([200, { status: 'ok' }]);
  await move(1);
  expect(await ask('/ready')).toEqual([200, READY]);
});

it('tells for how many seconds the oldest e-mail has waited, not of one that was sent or given up', async () => {
  const before = (seconds: number) => new Date(START.getTime() - seconds * 1_000);
  const add = (seconds: number, over: Partial<typeof mail.$inferInsert> = {}) =>
    store.database.insert(mail).values({
      ...{ kind: 'recovery', sender: 'Portal', recipient: 'ana@example.com', subject: 'Senha' },
      ...{ createdAt: before(seconds), dueAt: before(seconds), expiresAt: before(-600), ...over },
    });
  await add(900, { sentAt: START });
  await add(800, { failedAt: START });
  expect(await ask('/ready')).toEqual([200, READY]);
  await add(30);
  await add(95);
  expect(await ask('/ready')).toEqual([200, { ...READY, mail: { oldest: 95 } }]);
});

it('asks the database once for all who ask at once', async () => {
  const { database, statements } = await countStatements(store.database);
  const { app } = await startApp(database, { clock: () => START });
  // Whether files can be kept is looked at by the clock.
  const asked = () => statements().filter((text) => text !== 'select 1');
  const askAll = (count: number) => Promise.all(Array.from({ length: count }, () => app.inject('/ready')));
  await askAll(1);
  const before = asked().length;
  await askAll(1);
  const ofOne = asked().length - before;
  expect(ofOne).toBeGreaterThan(0);
  const answers = await askAll(20);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(asked().length - before).toBe(2 * ofOne);
  await app.close();
});
