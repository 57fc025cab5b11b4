import { and, eq, inArray, lt, lte } from 'drizzle-orm';
import { deleteInBatches } from '../storage/batches';
import type { Database } from '../storage/database';
import { LONGEST_BACKOFF_MS, triedAgainAt } from '../storage/rounds';
import { mail } from '../storage/schema';
import type { MailKind } from '../storage/tables/mail';
import type { Delivery, QueuedMail, SendingError } from './carrier';
import { claimDue, isOurs, renewClaim } from './claim';
import { DAY_MS } from './letter';
import { WAITING } from './waiting';

/** How long it is remembered that an e-mail was sent or given up. */
const RECORD_MS = 30 * DAY_MS;

const NO_BODIES = { html: null, text: null };

/**
 * Sends what is due, each e-mail once whatever the number of servers, and to each recipient in the order in which they
 * were written. @returns how many were tried
 */
export async function deliverDue(delivery: Delivery): Promise<number> {
  await noteSent(delivery);
  await giveUpExpired(delivery);
  const claimed = await claimDue(delivery);
  await Promise.all(claimed.map((group) => deliverInOrder(delivery, group)));
  return claimed.flat().length;
}

/** Forgets what was sent or given up long ago. */
export async function forgetOldMails({ database, clock }: Delivery): Promise<void> {
  const before = new Date(clock().getTime() - RECORD_MS);
  // It expires after it was made: the index is that of the latter.
  const where = and(lt(mail.createdAt, before), lt(mail.expiresAt, before));
  await deleteInBatches(database, { from: mail, key: [mail.id], where });
}

async function giveUpExpired({ database, clock, log }: Delivery): Promise<void> {
  const now = clock();
  const late = await database
    .update(mail)
    .set({ failedAt: now, ...NO_BODIES })
    .where(and(WAITING, lte(mail.expiresAt, now)))
    .returning({ id: mail.id, kind: mail.kind });
  for (const { id, kind } of late) log({ mail: id, kind }, 'e-mail given up: it expired');
  await forget(
    database,
    late.filter(({ kind }) => LEAVES_NOTHING.includes(kind)).map(({ id }) => id),
  );
}

/** What is written to somebody of whom nothing is to be left, not even that. */
const LEAVES_NOTHING: readonly MailKind[] = ['erasureDone'];

async function forget(database: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await database.delete(mail).where(inArray(mail.id, ids));
}

/** Sends to one recipient, up to where the mail server is away; then all that is left waits. */
async function deliverInOrder(delivery: Delivery, group: readonly QueuedMail[]): Promise<void> {
  const { carrier, clock, unnoted = new Map() } = delivery;
  for (const [place, claimed] of group.entries()) {
    // Those before it may have taken long: it may have expired, or be another server's.
    const queued = place === 0 ? claimed : await renewClaim(delivery, claimed);
    if (!queued) continue;
    try {
      await carrier.send(queued);
    } catch (error) {
      const failure = error as SendingError;
      await postpone(delivery, queued, failure);
      if (failure.ofMail) continue;
      for (const other of group.slice(place + 1)) await postpone(delivery, other, failure);
      return;
    }
    unnoted.set(queued, clock());
    await noteSent({ ...delivery, unnoted });
  }
}

async function noteSent({ database, carrier, unnoted = new Map() }: Delivery): Promise<void> {
  for (const [queued, sentAt] of unnoted) {
    const { id, kind } = queued;
    if (LEAVES_NOTHING.includes(kind) && !carrier.keepsBodies) await forget(database, [id]);
    else
      await database
        .update(mail)
        .set({ sentAt, ...(!carrier.keepsBodies && NO_BODIES) })
        .where(eq(mail.id, id));
    unnoted.delete(queued);
  }
}

/** Lets it wait for longer; what came along before its time is left as it was, and so is what another server took up. */
async function postpone({ database, clock, log }: Delivery, queued: QueuedMail, error: SendingError): Promise<void> {
  const { id, kind, attempts, dueAt: triedBefore, expiresAt } = queued;
  const now = clock();
  const isAhead = triedBefore > now && triedBefore.getTime() <= now.getTime() + LONGEST_BACKOFF_MS;
  const isEarly = attempts > 0 && isAhead && error.permanent !== true;
  const dueAt = isEarly ? triedBefore : triedAgainAt(now, attempts);
  const isOver = error.permanent === true || dueAt >= expiresAt;
  const postponed = await database
    .update(mail)
    .set({
      attempts: isEarly ? attempts : attempts + 1,
      dueAt,
      claimedUntil: null,
      ...(isOver && { failedAt: now, ...NO_BODIES }),
    })
    .where(isOurs(queued))
    .returning({ id: mail.id });
  if (postponed.length === 0) return;
  if (isOver && LEAVES_NOTHING.includes(kind)) await forget(database, [id]);
  // Messages of mail servers repeat addresses.
  log({ mail: id, kind, error: error.code ?? error.name }, isOver ? 'e-mail given up' : 'e-mail not sent, tried again');
}
