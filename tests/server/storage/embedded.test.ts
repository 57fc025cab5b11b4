import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../../server/storage/database';
import { openDatabase } from '../../../server/storage/open';
import { client, filePiece } from '../../../server/storage/schema';
import { databaseImage } from '../../support/embedded/image';
import { temporaryFolder } from '../../support/temporaryFolder';

let opened: OpenDatabase;
let messages = 0;
beforeAll(async () => {
  const guard = () => {
    messages += 1;
  };
  opened = await openDatabase({ directory: 'memory://', image: await databaseImage(), guard });
});
afterAll(() => opened.close());
afterEach(() => vi.restoreAllMocks());

/** Messages that reached the database meanwhile. */
async function messagesOf(work: () => Promise<unknown>): Promise<number> {
  const before = messages;
  await work();
  return messages - before;
}

const ANA = { type: 1, name: 'Ana', document: '1', email: 'ana@example.com' };

it('asks what comes often by one message, which the owner is looked for before, and what is rare by six', async () => {
  const read = () => opened.database.select({ name: client.name }).from(client).where(eq(client.type, 1));
  const counts: number[] = [];
  for (const _ of Array(5)) counts.push(await messagesOf(read));
  // The third is prepared by one more.
  expect(counts).toEqual([6, 6, 2, 1, 1]);
});

it('gives values and rows on as they are, the first time and when prepared', async () => {
  const at = new Date('2026-11-26T12:00:00.123Z');
  for (const index of Array(5).keys()) {
    const row = { ...ANA, document: `v${index}`, name: `É "x" ${index}`, nickname: null, changed: true, sentAt: at };
    const [added] = await opened.database.insert(client).values(row).returning();
    expect(added).toMatchObject(row);
    const list = sql`select ${sql.param([1, null, index])}::int[] as list, ${{ a: [index] }}::jsonb as json, null::text as none`;
    const { rows } = (await opened.database.execute(list)) as unknown as { rows: object[] };
    expect(rows).toEqual([{ list: [1, null, index], json: { a: [index] }, none: null }]);
  }
});

it('keeps every byte of what is bytes', async () => {
  const content = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (const index of Array(5).keys()) {
    const name = `bytes ${index}`;
    await opened.database.insert(filePiece).values({ name, number: 0, content });
    const [found] = await opened.database.select().from(filePiece).where(eq(filePiece.name, name));
    expect(new Uint8Array(found?.content ?? [])).toEqual(content);
  }
});

it('goes on after a statement that fails, prepared or not, and keeps nothing of its transaction', async () => {
  const { database } = opened;
  const add = (document: string, from: Pick<typeof database, 'insert'> = database) =>
    from.insert(client).values({ ...ANA, document, emailConfirmedAt: new Date() });
  for (const index of Array(5).keys()) await add(`f${index}`);
  await expect(add('f1')).rejects.toMatchObject({ cause: { code: '23505' } });
  const failing = database.transaction(async (tx) => {
    await add('g1', tx);
    await add('f1', tx);
  });
  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await database.$count(client, eq(client.document, 'g1'))).toBe(0);
  await add('g1');
  expect(await database.$count(client, eq(client.document, 'g1'))).toBe(1);
});

it('refuses what is asked in a transaction that is over', async () => {
  const { database } = opened;
  const read = (from: Pick<typeof database, 'select'>) => from.select({ id: client.id }).from(client);
  for (const _ of Array(4)) await read(database);
  const kept = await database.transaction(async (tx) => tx);
  await expect(read(kept)).rejects.toThrow();
});

it('serves what is prepared after its tables were made anew', async () => {
  const { database } = opened;
  const read = () => database.execute(sql`select name from made where name = ${'x'}`);
  for (const _ of Array(2)) {
    await database.execute(sql`create table made (name text)`);
    await database.execute(sql`insert into made values ('x')`);
    for (const __ of Array(4)) expect(await read()).toMatchObject({ rows: [{ name: 'x' }] });
    await database.execute(sql`drop table made`);
    await expect(read()).rejects.toMatchObject({ cause: { code: '42P01' } });
  }
});

it('lets the event loop turn between statements that wait for each other', async () => {
  // A clock by which each statement takes longer than a turn may.
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5;
    return now;
  });
  let [turns, isDone] = [0, false];
  const turn = () => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await Promise.all(Array.from({ length: 20 }, () => opened.database.execute(sql`select 1`)));
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(19);
});

it('looks for the owner before each write of its opening, too, and writes nothing once it is another one', async () => {
  const directory = temporaryFolder();
  let looks = 0;
  const guard = () => {
    looks += 1;
    if (looks > 10) throw new Error('lost');
  };
  await expect(openDatabase({ directory, image: await databaseImage(), guard })).rejects.toThrow('lost');
  const written = readdirSync(directory, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && statSync(join(entry.parentPath, entry.name)).size > 0,
  );
  expect(written.length).toBeLessThanOrEqual(10);
});
