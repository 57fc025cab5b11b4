import type { SQL } from 'drizzle-orm';
import type { Database } from './database';

/** The rows of a statement, whatever the driver. */
export async function rowsOf<Row>(database: Database, query: SQL): Promise<Row[]> {
  return ((await database.execute(query)) as unknown as { rows: Row[] }).rows;
}
