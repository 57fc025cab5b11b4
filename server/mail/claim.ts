import { and, asc, eq, gt, inArray, isNull, lte, min, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../storage/database';
import { LONGEST_BACKOFF_MS } from '../storage/rounds';
import { mail } from '../storage/schema';
import type { Delivery, QueuedMail } from './carrier';
import { MINUTE_MS } from './letter';
import { WAITING } from './waiting';

/** For how many recipients one round takes e-mails at most. */
const BATCH = 10;
/** How many of one recipient. */
const MOST_AT_ONCE = 50;
/** After which another server may take up an e-mail that this one began to send: longer than any sending. */
const LEASE_MS = 5 * MINUTE_MS;

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** A claim that lasts for longer was made before the clock was set back. Clocks of servers differ by far less. */
const CLAIMS_END_MS = LEASE_MS + LONGEST_BACKOFF_MS;

/** Whether somebody is sending it. */
const isClaimed = ({ claimedUntil }: QueuedMail, now: Date) =>
  claimedUntil !== null && claimedUntil > now && claimedUntil <= after(now, CLAIMS_END_MS);

/** What somebody is sending, by the same measure. */
const isBusy = (now: Date) => and(gt(mail.claimedUntil, now), lte(mail.claimedUntil, after(now, CLAIMS_END_MS)));

/** What a claim writes. Servers of before there were claims go by when an e-mail is due. */
const claimAt = (now: Date) => ({ claimedUntil: after(now, LEASE_MS), dueAt: after(now, LEASE_MS) });

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
 * @returns by recipient, the oldest first; when each was due stands in it as before
 */
export function claimDue({ database, clock }: Pick<Delivery, 'database' | 'clock'>): Promise<QueuedMail[][]> {
  return database.transaction(async (tx) => {
    const recipients = await dueRecipients(tx, clock());
    if (recipients.length === 0) return [];
    const rows = await lockWaiting(tx, recipients, clock());
    // The locks may have been waited for.
    const now = clock();
    const claimed = recipients
      .map((recipient) => rows.filter((row) => row.recipient === recipient))
      .filter((group) => group.length > 0 && group.every((row) => !isClaimed(row, now)));
    const ids = claimed.flat().map(({ id }) => id);
    if (ids.length > 0) await tx.update(mail).set(claimAt(now)).where(inArray(mail.id, ids));
    const { claimedUntil } = claimAt(now);
    return claimed.map((group) => group.map((row) => ({ ...row, claimedUntil })));
  });
}

/** Those who have waited for longest, and to whom nobody is sending. */
async function dueRecipients(tx: Database, now: Date): Promise<string[]> {
  const busy = tx
    .select({ recipient: mail.recipient })
    .from(mail)
    .where(and(WAITING, isBusy(now)));
  const due = await tx
    .select({ recipient: mail.recipient })
    .from(mail)
    .where(and(WAITING, isDue(now), notInArray(mail.recipient, busy)))
    .groupBy(mail.recipient)
    .orderBy(min(mail.dueAt))
    .limit(BATCH);
  return due.map(({ recipient }) => recipient);
}

/** What waits for them, the oldest first. Of too much the due goes before: it alone waits longer when it fails again. */
function lockWaiting(tx: Database, recipients: string[], now: Date): Promise<QueuedMail[]> {
  const place = sql<number>`row_number() over (
    partition by ${mail.recipient} order by (${isDue(now)}) desc, ${mail.createdAt}, ${mail.id})`;
  const placed = tx
    .select({ id: mail.id, place: place.as('place') })
    .from(mail)
    .where(and(WAITING, inArray(mail.recipient, recipients)))
    .as('placed');
  const first = tx.select({ id: placed.id }).from(placed).where(lte(placed.place, MOST_AT_ONCE));
  return tx
    .select()
    .from(mail)
    .where(and(WAITING, inArray(mail.id, first)))
    .orderBy(asc(mail.createdAt), asc(mail.id))
    .for('update');
}

/** What only its claim's holder may write. */
export const isOurs = ({ id, claimedUntil }: QueuedMail) =>
  and(eq(mail.id, id), claimedUntil ? eq(mail.claimedUntil, claimedUntil) : isNull(mail.claimedUntil), WAITING);

/** Claims for longer what is still this server's. @returns as it is claimed now; `undefined` where it is not to be sent */
export async function renewClaim(
  { database, clock }: Pick<Delivery, 'database' | 'clock'>,
  queued: QueuedMail,
): Promise<QueuedMail | undefined> {
  const claim = claimAt(clock());
  const held = await database.update(mail).set(claim).where(isOurs(queued)).returning({ id: mail.id });
  return held.length > 0 ? { ...queued, claimedUntil: claim.claimedUntil } : undefined;
}
