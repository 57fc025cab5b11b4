import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { builtOnce } from '../../../server/storage/builtOnce';
import { createNames } from '../../../server/storage/prepared';
import { client } from '../../../server/storage/schema';
import { addClient, openTestDatabase } from '../testServer';

describe('the names of statements', () => {
  it('are given to what comes often, one to each text', () => {
    const nameOf = createNames();
    const named = (text: string) => [1, 2, 3, 4].map(() => nameOf(text));
    const [first, second, third, fourth] = named('select 1');
    expect([first, second]).toEqual([undefined, undefined]);
    expect(third).toMatch(/^[0-9a-f]{32}$/);
    expect(fourth).toBe(third);
    expect(named('select 2').at(-1)).not.toBe(third);
  });

  it('end at 300, and what is rare is forgotten', () => {
    const nameOf = createNames();
    const often = (text: string) => [1, 2, 3].map(() => nameOf(text)).at(-1);
    const names = Array.from({ length: 400 }, (_, at) => often(`select ${at}`));
    expect(new Set(names.slice(0, 300)).size).toBe(300);
    expect(names.slice(300).every((name) => name === undefined)).toBe(true);
    expect(nameOf('select 7')).toBe(names[7]);
  });
});

it('a statement that is built once is built for each database, and answers what is there then', async () => {
  const [store, other] = [await openTestDatabase(), await openTestDatabase()];
  const built: string[] = [];
  const names = async ({ database }: typeof store) => {
    const statement = builtOnce(database, 'names', () => {
      built.push('built');
      return database
        .select({ name: client.name })
        .from(client)
        .where(sql`${client.type} = ${sql.placeholder('type')}`)
        .prepare('names');
    });
    return (await statement.execute({ type: 1 })).map(({ name }) => name);
  };
  expect(await names(store)).toEqual([]);
  await addClient(store.database);
  expect([await names(store), await names(other), built.length]).toEqual([['Ana Maria Souza'], [], 2]);
  await store.close();
  await other.close();
});

it.runIf(process.env.TEST_DATABASE_URL)(
  'a connection prepares what comes often, and goes on when its tables change',
  async () => {
    const store = await openTestDatabase();
    const { database } = store;
    const read = () => database.select({ name: client.name }).from(client);
    await database.transaction(async (tx) => {
      const prepared = async () => {
        const { rows } = (await tx.execute(sql`select name from pg_prepared_statements`)) as unknown as {
          rows: object[];
        };
        return rows.length;
      };
      const before = await prepared();
      for (const _ of Array(3)) await tx.select({ id: client.id }).from(client);
      expect(await prepared()).toBeGreaterThan(before);
    });
    for (const _ of Array(6)) await read();
    await database.execute(sql`alter table client add column added_later text default 'x'`);
    expect(await read()).toEqual([]);
    await store.close();
  },
);

it('two statements of long names on one connection are not taken for each other', async () => {
  const store = await openTestDatabase();
  await addClient(store.database);
  await store.database.transaction(async (tx) => {
    const long = 'a name of more than 63 characters, which PostgreSQL would cut to this: ';
    const name = tx.select({ name: client.name }).from(client).prepare(`${long}name`);
    const email = tx.select({ email: client.email }).from(client).prepare(`${long}e-mail`);
    for (const _ of Array(4)) {
      expect(await name.execute()).toEqual([{ name: 'Ana Maria Souza' }]);
      expect(await email.execute()).toEqual([{ email: 'ana@example.com' }]);
    }
  });
  await store.close();
});
