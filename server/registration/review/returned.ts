import type { FastifyInstance } from 'fastify';
import { STATUS } from '../../../contract/lifeCycle';
import { clientOf } from '../../http/gate';
import { describeCalls } from '../../http/openapi/description';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import type { Services } from '../../storage/services';
import { RETURNED_CALLS } from '../described/review';
import { lastReview } from '../handOver/read';
import { statusOf } from '../status';

/** Why a registration came back, on the wire. */
export type Returned = {
  Em: string;
  Texto: string;
  Motivos: { Aba: string; Campo: string | null; Texto: string }[];
};

/** Why the registration of a client came back, while it was not sent again; null where it did not. */
export async function returnedOf(database: Database, client: Client, now: Date): Promise<Returned | null> {
  if (!mayBeReturned(client, now)) return null;
  const last = await lastReview(database, client.id);
  if (last?.decision !== 'returned' || (client.sentAt && client.sentAt > last.at)) return null;
  return {
    Em: last.at.toISOString(),
    Texto: last.text ?? '',
    Motivos: last.reasons.map(({ tab, field, text }) => ({ Aba: tab, Campo: field ?? null, Texto: text })),
  };
}

/** As the columns tell; most clients are never asked about. */
function mayBeReturned(client: Client, now: Date): boolean {
  const status = statusOf(client, now);
  return client.sentAt !== null && (status === STATUS.notStarted || (status === STATUS.inReview && client.changed));
}

/** Tells a client why the registration came back. */
export function mountReturned(api: FastifyInstance, { database, clock }: Services): void {
  describeCalls(api, RETURNED_CALLS);
  api.get('/cliente/devolucao', async (request) => ({
    data: await returnedOf(database, clientOf(request), clock()),
  }));
}
