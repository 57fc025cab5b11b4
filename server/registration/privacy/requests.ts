import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { queueEvent } from '../../outside/events/queue';
import { readSettings } from '../../settings/settings';
import type { Client } from '../../storage/client';
import type { LiveDefinitions } from '../../storage/definitions/types';
import { type Erased, eraseClient, eraseIn } from '../../storage/erasure/erase';
import { currentVersion } from '../../storage/erasure/treatments';
import type { Files } from '../../storage/files/files';
import type { Database } from '../../storage/open';
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

/** Asks for an erasure; one that is under way stays as it is. */
export async function askErasure(services: Stored, { id }: Client): Promise<DataRequest> {
  const { database, clock } = services;
  const now = clock();
  const dueAt = new Date(now.getTime() + (await daysToErasure(services)) * DAY_MS);
  await database
    .insert(dataRequest)
    .values({ clientId: id, kind: 'erasure', askedAt: now, dueAt })
    .onConflictDoNothing();
  return (await lastRequest(database, id, 'erasure')) as DataRequest;
}

/** Erasures that wait. */
export const OPEN_ERASURE = and(eq(dataRequest.kind, 'erasure'), eq(dataRequest.state, 'open'));

const isOpenErasure = (clientId: string) => and(eq(dataRequest.clientId, clientId), OPEN_ERASURE);

/** Ends an erasure that waits, without it. @returns whether there was one */
export async function endErasure(
  database: Database,
  clientId: string,
  ended: { state: 'withdrawn' | 'refused'; text?: string; now: Date },
): Promise<boolean> {
  const { state, text = null, now } = ended;
  const changed = await database
    .update(dataRequest)
    .set({ state, text, endedAt: now })
    .where(isOpenErasure(clientId))
    .returning({ id: dataRequest.id });
  return changed.length > 0;
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
 * Erases what no norm keeps of a client, and notes that it was done.
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
    await lockClient(tx, clientId);
    const ended = await tx
      .update(dataRequest)
      .set({ state: 'done', endedAt: now })
      .where(and(isOpenErasure(clientId), when === 'due' ? lte(dataRequest.dueAt, now) : undefined))
      .returning({ id: dataRequest.id });
    if (when === 'due' && ended.length === 0) return undefined;
    const done = await eraseClient(tx, { id: clientId }, { current, reason: 'asked', now });
    if (done?.extent === 'some') await queueEvent(tx, { clientId, kind: 'erased', now });
    return done;
  });
}

/** The erasures whose time has come, of all clients. */
export async function dueErasures(database: Database, now: Date): Promise<string[]> {
  const due = await database
    .select({ clientId: dataRequest.clientId })
    .from(dataRequest)
    .where(and(OPEN_ERASURE, lte(dataRequest.dueAt, now)));
  return due.map(({ clientId }) => clientId);
}
