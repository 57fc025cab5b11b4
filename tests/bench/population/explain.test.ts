import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { explained } from '../../../bench/load/population/explain';

const PLAN = { 'Node Type': 'Seq Scan', 'Relation Name': 'client', 'Shared Hit Blocks': 2, 'Shared Read Blocks': 1 };
const own = pg.Client.prototype as unknown as { query: (...asked: unknown[]) => unknown };
const { query } = own;
/** What a connection was asked, and how many statements it had at once at most. */
let asked: string[];
let most: number;

beforeEach(() => {
  [asked, most] = [[], 0];
  let now = 0;
  own.query = async (statement) => {
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
    asked.push(text);
    now += 1;
    most = Math.max(most, now);
    await new Promise(setImmediate);
    now -= 1;
    if (text === 'select wrong') throw new Error('no column "wrong"');
    return { rows: text.startsWith('explain') ? [{ 'QUERY PLAN': [{ Plan: PLAN }] }] : [{ is: text }] };
  };
});
afterEach(() => {
  own.query = query;
});

it('each statement is explained and undone before it is done, and no other waits on its connection meanwhile', async () => {
  const client = new pg.Client();
  const touched = await explained(async () => {
    expect(await client.query('select 1', [])).toEqual({ rows: [{ is: 'select 1' }] });
    await client.query('begin');
    await Promise.all([client.query('update client', []), client.query('commit')]);
  });
  const explain = (text: string) => `explain (analyze, buffers, format json) ${text}`;
  expect(asked).toEqual([
    ...['begin', explain('select 1'), 'rollback', 'select 1'],
    ...['begin', 'savepoint explained', explain('update client'), 'rollback to explained', 'update client', 'commit'],
  ]);
  expect(most).toBe(1);
  expect(touched.map(({ statement, pages, scanned }) => [statement, pages, scanned])).toEqual([
    ['select 1', 3, ['client']],
    ['update client', 3, ['client']],
  ]);
  expect(own.query.length).toBe(1);
});

it('one that fails holds up no other, and is told', async () => {
  const client = new pg.Client();
  await explained(async () => {
    await expect(client.query('select wrong', [])).rejects.toThrow('no column "wrong"');
    await client.query('select 2', []);
  });
  expect(asked.slice(-4)).toEqual([
    'begin',
    'explain (analyze, buffers, format json) select 2',
    'rollback',
    'select 2',
  ]);
});
