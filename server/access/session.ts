import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Session } from '../http/gate';
import type { Database } from '../storage/open';
import { client, session } from '../storage/schema';

const LIFE_MS = 8 * 60 * 60_000;
/** How exact the time of the last use is kept: not every call has to write. */
const USE_STEP_MS = 60_000;

/** Starts a session and gives back its bearer token, which is kept nowhere. */
export async function startSession(database: Database, clientId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.delete(session).where(and(eq(session.clientId, clientId), lt(session.expiresAt, now)));
  await database.insert(session).values({
    tokenHash: hashToken(token),
    clientId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  });
  return token;
}

/** The session of a token, `undefined` when there is none or it has expired. */
export async function findSession(database: Database, token: string, now: Date): Promise<Session | undefined> {
  const tokenHash = hashToken(token);
  const [found] = await database
    .select({ client, lastUsedAt: session.lastUsedAt })
    .from(session)
    .innerJoin(client, eq(client.id, session.clientId))
    .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, now)));
  if (!found) return undefined;
  if (now.getTime() - found.lastUsedAt.getTime() > USE_STEP_MS) {
    await database.update(session).set({ lastUsedAt: now }).where(eq(session.tokenHash, tokenHash));
  }
  return { tokenHash, client: found.client };
}

export async function endSession(database: Database, { tokenHash }: Session): Promise<void> {
  await database.delete(session).where(eq(session.tokenHash, tokenHash));
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
