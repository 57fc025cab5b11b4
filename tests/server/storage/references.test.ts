import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../server/storage/rows';
import { openTestDatabase, type TestDatabase } from '../testDatabase';

let store: TestDatabase;
beforeAll(async () => {
  store = await openTestDatabase();
});
afterAll(() => store.close());

it('rows that go with another one are found by an index, however many there are of others', async () => {
  const references = await rowsOf<{ name: string; isFound: boolean }>(
    store.database,
    sql`select k.conname as name, exists (
        select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
          and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(k.conkey)] = k.conkey
      ) as "isFound"
      from pg_constraint k where k.contype = 'f' and k.confdeltype = 'c' order by k.conname`,
  );
  expect(references.length).toBeGreaterThan(20);
  expect(references.filter(({ isFound }) => !isFound).map(({ name }) => name)).toEqual([]);
});
