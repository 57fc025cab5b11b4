import { asc } from 'drizzle-orm';
import type { Database } from '../database';
import type { Files } from '../files/files';
import { erasure } from '../schema';
import type { ErasureReason } from '../tables/privacy';
import { eraseClient, eraseIn } from './erase';
import type { CurrentTreatments } from './treatments';

/** An erasure that was done, as a list keeps it beside the backups. It names nobody. */
export interface DoneErasure {
  client: string;
  reason: ErasureReason;
  /** ISO 8601. */
  at: string;
}

/** All erasures of a database, in their order. */
export async function listErasures(database: Database): Promise<DoneErasure[]> {
  const all = await database.select().from(erasure).orderBy(asc(erasure.sequence));
  return all.map(({ clientId, reason, at }) => ({ client: clientId, reason, at: at.toISOString() }));
}

/**
 * Does erasures once more in a database that was restored from a backup of before. What it has done already, and clients
 * that it does not have, are passed over. @returns how many were done
 */
export async function eraseAgain(
  stores: { database: Database; files: Files },
  done: readonly DoneErasure[],
  { current, now }: { current: CurrentTreatments; now: Date },
): Promise<number> {
  const known = new Set((await listErasures(stores.database)).map(keyOfErasure));
  let count = 0;
  for (const one of done.filter((each) => !known.has(keyOfErasure(each)))) {
    const erasing = { current, reason: one.reason, now, at: new Date(one.at) };
    if (await eraseIn(stores, (tx) => eraseClient(tx, { id: one.client }, erasing))) count += 1;
  }
  return count;
}

/** What tells an erasure from others: a list may be done again, and added to. */
export const keyOfErasure = ({ client, at }: DoneErasure) => `${client} ${at}`;
