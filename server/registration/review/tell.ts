import { nameOfType } from '../../../contract/accountTypes';
import { isEqual } from '../../../engine/core';
import { type MailServices, queueMail } from '../../mail/queue';
import { decision as letterOf, type WrittenDecision } from '../../mail/templates/decision';
import type { Client } from '../../storage/client';
import type { review } from '../../storage/schema';
import { entryRefusal, readEntrySettings } from '../entry';
import { statusOf } from '../status';

/** A decision as it is kept. */
type Kept = Pick<typeof review.$inferInsert, 'decision' | 'text' | 'reasons'>;

/** A decision that was carried out, and what there was before it. */
interface Carried {
  kept: Kept;
  last: Kept | undefined;
  before: Client;
  after: Client;
}

/** What telling works with; `site` is where the portal is, where that is known. */
export type Telling = MailServices & { site?: string | undefined };

const WRITTEN: readonly string[] = ['approved', 'returned', 'refused'] satisfies WrittenDecision[];

/** Queues the e-mail about a decision, unless it changes nothing of what its customer was told last. */
export async function tellDecision(services: Telling, carried: Carried): Promise<void> {
  const { kept, after } = carried;
  const now = services.clock();
  if (!WRITTEN.includes(kept.decision) || saysTheSame(carried, now)) return;
  const letter = letterOf({
    email: after.email,
    decision: kept.decision as WrittenDecision,
    type: nameOfType(services.definitions.types, after.type),
    mayEnter: entryRefusal(after, await readEntrySettings(services), now) === undefined,
    link: services.site && `${services.site}/`,
  });
  await queueMail(services, letter, after.id);
}

/** Whether it is the last decision once more, on a registration that it leaves as it was. */
function saysTheSame({ kept, last, before, after }: Carried, now: Date): boolean {
  const wordsOf = ({ decision, text = null, reasons = [] }: Kept) => [decision, text, reasons];
  const standingOf = (client: Client) => [statusOf(client, now), client.changed];
  return last !== undefined && isEqual(wordsOf(kept), wordsOf(last)) && isEqual(standingOf(before), standingOf(after));
}
