import { createHmac } from 'node:crypto';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { EVENT_NAMES, type EventKind } from '../../../contract/eventNames';
import { traceHeader } from '../../http/trace';
import type { Database } from '../../storage/database';
import { webhookSecret } from '../../storage/integrationKeys';
import { LONGEST_BACKOFF_MS, triedAgainAt, workInRounds } from '../../storage/rounds';
import { client, event } from '../../storage/schema';
import type { Services } from '../../storage/services';

/** What telling works with. */
export interface Telling extends Pick<Services, 'database' | 'clock' | 'fetch'> {
  /** Where events go to. */
  url: string;
  /** What their signatures are derived from. */
  master: Buffer;
  /** Told of what could not be told; of the event only its kind. */
  log: (event: { id: string; kind: EventKind; attempts: number; error: string }, message: string) => void;
}

type Queued = typeof event.$inferSelect & { type: number };

/** How many one round takes, each of another registration. */
const BATCH = 10;
const TIMEOUT_MS = 10_000;
/** After which another server may take up an event that this one began to tell. */
const LEASE_MS = 60_000;
/** How long a new event waits at most. */
const REST_MS = 1_000;

/** Tells what is queued until it is stopped. @returns stops it, once what is under way has ended */
export const startTelling = (telling: Telling, fail: (error: unknown) => void): (() => Promise<void>) =>
  workInRounds(() => tellDue(telling), { rest: REST_MS, fail });

/**
 * Tells what is due: of each registration one event after the other, however many servers there are. What is not taken
 * comes again later, and what follows waits for it. @returns how many were tried
 */
export async function tellDue(telling: Telling): Promise<number> {
  const claimed = await claimDue(telling.database, telling.clock());
  await Promise.all(claimed.map((queued) => tell(telling, queued)));
  return claimed.length;
}

/** What may be tried now; what waits for a time that only comes again as the clock was set back waits no longer. */
const isDue = (now: Date) =>
  or(
    lte(event.dueAt, now),
    // Nobody has taken it up.
    and(eq(event.attempts, 0), eq(event.dueAt, event.at)),
    gt(event.dueAt, new Date(now.getTime() + LONGEST_BACKOFF_MS)),
  );

/** The first event of each registration that was not told; servers at work at the same time pass over each other's. */
function claimDue(database: Database, now: Date): Promise<Queued[]> {
  return database.transaction(async (tx) => {
    const isFirst = sql`not exists (select 1 from ${event} as before
      where before.client_id = ${event.clientId} and before.told_at is null and before.sequence < ${event.sequence})`;
    const due = await tx
      .select({ ...getTableColumns(event), type: client.type })
      .from(event)
      .innerJoin(client, eq(client.id, event.clientId))
      .where(and(isNull(event.toldAt), isDue(now), isFirst))
      .orderBy(asc(event.dueAt), asc(event.sequence))
      .limit(BATCH)
      .for('update', { of: event, skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) {
      await tx
        .update(event)
        .set({ dueAt: new Date(now.getTime() + LEASE_MS) })
        .where(inArray(event.id, ids));
    }
    return due;
  });
}

async function tell({ database, clock, fetch, url, master, log }: Telling, queued: Queued): Promise<void> {
  const { id, kind, attempts } = queued;
  const body = JSON.stringify(messageOf(queued));
  const timestamp = String(Math.floor(clock().getTime() / 1000));
  const signature = createHmac('sha256', webhookSecret(master)).update(`${timestamp}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'ficha-timestamp': timestamp,
    'ficha-signature': `v1=${signature}`,
    // An event is a trace of its own, the same at each try.
    ...traceHeader({ id: id.replaceAll('-', ''), isKept: true }),
  };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const error = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).then(
    async ({ ok, status, body: said }) => {
      // Nobody reads what is said besides; unread it would hold its connection as long as the receiver goes on.
      await said?.cancel().catch(() => undefined);
      return ok ? undefined : String(status);
    },
    (failure: Error) => failure.name,
  );
  if (error === undefined) {
    await database.update(event).set({ toldAt: clock() }).where(eq(event.id, id));
    return;
  }
  const dueAt = triedAgainAt(clock(), attempts);
  await database
    .update(event)
    .set({ attempts: attempts + 1, dueAt })
    .where(eq(event.id, id));
  log({ id, kind, attempts: attempts + 1, error }, 'event not told, tried again');
}

/** An event on the wire: what happened to which registration, and nothing of the person. */
function messageOf({ id, kind, sequence, clientId, type, definition, at }: Queued) {
  return {
    Id: id,
    Sequencia: sequence,
    Evento: EVENT_NAMES[kind],
    Em: at.toISOString(),
    ClienteGuid: clientId,
    TipoCliente: type,
    Definicao: definition,
  };
}
