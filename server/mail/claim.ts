import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { LONGEST_BACKOFF_MS } from '../storage/rounds';
import { mail } from '../storage/schema';
import type { Delivery, QueuedMail } from './carrier';
import { MINUTE_MS } from './letter';
import { WAITING } from './waiting';

/** For how many recipients one round takes e-mails at most. */
const BATCH = 10;
/** After which another server may take up an e-mail that this one began to send: longer than any sending. */
const LEASE_MS = 5 * MINUTE_MS;

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** Whether somebody is sending it. What was claimed for longer than claims last was claimed before the clock was set back. */
const isClaimed = ({ claimedUntil }: QueuedMail, now: Date) =>
  claimedUntil !== null && claimedUntil > now && claimedUntil <= after(now, LEASE_MS);

/** What nobody is sending, by the same measure. */
const isFree = (now: Date) =>
  or(isNull(mail.claimedUntil), lte(mail.claimedUntil, now), gt(mail.claimedUntil, after(now, LEASE_MS)));

/** What may be tried now; what waits for a time that only comes again as the clock was set back waits no longer. */
const isDue = (now: Date) =>
  or(
    lte(mail.dueAt, now),
    and(eq(mail.attempts, 0), gt(mail.createdAt, now)),
    gt(mail.dueAt, after(now, LONGEST_BACKOFF_MS)),
  );

/**
 * Takes for this server what is due, with everything else that waits for the same recipients, so that each of them gets
 * e-mails in the order in which they were written. Another server that sends to a recipient is left alone with it.
 * @returns by recipient, the oldest first
 */
export function claimDue({ database, clock }: Pick<Delivery, 'database' | 'clock'>): Promise<QueuedMail[][]> {
  const now = clock();
  return database.transaction(async (tx) => {
    const due = await tx
      .select({ recipient: mail.recipient })
      .from(mail)
      .where(and(WAITING, isFree(now), isDue(now)))
      .orderBy(asc(mail.dueAt))
      .limit(BATCH);
    if (due.length === 0) return [];
    const recipients = due.map(({ recipient }) => recipient);
    const own = and(WAITING, inArray(mail.recipient, recipients));
    const rows = await tx.select().from(mail).where(own).orderBy(asc(mail.createdAt), asc(mail.id)).for('update');
    const groups = [...new Set(recipients)].map((recipient) => rows.filter((row) => row.recipient === recipient));
    const claimed = groups.filter((group) => group.every((row) => !isClaimed(row, now)));
    const ids = claimed.flat().map(({ id }) => id);
    if (ids.length > 0)
      await tx
        .update(mail)
        .set({ claimedUntil: after(now, LEASE_MS) })
        .where(inArray(mail.id, ids));
    return claimed.filter((group) => group.length > 0);
  });
}
