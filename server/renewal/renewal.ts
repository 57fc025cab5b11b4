import { eq } from 'drizzle-orm';
import { todayInBrazil } from '../../contract/calendar';
import { STATUS } from '../../contract/registration';
import type { Client } from '../access/session';
import { statusOf } from '../clients/status';
import type { Database } from '../database/open';
import { renewal } from '../database/schema';

/** How a renewal stands. */
export interface Renewal {
  /** Whether the registration is in renewal mode. */
  isOn: boolean;
  /** Indexes of the tiles that were reviewed, in order. */
  sections: number[];
}

/**
 * The renewal of a client. An expired registration is always in renewal; an approved one, and one that the
 * questionnaire sent to review in the middle of it, while a begun renewal was not sent.
 */
export async function readRenewal(database: Database, client: Client, now: Date): Promise<Renewal> {
  const begun = await findBegun(database, client, now);
  const status = statusOf(client, now);
  const mayGoOn = status === STATUS.approved || (status === STATUS.inReview && client.changed);
  const isOn = status === STATUS.expired || (begun !== undefined && mayGoOn);
  return { isOn, sections: isOn ? (begun?.sections ?? []) : [] };
}

/** Keeps sections as reviewed, also none; the first call begins the renewal. */
export async function keepReviewed(
  tx: Database,
  { client, sections, now }: { client: Client; sections: number[]; now: Date },
): Promise<void> {
  const begun = await findBegun(tx, client, now);
  const values = {
    startedAt: begun?.startedAt ?? now,
    sections: [...new Set([...(begun?.sections ?? []), ...sections])].sort((a, b) => a - b),
  };
  await tx
    .insert(renewal)
    .values({ clientId: client.id, ...values })
    .onConflictDoUpdate({ target: renewal.clientId, set: values });
}

/** Forgets the progress: the renewal was sent. */
export async function endRenewal(tx: Database, { id }: Client): Promise<void> {
  await tx.delete(renewal).where(eq(renewal.clientId, id));
}

/** What has begun and still counts: a review made before the registration expired is over. */
async function findBegun(database: Database, client: Client, now: Date) {
  const [begun] = await database.select().from(renewal).where(eq(renewal.clientId, client.id));
  const { expiresOn } = client;
  const isOver =
    begun !== undefined &&
    expiresOn !== null &&
    todayInBrazil(begun.startedAt) < expiresOn &&
    expiresOn <= todayInBrazil(now);
  return isOver ? undefined : begun;
}
