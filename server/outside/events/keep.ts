import { and, count, desc, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { todayInBrazil } from '../../../contract/calendar';
import { STATUS } from '../../../contract/lifeCycle';
import type { Database } from '../../storage/open';
import { client, event } from '../../storage/schema';

const DAY_MS = 24 * 60 * 60_000;
/** Days for which an event can be told again, and for which one that nobody took is kept. */
const [TOLD_DAYS, UNTOLD_DAYS] = [30, 90];

/**
 * Forgets events that were told long ago, and those that nobody has taken for long. What happens once only stays: nobody
 * would know that it did.
 */
export async function forgetOldEvents(database: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await database
    .delete(event)
    .where(
      and(
        isNull(event.once),
        or(and(isNotNull(event.toldAt), lt(event.at, before(TOLD_DAYS))), lt(event.at, before(UNTOLD_DAYS))),
      ),
    );
}

/** Keeps that registrations expired by their date, each once whoever looks first. */
export async function noticeExpiries(database: Database, now: Date): Promise<void> {
  const moment = now.toISOString();
  await database.execute(sql`
    insert into ${event} (client_id, kind, once, at, due_at)
    select ${client.id}, 'expired', 'expired ' || ${client.id} || ' ' || ${client.expiresOn}, ${moment}::timestamptz, ${moment}::timestamptz
    from ${client}
    where ${client.status} = ${STATUS.approved} and ${client.expiresOn} <= ${todayInBrazil(now)}
    on conflict do nothing`);
}

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
