import { eq } from 'drizzle-orm';
import { todayInBrazil } from '../../../contract/calendar';
import type { EventKind } from '../../../contract/eventNames';
import { STATUS, type Status } from '../../../contract/lifeCycle';
import { queueEvent } from '../../outside/events/queue';
import type { Client } from '../../storage/client';
import { client as clients, review, session as sessions } from '../../storage/schema';
import type { Decision, ReviewReason } from '../../storage/tables/integration';
import { endRenewal } from '../renewal/renewal';
import { statusOf } from '../status';
import { type Telling, tellDecision } from './tell';

type Review = typeof review.$inferSelect;

/** What the reviewing side has decided. */
export interface Decided {
  decision: Decision;
  /** The name of a key, or `operator`. */
  by: string;
  /** For the customer. */
  text?: string | undefined;
  reasons?: ReviewReason[];
  /** Of an approval. */
  expiresOn?: string;
}

/** Decisions that the systems behind hear of. */
const TOLD: Partial<Record<Decision, EventKind>> = {
  approved: 'approved',
  returned: 'returned',
  refused: 'refused',
  expired: 'expired',
};

/** What a registration becomes that is given back; of others nothing waits for a decision. */
const GIVEN_BACK: Partial<Record<Status, { status: Status } | { changed: true }>> = {
  [STATUS.inApproval]: { status: STATUS.notStarted },
  [STATUS.inReview]: { changed: true },
};

/** Whether a registration can be given back: while it waits for a decision. */
export const mayGiveBack = (status: Status): boolean => GIVEN_BACK[status] !== undefined;

/** Whether a registration can expire: while it is approved. */
export const mayExpire = (status: Status): boolean => status === STATUS.approved;

/** A client, and the decision on it that was the last one: as they are before another one, or after it. */
interface Reviewed {
  client: Client;
  last: Review | undefined;
}

/**
 * Carries a decision on a locked client out, keeps it, and tells of it; all by the transaction that is the database.
 * @returns both as they are now
 */
export async function keepDecision(services: Telling, before: Reviewed, decided: Decided): Promise<Reviewed> {
  const { database: tx, clock } = services;
  const { decision, by, text, reasons = [] } = decided;
  const now = clock();
  const { client, last } = before;
  if (decision === 'approved') await endRenewal(tx, client);
  const [row] = await tx
    .update(clients)
    .set(valuesOf(client, decided, now))
    .where(eq(clients.id, client.id))
    .returning();
  // Who may not go on is not left signed in.
  if (row?.status === STATUS.inactive) await tx.delete(sessions).where(eq(sessions.clientId, client.id));
  const kept = { decision, text: text ?? null, reasons };
  const [made] = await tx
    .insert(review)
    .values({ ...kept, clientId: client.id, by, at: now })
    .returning();
  const kind = TOLD[decision];
  if (kind) await queueEvent(tx, { clientId: client.id, kind, now });
  const after = row as Client;
  await tellDecision(services, { kept, last, before: client, after });
  return { client: after, last: made };
}

function valuesOf(client: Client, { decision, expiresOn }: Decided, now: Date): Partial<typeof clients.$inferInsert> {
  if (decision === 'approved') return { status: STATUS.approved, expiresOn: expiresOn ?? null };
  if (decision === 'expired') return { status: STATUS.expired, expiresOn: todayInBrazil(now) };
  if (decision === 'review') return { status: STATUS.inReview };
  if (decision === 'returned') return GIVEN_BACK[statusOf(client, now)] ?? {};
  return { status: STATUS.inactive };
}
