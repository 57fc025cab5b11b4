import { and, desc, eq } from 'drizzle-orm';
import type { Client } from '../storage/client';
import type { Database } from '../storage/database';
import { sending } from '../storage/schema';

/** What a client sent last of a wizard. */
export async function lastSending(
  database: Database,
  { client, wizard }: { client: Pick<Client, 'id'>; wizard: string },
): Promise<typeof sending.$inferSelect | undefined> {
  const own = and(eq(sending.clientId, client.id), eq(sending.wizard, wizard));
  const [last] = await database.select().from(sending).where(own).orderBy(desc(sending.sentAt)).limit(1);
  return last;
}
