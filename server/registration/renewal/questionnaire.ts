import { eq } from 'drizzle-orm';
import { statusOnceAnswered } from '../../../contract/lifeCycle';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import { client as clients } from '../../storage/schema';
import { statusOf } from '../status';
import { keepReviewed, readRenewal } from './renewal';

/**
 * A questionnaire saved by a client whose registration was sent before puts it under review, and it counts as altered;
 * a renewal goes on. Whose registration has expired and who may not stay signed in during a review is signed out by
 * the portal instead, and stays expired. A registration that waits for its first approval goes on waiting.
 */
export async function reviewAfterQuestionnaire(tx: Database, client: Client, now: Date): Promise<void> {
  const status = statusOf(client, now);
  const next = statusOnceAnswered(status, client.loginInReview);
  if (next === undefined || next === status) return;
  const { isOn } = await readRenewal(tx, client, now);
  if (isOn) await keepReviewed(tx, { client, sections: [], now });
  await tx.update(clients).set({ status: next, changed: true }).where(eq(clients.id, client.id));
}
