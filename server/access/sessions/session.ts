import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { SessionRest } from '../../../contract/sessionRest';
import { resolveSettings } from '../../../engine/definition';
import type { Session, SessionAsked } from '../../http/gate';
import { deleteInBatches } from '../../storage/batches';
import { builtOnce } from '../../storage/builtOnce';
import type { Database } from '../../storage/database';
import { hashOfText } from '../../storage/hash';
import { answerOfAction, forgottenAt } from '../../storage/once';
import { client, session, setting } from '../../storage/schema';
import type { Services } from '../../storage/services';
import { sharedCount } from '../../storage/sharedCount';
import type { Tidying } from '../../storage/tidying';
import type { FoundSession, KnownSessions } from './known';

const LIFE_MS = 8 * 60 * 60_000;
/** How exact the time of the last use is kept: not every call has to write. */
const USE_STEP_MS = 60_000;
/** The setting of the minutes without use after which a session ends; 0 = never. */
const IDLE = 'inatividade';
const DEFAULT_IDLE_MINUTES = 30;

/** Starts a session and gives back its bearer token, which is kept nowhere. `device` is what a person calls it. */
export async function startSession(database: Database, clientId: string, now: Date, device = ''): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.delete(session).where(and(eq(session.clientId, clientId), lt(session.expiresAt, now)));
  await database.insert(session).values({
    tokenHash: hashOfText(token),
    clientId,
    device,
    createdAt: now,
    confirmedAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  });
  return token;
}

/**
 * The session of a token, `undefined` when there is none, it has expired or was not used for too long.
 * What the action was answered with that the call names comes along.
 * @param known remembers it
 */
export async function findSession(
  { database, definitions, clock }: Pick<Services, 'database' | 'definitions' | 'clock'>,
  token: string,
  { isUse, key }: SessionAsked,
  known?: KnownSessions,
): Promise<Session | undefined> {
  const now = clock();
  const tokenHash = hashOfText(token);
  const name = key === undefined ? 'session' : 'session at an action';
  const statement = builtOnce(database, name, () =>
    database
      .select({
        client,
        id: session.id,
        confirmedAt: session.confirmedAt,
        lastUsedAt: session.lastUsedAt,
        expiresAt: session.expiresAt,
        sharedChanges: sharedCount,
        idle: sql<string | null>`(select ${setting.value} from ${setting} where ${setting.name} = ${IDLE})`,
        done: key === undefined ? sql<null>`null` : answerOfAction(sql`${client.id}::text`),
      })
      .from(session)
      .innerJoin(client, eq(client.id, session.clientId))
      .where(and(eq(session.tokenHash, sql.placeholder('hash')), gt(session.expiresAt, sql.placeholder('now'))))
      .prepare(name),
  );
  known?.drop(tokenHash);
  const [row] = await statement.execute({ hash: tokenHash, now, key, forgotten: forgottenAt(now) });
  if (!row) return undefined;
  const { done, ...found } = row;
  const minutes = idleMinutes({ definitions }, found.idle);
  if (found.lastUsedAt <= idleSince(minutes, now)) return undefined;
  const isKept = isUse && isStale(found, now);
  if (isKept) {
    await database.update(session).set({ lastUsedAt: now }).where(eq(session.tokenHash, tokenHash));
  }
  const used: FoundSession = isKept ? { ...found, lastUsedAt: now } : found;
  known?.keep(tokenHash, used, now);
  const saved = () => known?.count(tokenHash, found.client.changes);
  return { ...toSession(used, { tokenHash, minutes, now }), saved, ...(done && { done }) };
}

/**
 * The session of a token as it was found a moment ago, not looked for again: good for what asks for it in the statement
 * by which it writes, and for nothing else. `undefined` where it has to be looked for.
 */
