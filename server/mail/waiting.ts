import { and, asc, count, isNull, min, sql } from 'drizzle-orm';
import type { Database } from '../storage/database';
import { mail } from '../storage/schema';

/** Nobody needs to know how many more there are. */
const MOST = 100_000;

/** What was neither sent nor given up. */
export const WAITING = and(isNull(mail.sentAt), isNull(mail.failedAt));

/** How many e-mails wait to be sent, counted up to 100,000, and since when the oldest does. */
export async function waitingMails(database: Database): Promise<{ count: number; since: Date | undefined }> {
  const waiting = database
    .select({ createdAt: mail.createdAt })
    .from(mail)
    .where(WAITING)
    .orderBy(asc(mail.dueAt))
    .limit(MOST)
    .as('waiting');
  const [found] = await database
    .select({ count: count(), since: sql<string | null>`${min(waiting.createdAt)}::text` })
    .from(waiting);
  return { count: found?.count ?? 0, since: found?.since ? new Date(found.since) : undefined };
}
