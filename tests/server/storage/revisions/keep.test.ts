import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { keepRevisions } from '../../../../server/storage/revisions/keep';
import { stampNow } from '../../../../server/storage/revisions/stamp';
import { revision, revisionSet, setting } from '../../../../server/storage/schema';
import { openTestDatabase, type TestDatabase } from '../../testServer';
import { changedAssets } from './assetsOfTests';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const OTHER_BANKS = changedAssets({ 'banks.json': (text) => text.replace('ITAÚ', 'ITAU') });
const SAME = changedAssets({ 'banks.json': (text) => text.replaceAll('},', '},\n') });

let store: TestDatabase;
beforeEach(async () => {
  await store?.close();
  store = await openTestDatabase();
});
afterAll(() => store.close());

const keep = (assets = 'server', tenant = 'default') => keepRevisions(store.database, { assets, tenant, now: NOW });
const kept = async () => (await store.database.select().from(revision)).filter(({ kind }) => kind !== 'settings');

describe('the revisions of texts and data sets', () => {
  it('begin at 1, and stay when the server starts again, also where blanks differ', async () => {
    const first = await keep();
    expect(first.numbers.texts).toEqual({ default: 1 });
    expect(new Set(Object.values(first.numbers.data))).toEqual(new Set([1]));
    const rows = await kept();
    expect(await keep()).toEqual(first);
    expect(await keep(SAME)).toEqual(first);
    expect(await kept()).toEqual(rows);
  });

  it('are one more for what differs alone, with what it was and is', async () => {
    await keep();
    const { numbers } = await keep(OTHER_BANKS);
    expect(numbers.data).toMatchObject({ banks: 2, cities: 1, occupations: 1 });
    const banks = (await kept()).filter(({ name }) => name === 'banks');
    expect(banks.map(({ content }) => JSON.stringify(content).includes('ITAÚ UNIBANCO S.A.'))).toEqual([true, false]);
    expect(banks[0]?.hash).not.toBe(banks[1]?.hash);
  });

  it('are the earlier ones again for an instance with the earlier files, at whatever time it starts', async () => {
    const first = await keep();
    await keep(OTHER_BANKS);
    expect(await keep()).toEqual(first);
  });

  it('are those of the tenant alone', async () => {
    await keep('server', 'ipe');
    await keep('server', 'andorinha');
    const texts = (await kept()).filter(({ kind }) => kind === 'texts');
    expect(texts.map(({ name, number }) => [name, number])).toEqual([
      ['ipe', 1],
      ['andorinha', 1],
    ]);
  });

  it('are kept once by instances that start at the same time', async () => {
    const all = await Promise.all([keep(), keep(OTHER_BANKS), keep(), keep(OTHER_BANKS)]);
    expect(all[0]).toEqual(all[2]);
    expect(all[1]).toEqual(all[3]);
    const banks = (await kept()).filter(({ name }) => name === 'banks').map(({ number }) => number);
    expect(banks.sort()).toEqual([1, 2]);
  });
});

describe('the revisions of settings', () => {
  const settings = async () =>
    (await store.database.select().from(revision))
      .filter(({ kind }) => kind === 'settings')
      .sort((a, b) => a.number - b.number)
      .map(({ content }) => content);
  const set = (value: string, database = store.database) =>
    database
      .insert(setting)
      .values({ name: 'nomeEmpresa', value })
      .onConflictDoUpdate({ target: setting.name, set: { value } });

  it('are added where a value changes, whoever changes it, and hold all values', async () => {
    const before = await settings();
    await set('Um');
    await set('Um');
    await store.database.execute(sql`insert into setting (name, value) values ('outra', 'S')`);
    await store.database.execute(sql`delete from setting`);
    expect((await settings()).slice(before.length)).toEqual([
      { nomeEmpresa: 'Um' },
      { nomeEmpresa: 'Um', outra: 'S' },
      {},
    ]);
  });

  it('are of the transaction of the change: what is taken back leaves none', async () => {
    const before = await settings();
    const failed = store.database.transaction(async (tx) => {
      await set('Um', tx as never);
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');
    expect(await settings()).toEqual(before);
  });

  it('follow one another where two are changed at the same time', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => store.database.insert(setting).values({ name, value: 'S' })));
    expect((await settings()).at(-1)).toEqual({ a: 'S', b: 'S', c: 'S' });
  });
});

describe('what is made', () => {
  it('names the same revisions by the same number, and other ones by another', async () => {
    const parts = async (assets?: string) => ({
      database: store.database,
      clock: () => NOW,
      revisions: await keep(assets),
    });
    const [one, other] = await Promise.all([parts(), parts(OTHER_BANKS)]);
    const stamps = await Promise.all([stampNow(one), stampNow(one), stampNow(other)]);
    expect(stamps[0]).toBe(stamps[1]);
    expect(stamps[2]).not.toBe(stamps[0]);
    expect(await stampNow(one)).toBe(stamps[0]);
    await store.database.insert(setting).values({ name: 'a', value: 'S' });
    expect([stamps[0], stamps[2]]).not.toContain(await stampNow(one));
    expect(await store.database.select().from(revisionSet)).toHaveLength(3);
  });

  it.each(['revision', 'revision_set'])('keeps %s: nothing of it is changed or deleted', async (table) => {
    await stampNow({ database: store.database, clock: () => NOW, revisions: await keep() });
    for (const statement of [`delete from ${table}`, `update ${table} set at = now()`, `truncate ${table} cascade`]) {
      await expect(store.database.execute(sql.raw(statement))).rejects.toThrow();
    }
  });
});
