import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { BATCH } from './batches';

/** The columns that rows are gone through by: an index has both, in this order. */
export interface Order {
  at: PgColumn;
  id: PgColumn;
}

/** Where a page ends. */
interface Place {
  /** As the database writes it: a moment has more digits than a Date. */
  at: string;
  id: string;
}

/** One page of rows: which they are, how they are sorted, and how many. */
export interface Page {
  columns: { at: SQL<string>; id: PgColumn };
  isBehind: SQL | undefined;
  order: [PgColumn, PgColumn];
  limit: number;
}

/** Goes through rows by two columns, in pages: nothing else is in memory, and each page costs the same. */
export async function* inOrder<Row extends Place>(
  { at, id }: Order,
  read: (page: Page) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const columns = { at: sql<string>`${at}::text`, id };
  for (let last: Place | undefined; ; ) {
    const type = sql.raw(at.getSQLType());
    const isBehind: SQL | undefined = last && sql`(${at}, ${id}) > (${last.at}::${type}, ${last.id}::uuid)`;
    const page: Row[] = await read({ columns, isBehind, order: [at, id], limit: BATCH });
    yield* page;
    if (page.length < BATCH) return;
    last = page.at(-1);
  }
}
