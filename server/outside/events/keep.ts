import { and, count, desc, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import { deleteInBatches } from '../../storage/batches';
import type { Database } from '../../storage/database';
import type { LiveDefinitions } from '../../storage/definitions/types';
import { keptSince } from '../../storage/erasure/treatments';
import { event } from '../../storage/schema';
import type { Tidying } from '../../storage/tidying';

const DAY_MS = 24 * 60 * 60_000;
/** Days for which an event can be told again, and for which one that nobody took is kept. */
const [TOLD_DAYS, UNTOLD_DAYS] = [30, 90];

/** Forgets events that were told long ago, and those that nobody has taken for long. */
export const forgetsOldEvents =
  (definitions: LiveDefinitions): Tidying =>
  async (database, now, signal) => {
    const olds = [
      { is: and(isNotNull(event.toldAt), isNull(event.once)), days: TOLD_DAYS },
      { is: and(isNull(event.toldAt), isNull(event.once)), days: UNTOLD_DAYS },
      // That a day of expiry is told once is known from the registration by then.
      { is: isNotNull(event.once), days: UNTOLD_DAYS },
    ];
    for (const { is, days } of olds) {
      const since = await keptSince(definitions, 'event', { longest: days * DAY_MS, now });
      await deleteInBatches(
        database,
        { from: event, key: [event.sequence], where: and(is, lt(event.at, since)) },
        signal,
      );
    }
  };

/** Puts events among those to be told again: one by its id, or all since a moment. @returns how many */
export async function replayEvents(
  database: Database,
  which: { id: string } | { since: Date },
  now: Date,
): Promise<number> {
  const replayed = await database
    .update(event)
    .set({ toldAt: null, attempts: 0, dueAt: now })
    .where('id' in which ? eq(event.id, which.id) : gte(event.at, which.since))
    .returning({ id: event.id });
  return replayed.length;
}

/** How many events wait, and since when; and those that failed last. */
export async function waitingEvents(database: Database) {
  const [waiting] = await database.select({ count: count() }).from(event).where(isNull(event.toldAt));
  const failed = await database
    .select()
    .from(event)
    .where(and(isNull(event.toldAt), gte(event.attempts, 1)))
    .orderBy(desc(event.attempts))
    .limit(20);
  return { count: waiting?.count ?? 0, failed };
}
