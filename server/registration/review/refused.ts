import { STATUS } from '../../../contract/lifeCycle';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import { lastReview } from '../handOver/read';

/** Why a registration was refused, on the wire. */
export type Refused = {
  Em: string;
  Texto: string;
};

/** Why the registration of a client was refused, while that is its last decision; null of any other, also an inactive one. */
export async function refusedOf(
  database: Database,
  { id, status }: Pick<Client, 'id' | 'status'>,
): Promise<Refused | null> {
  if (status !== STATUS.inactive) return null;
  const last = await lastReview(database, id);
  return last?.decision === 'refused' ? { Em: last.at.toISOString(), Texto: last.text ?? '' } : null;
}