export function assumeSession(
  services: Pick<Services, 'database' | 'definitions' | 'clock'>,
  token: string,
  asked: SessionAsked,
  known: KnownSessions,
): Session | undefined {
  const now = services.clock();
  const tokenHash = hashOfText(token);
  const found = known.find(tokenHash, now);
  if (!found || found.expiresAt <= now || (asked.isUse && isStale(found, now))) return undefined;
  const minutes = idleMinutes(services, found.idle);
  if (found.lastUsedAt <= idleSince(minutes, now)) return undefined;
  return {
    ...toSession(found, { tokenHash, minutes, now }),
    saved: () => known.count(tokenHash, found.client.changes),
    assumed: {
      open: { tokenHash, now, idleSince: idleSince(minutes, now) },
      isProven: false,
      verify: () => findSession(services, token, asked, known),
    },
  };
}

/** Whether the time of the last use is to be kept anew. Also where the clock was set back: until it comes again to the last use, nobody would be idle. */
const isStale = ({ lastUsedAt }: FoundSession, now: Date): boolean =>
  Math.abs(now.getTime() - lastUsedAt.getTime()) > USE_STEP_MS;

function toSession(
  { id, confirmedAt, client: owner, sharedChanges, expiresAt, lastUsedAt }: FoundSession,
  { tokenHash, minutes, now }: { tokenHash: string; minutes: number; now: Date },
): Session {
  const rest = restOf({ minutes, used: lastUsedAt, expiresAt }, now);
  return { id, tokenHash, confirmedAt, client: owner, sharedChanges, rest };
}

/** How much longer a session goes on that was last used then. */
function restOf(
  { minutes, used, expiresAt }: { minutes: number; used: Date; expiresAt: Date },
  now: Date,
): SessionRest {
  const seconds = (ms: number) => Math.max(0, Math.floor(ms / 1_000));
  const whole = minutes * 60_000 + USE_STEP_MS;
  const ends = minutes > 0;
  return {
    unused: ends ? seconds(used.getTime() + whole - now.getTime()) : undefined,
    unusedAtMost: ends ? seconds(whole) : undefined,
    atMost: seconds(expiresAt.getTime() - now.getTime()),
  };
}

/** Minutes without use after which a session ends, as the operator has set them. */
function idleMinutes({ definitions }: Pick<Services, 'definitions'>, stored: string | null): number {
  const declared = definitions.settings[IDLE];
  if (!declared) return DEFAULT_IDLE_MINUTES;
  const entries = stored === null ? [] : [{ key: declared.key, value: stored }];
  return Number(resolveSettings({ [IDLE]: declared }, entries)[IDLE]);
}

/** The same, as it is set now. */
export async function readIdleMinutes({
  database,
  definitions,
}: Pick<Services, 'database' | 'definitions'>): Promise<number> {
  const [row] = await database.select().from(setting).where(eq(setting.name, IDLE));
  return idleMinutes({ definitions }, row?.value ?? null);
}

/** What was not used since then has ended. A use may be kept up to a step late, and never ends anything early. */
function idleSince(minutes: number, now: Date): Date {
  return minutes === 0 ? new Date(0) : new Date(now.getTime() - minutes * 60_000 - USE_STEP_MS);
}

/** Which sessions go on. */
export function isOpen(minutes: number, now: Date): SQL | undefined {
  return and(gt(session.expiresAt, now), gt(session.lastUsedAt, idleSince(minutes, now)));
}

/** Takes away the sessions that have ended, of whatever limit. */
export const forgetEndedSessions =
  ({ definitions }: Pick<Services, 'definitions'>): Tidying =>
  async (database, now, signal) => {
    const since = idleSince(await readIdleMinutes({ database, definitions }), now);
    // One after the other: each by an index of its own.
    for (const where of [lte(session.expiresAt, now), lte(session.lastUsedAt, since)]) {
      await deleteInBatches(database, { from: session, key: [session.tokenHash], where }, signal);
    }
  };

export async function endSession(database: Database, { tokenHash }: Pick<Session, 'tokenHash'>): Promise<void> {
  await database.delete(session).where(eq(session.tokenHash, tokenHash));
}
