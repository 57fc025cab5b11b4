import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database';
import { hashOfText } from '../hash';
import { definitionKey, definitionLog } from '../schema';
import type { PublishingRole } from './types';

/** Issues a key under a name. @returns the key, which is kept nowhere; `undefined` when the name has one already */
export async function issueKey(
  database: Database,
  { name, role, now }: { name: string; role: PublishingRole; now: Date },
): Promise<string | undefined> {
  const key = `ficha_${randomBytes(32).toString('base64url')}`;
  const values = { role, hash: hashOfText(key), issuedAt: now, revokedAt: null };
  return database.transaction(async (tx) => {
    const [standing] = await tx
      .select()
      .from(definitionKey)
      .where(and(eq(definitionKey.name, name), isNull(definitionKey.revokedAt)));
    if (standing) return undefined;
    await tx
      .insert(definitionKey)
      .values({ name, ...values })
      .onConflictDoUpdate({ target: definitionKey.name, set: values });
    await keepLog(tx, { who: 'operator', what: `issued a key of ${role} to ${name}`, at: now });
    return key;
  });
}

/** Takes a key's force. @returns whether there was one */
export async function revokeKey(database: Database, { name, now }: { name: string; now: Date }): Promise<boolean> {
  return database.transaction(async (tx) => {
    const revoked = await tx
      .update(definitionKey)
      .set({ revokedAt: now })
      .where(and(eq(definitionKey.name, name), isNull(definitionKey.revokedAt)))
      .returning();
    if (revoked.length > 0) await keepLog(tx, { who: 'operator', what: `revoked the key of ${name}`, at: now });
    return revoked.length > 0;
  });
}

/** All keys, also revoked ones. */
export function listKeys(database: Database): Promise<(typeof definitionKey.$inferSelect)[]> {
  return database.select().from(definitionKey).orderBy(asc(definitionKey.name));
}

/** Whose key it is; `undefined` when it is nobody's, or was revoked. */
export async function ownerOfKey(
  database: Database,
  key: string,
): Promise<{ name: string; role: PublishingRole } | undefined> {
  const own = and(eq(definitionKey.hash, hashOfText(key)), isNull(definitionKey.revokedAt));
  const [found] = await database.select().from(definitionKey).where(own);
  return found && { name: found.name, role: found.role };
}

/** Writes into the log of what was done with definitions. */
export async function keepLog(database: Database, entry: typeof definitionLog.$inferInsert): Promise<void> {
  await database.insert(definitionLog).values(entry);
}

/** What was done with definitions and keys, in its order. */
export function readLog(database: Database): Promise<(typeof definitionLog.$inferSelect)[]> {
  return database.select().from(definitionLog).orderBy(asc(definitionLog.id));
}
