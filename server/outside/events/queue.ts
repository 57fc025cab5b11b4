import type { EventKind } from '../../../contract/eventNames';
import type { Database } from '../../storage/database';
import { event } from '../../storage/schema';

/** Something that happened to a registration. */
export interface Happened {
  clientId: string;
  kind: EventKind;
  now: Date;
  /** Number of the version of the definitions, where it was sent. */
  definition?: number;
}

/** Keeps it to be told to the systems behind. With the transaction of what happens there is never the one without the other. */
export async function queueEvent(tx: Database, { now, ...happened }: Happened): Promise<void> {
  await tx.insert(event).values({ ...happened, at: now, dueAt: now });
}
