import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { dayInBrazil } from '../../../contract/calendar';
import { myDataLink } from '../../mail/links';
import { type MailServices, queueMail } from '../../mail/queue';
import { erasureAsked, erasureDone, erasureRefused, erasureWithdrawn } from '../../mail/templates/erasure';
import { queueEvent } from '../../outside/events/queue';
import { readSettings } from '../../settings/settings';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import type { LiveDefinitions } from '../../storage/definitions/types';
import { endedByErasure } from '../../storage/erasure/ends';
import { type Erased, eraseClient, eraseIn } from '../../storage/erasure/erase';
import { currentVersion } from '../../storage/erasure/treatments';
import type { Files } from '../../storage/files/files';
import { inOrder } from '../../storage/inOrder';
import { dataRequest } from '../../storage/schema';
import type { Services } from '../../storage/services';
import type { DataRequestKind } from '../../storage/tables/privacy';
import { lockClient } from '../change';

export type DataRequest = typeof dataRequest.$inferSelect;

const DAY_MS = 24 * 60 * 60_000;
/** How long a copy can be fetched. */
const COPY_MS = 7 * DAY_MS;

type Stored = Pick<Services, 'database' | 'definitions' | 'clock'>;

/** Days from asking for an erasure until it is done, as the institution has set them. */
export async function daysToErasure(services: Pick<Services, 'database' | 'definitions'>): Promise<number> {
  return Number((await readSettings(services)).prazoExclusao ?? 15);
}

/** Lets a client fetch a copy for some days. */
export async function askCopy({ database, clock }: Stored, { id }: Client): Promise<DataRequest> {
  const now = clock();
  const values = { clientId: id, kind: 'copy' as const, askedAt: now, dueAt: new Date(now.getTime() + COPY_MS) };
  const [made] = await database.insert(dataRequest).values(values).returning();
  return made as DataRequest;
}

/** Asks for an erasure, of which the client gets an e-mail; one that is under way stays as it is. */
export async function askErasure(services: Stored, client: Client, site: string): Promise<DataRequest> {
  const { database, clock } = services;
  const now = clock();
  const dueAt = new Date(now.getTime() + (await daysToErasure(services)) * DAY_MS);
  return database.transaction(async (tx) => {
    const [asked] = await tx
      .insert(dataRequest)
      .values({ clientId: client.id, kind: 'erasure', askedAt: now, dueAt })
      .onConflictDoNothing()
      .returning();
    if (!asked) return (await lastRequest(tx, client.id, 'erasure')) as DataRequest;
    const letter = erasureAsked({ to: client, day: dayInBrazil(dueAt), link: myDataLink(site) });
    await queueMail({ ...services, database: tx }, letter, client.id);
    return asked;
  });
}

/** Erasures that wait. */
export const OPEN_ERASURE = sql`${dataRequest.kind} = 'erasure' and ${dataRequest.state} = 'open'`;

const isOpenErasure = (clientId: string) => and(eq(dataRequest.clientId, clientId), OPEN_ERASURE);

/** How an erasure ends that is not done. */
type Ended = { state: 'withdrawn' } | { state: 'refused'; text: string };

/** Ends an erasure that waits, without it; the client gets an e-mail. @returns whether there was one */
export async function endErasure(services: MailServices, client: Client, ended: Ended): Promise<boolean> {
  return services.database.transaction(async (tx) => {
    // As whoever carries it out does: what it writes refers to the client, and two that lock in turn would wait for ever.
    await lockClient(tx, client.id);
    const [changed] = await tx
      .update(dataRequest)
      .set({ ...ended, endedAt: services.clock() })
      .where(isOpenErasure(client.id))
      .returning({ askedAt: dataRequest.askedAt });
    if (!changed) return false;
    const told = { to: client, day: dayInBrazil(changed.askedAt) };
    const letter = ended.state === 'refused' ? erasureRefused({ ...told, reason: ended.text }) : erasureWithdrawn(told);
    await queueMail({ ...services, database: tx }, letter, client.id);
    return true;
  });
}

/** What a client asked for last. */
export async function lastRequest(
  database: Database,
  clientId: string,
  kind: DataRequestKind,
): Promise<DataRequest | undefined> {
  const [last] = await database
    .select()
    .from(dataRequest)
    .where(and(eq(dataRequest.clientId, clientId), eq(dataRequest.kind, kind)))
    .orderBy(desc(dataRequest.askedAt))
    .limit(1);
  return last;
}

/** A copy of this id that its client can still fetch. */
export async function findCopy(
  { database, clock }: Stored,
  { id: clientId }: Client,
  id: string,
): Promise<DataRequest | undefined> {
  const [found] = await database
    .select()
    .from(dataRequest)
    .where(
      and(
        eq(dataRequest.id, id),
        eq(dataRequest.clientId, clientId),
        eq(dataRequest.kind, 'copy'),
        gt(dataRequest.dueAt, clock()),
      ),
    );
  return found;
}

/** What erasures work on. */
export interface Erasers {
  database: Database;
  definitions: LiveDefinitions;
  files: Files;
}

/**
 * Erases what no norm keeps of a client, and notes that it was done; whose account it closes gets an e-mail.
 * @param when `due`: only if an erasure that was asked for still waits, and its day has come
 */
export async function carryOut(
  { database, definitions, files }: Erasers,
  clientId: string,
  { when, now }: { when: 'due' | 'now'; now: Date },
): Promise<Erased | undefined> {
  const current = await currentVersion(definitions);
  return eraseIn({ database, files }, async (tx) => {
    // It may be withdrawn, or done by another server, at this moment: as all erasures it locks the client first.
    const client = await lockClient(tx, clientId);
    const ended = await tx
      .update(dataRequest)
      .set({ state: 'done', endedAt: now })
      .where(and(isOpenErasure(clientId), when === 'due' ? lte(dataRequest.dueAt, now) : undefined))
      .returning({ id: dataRequest.id });
    if (when === 'due' && ended.length === 0) return undefined;
    const isClosed = client !== undefined && (await endedByErasure(tx, client)) !== undefined;
    const done = await eraseClient(tx, { id: clientId }, { current, reason: 'asked', now });
    if (done?.extent === 'some') await queueEvent(tx, { clientId, kind: 'erased', now });
    // Whoever signs somebody up may type any address.
    if (done && client?.emailConfirmedAt && !isClosed) {
      // Of nobody's account: there may be none any more.
      const letter = erasureDone({ to: client, day: dayInBrazil(now), isSomeKept: done.extent === 'some' });
      await queueMail({ database: tx, definitions, clock: () => now }, letter);
    }
    return done;
  });
}

/** The erasures whose time has come, of all clients. */
export const dueErasures = (database: Database, now: Date): AsyncIterable<{ clientId: string }> =>
  inOrder({ at: dataRequest.dueAt, id: dataRequest.id }, ({ columns, isBehind, order, limit }) =>
    database
      .select({ ...columns, clientId: dataRequest.clientId })
      .from(dataRequest)
      .where(and(OPEN_ERASURE, lte(dataRequest.dueAt, now), isBehind))
      .orderBy(...order.map(asc))
      .limit(limit),
  );
