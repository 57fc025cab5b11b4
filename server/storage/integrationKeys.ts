import { createHmac, randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { deleteInBatches } from './batches';
import type { Database } from './database';
import { integrationCall, integrationKey } from './schema';
import type { IntegrationRole } from './tables/integration';
import type { Tidying } from './tidying';

/** How far the clocks of both sides may differ, and how long a call is remembered, in milliseconds. */
export const SIGNATURE_MS = 5 * 60_000;

/** What another system signs with, out of the key of this installation, which is not in the database. */
export const secretOf = (master: Buffer, { name, salt }: { name: string; salt: string }): string =>
  createHmac('sha256', master).update(`integration ${name} ${salt}`).digest('base64url');

/** What this server signs the events with that it tells. */
export const webhookSecret = (master: Buffer): string =>
  createHmac('sha256', master).update('webhook').digest('base64url');

/** Issues a key. @returns its secret, which is kept nowhere; `undefined` when the name has one already */
export async function issueIntegrationKey(
  database: Database,
  master: Buffer,
  { name, role, now }: { name: string; role: IntegrationRole; now: Date },
): Promise<string | undefined> {
  const values = { role, salt: randomUUID(), issuedAt: now, revokedAt: null };
  return database.transaction(async (tx) => {
    if (await findIntegrationKey(tx, name)) return undefined;
    await tx
      .insert(integrationKey)
      .values({ name, ...values })
      .onConflictDoUpdate({ target: integrationKey.name, set: values });
    return secretOf(master, { name, salt: values.salt });
  });
}

/** Takes a key's force. @returns whether there was one */
export async function revokeIntegrationKey(
  database: Database,
  { name, now }: { name: string; now: Date },
): Promise<boolean> {
  const standing = and(eq(integrationKey.name, name), isNull(integrationKey.revokedAt));
  const revoked = await database.update(integrationKey).set({ revokedAt: now }).where(standing).returning();
  return revoked.length > 0;
}

/** All keys, also revoked ones. */
export function listIntegrationKeys(database: Database): Promise<(typeof integrationKey.$inferSelect)[]> {
  return database.select().from(integrationKey).orderBy(asc(integrationKey.name));
}

/** A key that is in force. */
export async function findIntegrationKey(
  database: Database,
  name: string,
): Promise<typeof integrationKey.$inferSelect | undefined> {
  const standing = and(eq(integrationKey.name, name), isNull(integrationKey.revokedAt));
  const [found] = await database.select().from(integrationKey).where(standing);
  return found;
}

/** Keeps that a call was made. @returns false when it was before */
export async function keepCall(database: Database, call: typeof integrationCall.$inferInsert): Promise<boolean> {
  const kept = await database.insert(integrationCall).values(call).onConflictDoNothing().returning();
  return kept.length > 0;
}

/** Forgets the calls whose signatures are too old by now; both clocks may be off. */
export const forgetOldCalls: Tidying = (database, now, signal) => {
  const where = lte(integrationCall.at, new Date(now.getTime() - 2 * SIGNATURE_MS));
  return deleteInBatches(
    database,
    { from: integrationCall, key: [integrationCall.key, integrationCall.nonce], where },
    signal,
  );
};
