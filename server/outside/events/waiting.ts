import { count, isNull, min, sql } from 'drizzle-orm';
import type { Database } from '../../storage/database';
import { event } from '../../storage/schema';

/** Nobody needs to know how many more there are. */
const MOST = 100_000;

/** How many events wait to be told, counted up to 100,000, and since when the oldest of them does. */
export async function untoldEvents(database: Database): Promise<{ count: number; since: Date | undefined }> {
  const untold = database.select({ at: event.at }).from(event).where(isNull(event.toldAt)).limit(MOST).as('untold');
  const [found] = await database
    .select({ count: count(), since: sql<string | null>`${min(untold.at)}::text` })
    .from(untold);
  return { count: found?.count ?? 0, since: found?.since ? new Date(found.since) : undefined };
}
