import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import { client as clients, review, sending } from '../../storage/schema';
import type { Page } from '../listClients';

/** Clients with what they sent last of a wizard, by their ids. */
export function listSendings(
  database: Database,
  { wizard, after, limit }: Page & { wizard: string },
): Promise<{ client: Client; sending: typeof sending.$inferSelect }[]> {
  return database
    .selectDistinctOn([sending.clientId], { client: clients, sending })
    .from(sending)
    .innerJoin(clients, eq(clients.id, sending.clientId))
    .where(and(eq(sending.wizard, wizard), after === undefined ? undefined : gt(sending.clientId, after)))
    .orderBy(asc(sending.clientId), desc(sending.sentAt))
    .limit(limit);
}

/** What was decided last on a registration. */
export async function lastReview(
  database: Database,
  clientId: string,
): Promise<typeof review.$inferSelect | undefined> {
  const [last] = await database
    .select()
    .from(review)
    .where(eq(review.clientId, clientId))
    .orderBy(desc(review.sequence))
    .limit(1);
  return last;
}

/** A registration that was sent; `undefined` when there is none of this id. */
export async function findSent(database: Database, id: string): Promise<Client | undefined> {
  const [found] = await database
    .select()
    .from(clients)
    .where(and(eq(clients.id, id), isNotNull(clients.sentAt)));
  return found;
}
