import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { Database } from '../storage/open';
import { triedAgainAt } from '../storage/rounds';
import { mail } from '../storage/schema';
import type { Clock } from '../storage/services';
import type { MailKind } from '../storage/tables/mail';
import { DAY_MS, MINUTE_MS } from './letter';
import { WAITING } from './waiting';

export type QueuedMail = typeof mail.$inferSelect;

/** Brings e-mails to their recipients. */
export interface Carrier {
  /** @throws when it was not taken; `permanent` of the error says that it never will be */
  send: (mail: QueuedMail) => Promise<void>;
  /** Whether bodies stay after sending: only in the outbox of the demo. */
  keepsBodies: boolean;
  close: () => void;
}

/** Told of what could not be sent; of the e-mail only its kind. */
export type MailLog = (event: { mail: string; kind: MailKind; error?: string }, message: string) => void;

/** What delivering works with. */
export interface Delivery {
  database: Database;
  carrier: Carrier;
  clock: Clock;
  log: MailLog;
}

/** How many one round takes. */
const BATCH = 10;
/** After which another server may take up an e-mail that this one began to send: longer than any sending. */
const LEASE_MS = 5 * MINUTE_MS;
/** How long it is remembered that an e-mail was sent or given up. */
const RECORD_MS = 30 * DAY_MS;

const NO_BODIES = { html: null, text: null };

/** Sends what is due, each e-mail once whatever the number of servers. @returns how many were tried */
export async function deliverDue(delivery: Delivery): Promise<number> {
  await giveUpExpired(delivery);
  const claimed = await claimDue(delivery);
  await Promise.all(claimed.map((queued) => deliver(delivery, queued)));
  return claimed.length;
}

/** Forgets what was sent or given up long ago. */
export async function forgetOldMails({ database, clock }: Delivery): Promise<void> {
  await database.delete(mail).where(lt(mail.expiresAt, new Date(clock().getTime() - RECORD_MS)));
}

async function giveUpExpired({ database, clock, log }: Delivery): Promise<void> {
  const now = clock();
  const late = await database
    .update(mail)
    .set({ failedAt: now, ...NO_BODIES })
    .where(and(WAITING, lte(mail.expiresAt, now)))
    .returning({ id: mail.id, kind: mail.kind });
  for (const { id, kind } of late) log({ mail: id, kind }, 'e-mail given up: it expired');
}

/** Servers at work at the same time pass over each other's rows; one that dies while sending leaves its lease. */
function claimDue({ database, clock }: Delivery): Promise<QueuedMail[]> {
  const now = clock();
  return database.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(mail)
      .where(and(WAITING, lte(mail.dueAt, now)))
      .orderBy(asc(mail.dueAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) {
      await tx
        .update(mail)
        .set({ dueAt: new Date(now.getTime() + LEASE_MS) })
        .where(inArray(mail.id, ids));
    }
    return due;
  });
}

async function deliver(delivery: Delivery, queued: QueuedMail): Promise<void> {
  const { database, carrier, clock } = delivery;
  try {
    await carrier.send(queued);
  } catch (error) {
    return postpone(delivery, queued, error as Error & { permanent?: boolean });
  }
  await database
    .update(mail)
    .set({ sentAt: clock(), ...(!carrier.keepsBodies && NO_BODIES) })
    .where(eq(mail.id, queued.id));
}

async function postpone(
  { database, clock, log }: Delivery,
  { id, kind, attempts, expiresAt }: QueuedMail,
  error: Error & { permanent?: boolean; code?: string },
): Promise<void> {
  const now = clock();
  const dueAt = triedAgainAt(now, attempts);
  const isOver = error.permanent === true || dueAt >= expiresAt;
  await database
    .update(mail)
    .set({ attempts: attempts + 1, dueAt, ...(isOver && { failedAt: now, ...NO_BODIES }) })
    .where(eq(mail.id, id));
  // Messages of mail servers repeat addresses.
  log({ mail: id, kind, error: error.code ?? error.name }, isOver ? 'e-mail given up' : 'e-mail not sent, tried again');
}
