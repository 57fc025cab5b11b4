import { randomInt } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { TEMPORARY_PASSWORD_HOURS } from '../mail/templates/recovery';
import { deleteInBatches } from '../storage/batches';
import type { Database } from '../storage/database';
import { client as clients, session as sessions, temporaryPassword } from '../storage/schema';
import type { Tidying } from '../storage/tidying';
import { forgetDevices } from './devices';

/** Characters that nobody takes for another one. */
const GROUPS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '!@#$%&*?'];
const LENGTH = 12;

/** A random password that meets the criteria: at least one character of each group. */
export function inventPassword(): string {
  const pick = (characters: string) => characters[randomInt(characters.length)] as string;
  const picked = [...GROUPS.map(pick), ...Array.from({ length: LENGTH - GROUPS.length }, () => pick(GROUPS.join('')))];
  for (let last = picked.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [picked[last], picked[other]] = [picked[other] as string, picked[last] as string];
  }
  return picked.join('');
}

/** Puts a temporary password, already protected, beside the client's own; it replaces an earlier one. */
export async function keepTemporaryPassword(
  database: Database,
  { clientId, passwordHash }: { clientId: string; passwordHash: string },
  now: Date,
): Promise<void> {
  const values = { passwordHash, expiresAt: new Date(now.getTime() + TEMPORARY_PASSWORD_HOURS * 3_600_000) };
  await database
    .insert(temporaryPassword)
    .values({ clientId, ...values })
    .onConflictDoUpdate({ target: temporaryPassword.clientId, set: values });
}

/** What is stored of the client's temporary password, while it may be used. */
export async function findTemporaryPassword(database: Database, clientId: string, now: Date): Promise<string | null> {
  const [found] = await database
    .select({ passwordHash: temporaryPassword.passwordHash })
    .from(temporaryPassword)
    .where(and(eq(temporaryPassword.clientId, clientId), gt(temporaryPassword.expiresAt, now)));
  return found?.passwordHash ?? null;
}

/** Makes the temporary password the client's own, which ends the sessions that began with the one before. */
export function adoptTemporaryPassword(database: Database, clientId: string, passwordHash: string): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.update(clients).set({ passwordHash }).where(eq(clients.id, clientId));
    await tx.delete(sessions).where(eq(sessions.clientId, clientId));
    await dropTemporaryPassword(tx, clientId);
    await forgetDevices(tx, clientId);
  });
}

export async function dropTemporaryPassword(database: Database, clientId: string): Promise<void> {
  await database.delete(temporaryPassword).where(eq(temporaryPassword.clientId, clientId));
}

/** Takes away the temporary passwords that nobody has used in their time. */
export const forgetEndedPasswords: Tidying = (database, now, signal) =>
  deleteInBatches(
    database,
    { from: temporaryPassword, key: [temporaryPassword.clientId], where: lte(temporaryPassword.expiresAt, now) },
    signal,
  );
