import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { rowsOf } from './rows';

/** Rows that are taken at once: so many are locked and in memory, and are done again where a process ends over them. */
export const BATCH = 500;

/**
 * Works batch by batch until one finds less than it could take, or it is to stop.
 * @param batch gives back how many it took, of `BATCH` at most
 */
export async function inBatches(batch: () => Promise<number>, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await batch()) >= BATCH);
}

/** Which rows go. */
export interface Deleting {
  from: PgTable;
  /** The columns of its primary key. */
  key: readonly PgColumn[];
  /** All without it. */
  where?: SQL | undefined;
}

/** Deletes a batch of rows, passing over those that another instance has. @returns the first columns of their keys */
export async function deleteBatch(database: Database, { from, key, where = sql`true` }: Deleting): Promise<string[]> {
  const chosen = key.map(({ name }) => sql`chosen.${sql.identifier(name)}`);
  const isChosen = key.map((column, index) => sql`${column} = ${chosen[index]}`);
  // The rows are chosen once, whatever the plan: LIMIT in a subquery may be run again for each row.
  const gone = await rowsOf<{ key: string }>(
    database,
    sql`with chosen as materialized (
        select ${sql.join([...key], sql`, `)} from ${from} where ${where} limit ${sql.raw(String(BATCH))} for update skip locked
      ) delete from ${from} using chosen where ${sql.join(isChosen, sql` and `)} returning ${key[0]} as key`,
  );
  return gone.map((row) => row.key);
}

/** Deletes rows batch by batch, each of a transaction of its own. */
export function deleteInBatches(database: Database, rows: Deleting, signal?: AbortSignal): Promise<void> {
  return inBatches(async () => (await deleteBatch(database, rows)).length, signal);
}
