import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { NAMING } from './named';

/** Nobody needs to know how many more there are. */
const MOST = 100_000;

/** How many files wait for the scanner, counted up to 100,000 of those in a registration and of those that were only picked. */
export async function quarantinedFiles(database: Database): Promise<number> {
  let sum = 0;
  for (const table of Object.values(NAMING)) {
    const waiting = database.select({ id: table.id }).from(table).where(sql`${table.quarantined}`).limit(MOST);
    sum += await database.$count(waiting.as('waiting'));
  }
  return sum;
}
