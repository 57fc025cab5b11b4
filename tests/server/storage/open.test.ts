import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../../server/storage/open';
import { client } from '../../../server/storage/schema';
import { addClient, openTestDatabase, type TestDatabase } from '../testServer';

let store: TestDatabase;
beforeAll(async () => {
  store = await openTestDatabase();
});
afterAll(async () => {
  await store.close();
});

describe('the database', () => {
  it('keeps nothing of a transaction that fails, and gives the error on', async () => {
    const failing = store.database.transaction(async (tx) => {
      await tx.insert(client).values({ type: 1, name: 'A', document: '1', email: 'a@example.com' });
      throw new RangeError('stop');
    });
    await expect(failing).rejects.toThrow(RangeError);
    expect(await store.database.$count(client)).toBe(0);
  });

  it('has one account per type, document and nickname, whatever its letter case', async () => {
    const company = { type: 2, document: '12ABC34501DE35' };
    await addClient(store.database, { ...company, nickname: 'Matriz' });
    await addClient(store.database, { ...company, nickname: null });
    await expect(addClient(store.database, { ...company, nickname: 'MATRIZ' })).rejects.toThrow();
    await expect(addClient(store.database, { ...company, nickname: null })).rejects.toThrow();
  });

  it('may be migrated again', async () => {
    await store.migrate();
    expect(await store.database.$count(client)).toBeGreaterThan(0);
  });

  it('may be migrated by several instances at once, where several can share it', async () => {
    const { url } = store;
    const instances = url ? [1, 2, 3].map(() => openDatabase({ url, directory: '' })) : [];
    await store.database.execute(sql`drop schema if exists drizzle cascade`);
    await store.database.execute(sql`drop schema public cascade`);
    await store.database.execute(sql`create schema public`);
    const opened = await Promise.all(instances);
    await Promise.all([store.migrate(), ...opened.map(({ migrate }) => migrate('server/drizzle'))]);
    await Promise.all(opened.map(({ close }) => close()));
    expect(await store.database.$count(client)).toBe(0);
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    'fails a transaction whose connection the database server ends between two statements, and serves the next',
    async () => {
      const escaped = vi.fn();
      process.on('uncaughtException', escaped);
      onTestFinished(() => void process.off('uncaughtException', escaped));
      const { database, close } = await openDatabase({ url: store.url, directory: '' });
      const first = async (from: Pick<typeof database, 'execute'>, text: SQL) =>
        ((await from.execute(text)) as { rows: Record<string, unknown>[] }).rows[0];
      const broken = database.transaction(async (tx) => {
        const own = await first(tx, sql`select pg_backend_pid() as pid`);
        await store.database.execute(sql`select pg_terminate_backend(${own?.pid}::int)`);
        await new Promise((resolve) => setTimeout(resolve, 50));
        await tx.execute(sql`select 1`);
      });
      await expect(broken).rejects.toThrow();
      expect(escaped).not.toHaveBeenCalled();
      expect(await first(database, sql`select 1 as one`)).toEqual({ one: 1 });
      await close();
    },
  );

  it.runIf(process.env.TEST_DATABASE_URL)(
    'is entered by the password that is good when a connection is made, as one that goes on for a short time',
    async () => {
      const user = `short_${Date.now()}`;
      const rotate = (password: string) =>
        store.database.execute(sql.raw(`alter role ${user} with login password '${password}'`));
      await store.database.execute(sql.raw(`create role ${user}`));
      onTestFinished(async () => void (await store.database.execute(sql.raw(`drop role ${user}`))));
      const place = Object.assign(new URL(store.url as string), { username: user });
      const withPassword = (password: string) => Object.assign(place, { password }).href;
      await rotate('um');
      let now = withPassword('um');
      const limits = { connectionTimeoutMillis: 5_000 };
      const { database, close } = await openDatabase({ url: now, urlNow: () => now, limits, directory: '' });
      onTestFinished(close);
      await database.execute(sql`select 1`);
      await rotate('dois');
      // The one of before goes on, a second one beside it is new.
      const beside = () => database.transaction(async () => database.execute(sql`select 1`));
      await expect(beside()).rejects.toMatchObject({ cause: { code: '28P01' } });
      now = withPassword('dois');
      await expect(beside()).resolves.toMatchObject({ rowCount: 1 });
    },
  );
});
