import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../server/storage/open';
import { createWatch, type SlowStatement, underCall } from '../../../server/storage/slowStatements';
import { openTestDatabase } from '../testServer';

describe('statements that take long', () => {
  it('are told with the call that asked, their beginning and the process of the database', () => {
    let at = 0;
    const watch = createWatch(100, () => at);
    const told: SlowStatement[] = [];
    watch.tellTo((slow) => told.push(slow));
    const end = underCall.run({ reqId: 'r', trace: 't' }, () => watch.begin(`select ${'x'.repeat(600)}`, 42));
    const quick = watch.begin('select 1', 42);
    at = 100;
    quick();
    at = 101;
    end();
    expect(told).toEqual([{ reqId: 'r', trace: 't', statement: `select ${'x'.repeat(493)}`, ms: 101, backend: 42 }]);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('on a database server', () => {
  it('each statement names its own call, also when it waited for a connection, and no value', async () => {
    const store = await openTestDatabase();
    const told: SlowStatement[] = [];
    const watch = createWatch(-1);
    const { database, pool, close } = await openDatabase({ url: store.url as string, directory: '', watch });
    watch.tellTo((slow) => told.push(slow));
    const ask = (name: string) =>
      underCall.run({ reqId: name, trace: `trace of ${name}` }, async () => {
        await database.execute(sql`select ${name}::text, pg_sleep(0.01)`);
        await database.transaction(async (tx) => tx.execute(sql`select ${name}::text`));
      });
    const names = Array.from({ length: 25 }, (_, at) => `call-${at}`);
    await Promise.all(names.map(ask));
    for (const name of names) {
      const own = told.filter(({ reqId }) => reqId === name).map(({ statement }) => statement);
      expect(own).toEqual(['select $1::text, pg_sleep(0.01)', 'begin', 'select $1::text', 'commit']);
    }
    expect(told.every(({ backend }) => Number(backend) > 0)).toBe(true);
    expect(pool?.()).toEqual({ used: 0, idle: 10, waiting: 0, most: 10 });
    await close();
    await store.close();
  });

  it('a statement that fails is told, too, and fails as before', async () => {
    const store = await openTestDatabase();
    const watch = createWatch(-1);
    const tell = vi.fn();
    watch.tellTo(tell);
    const { database, close } = await openDatabase({ url: store.url as string, directory: '', watch });
    await expect(database.execute(sql`select 1/0`)).rejects.toThrow();
    await expect(
      database.transaction(async (tx) => {
        await tx.execute(sql`select 1/0`);
      }),
    ).rejects.toThrow();
    expect(tell.mock.calls.map(([{ statement }]) => statement)).toEqual([
      'select 1/0',
      'begin',
      'select 1/0',
      'rollback',
    ]);
    await close();
    await store.close();
  });
});
