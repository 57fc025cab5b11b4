import { and, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { todayInBrazil } from '../../../contract/calendar';
import { STATUS } from '../../../contract/lifeCycle';
import { queueEvent } from '../../outside/events/queue';
import { readSettings } from '../../settings/settings';
import type { Client } from '../../storage/client';
import type { LiveDefinitions } from '../../storage/definitions/types';
import { endedByDecision, endedByErasure, isSomethingOver } from '../../storage/erasure/ends';
import { allowErasure, type Erased, eraseClient, eraseIn } from '../../storage/erasure/erase';
import { currentTreatments, currentVersion, tooOld } from '../../storage/erasure/treatments';
import type { Files } from '../../storage/files/files';
import type { Database } from '../../storage/open';
import {
  client,
  collectionRow,
  dataAccess,
  dataRequest,
  document,
  draftEntry,
  erasure,
  knownDevice,
  mail,
  part,
  review,
  session,
} from '../../storage/schema';
import type { Tidying } from '../../storage/tidying';
import { lockClient } from '../change';
import { carryOut, dueErasures } from './requests';

const DAY_MS = 24 * 60 * 60_000;

/** Does the erasures whose time has come, and goes on with those of which a norm kept something until today. */
export const finishesErasures =
  (definitions: LiveDefinitions, files: Files): Tidying =>
  async (database, now) => {
    await forEach(await dueErasures(database, now), (id) =>
      carryOut({ database, definitions, files }, id, { when: 'due', now }),
    );
    const current = await currentVersion(definitions);
    await eraseEach({ database, files }, await keptNoLonger(database, now), async (tx, { id }) => {
      const [isStillDue] = await keptNoLonger(tx, now, id);
      return isStillDue ? eraseClient(tx, { id }, { current, reason: 'over', now }) : undefined;
    });
  };

/**
 * Erases what no norm keeps of registrations that the institution has ended, once its time is over, and then the rest as
 * each norm ends.
 */
export const forgetsEnded =
  (definitions: LiveDefinitions, files: Files): Tidying =>
  async (database, now) => {
    const current = await currentVersion(definitions);
    await eraseEach({ database, files }, await closed(database), async (tx, of) => {
      const at = (await endedByErasure(tx, of)) ? undefined : await endedByDecision(tx, of);
      if (!at || !isSomethingOver(current.treatments, of.type, { endedAt: at, now })) return undefined;
      const done = await eraseClient(tx, of, { current, reason: 'ended', at, now });
      if (done?.extent === 'some') await queueEvent(tx, { clientId: of.id, kind: 'erased', now });
      return done;
    });
  };

/** Closed accounts that sent a registration and of which nothing was erased since the last decision. */
async function closed(database: Database): Promise<string[]> {
  const decidedAt = sql`(select max(r."at") from ${review} r where r."client_id" = ${client.id})`;
  const found = await database
    .select({ id: client.id })
    .from(client)
    .where(
      and(
        eq(client.status, STATUS.inactive),
        isNotNull(client.sentAt),
        sql`${decidedAt} is not null`,
        sql`not exists (select 1 from ${erasure} e where e."client_id" = ${client.id} and e."at" >= ${decidedAt})`,
      ),
    );
  return found.map(({ id }) => id);
}

/** One client after the other; what fails for one keeps nobody else waiting. @throws the first failure, at the end */
async function forEach(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const id of ids) await work(id).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** The same, each in a transaction of its own with the client locked. @param erase nothing of who is not due any more */
function eraseEach(
  stores: { database: Database; files: Files },
  ids: readonly string[],
  erase: (tx: Database, client: Client) => Promise<Erased | undefined>,
): Promise<void> {
  return forEach(ids, (id) =>
    eraseIn(stores, async (tx) => {
      const locked = await lockClient(tx, id);
      return locked && erase(tx, locked);
    }),
  );
}

/** Closed accounts of which a norm kept something that it keeps no longer. @param id of this one alone */
async function keptNoLonger(database: Database, now: Date, id?: string): Promise<string[]> {
  const last = sql`(select e."kept_until" from ${erasure} e where e."client_id" = ${client.id} order by e."sequence" desc limit 1)`;
  const found = await database
    .select({ id: client.id })
    .from(client)
    .where(
      and(
        eq(client.status, STATUS.inactive),
        lte(last, sql`${todayInBrazil(now)}::date`),
        id === undefined ? undefined : eq(client.id, id),
      ),
    );
  return found.map((each) => each.id);
}

/** Erases accounts that never sent a registration, and that nobody has used for as long as the institution has set. */
export const forgetsNeverSent =
  (definitions: LiveDefinitions, files: Files): Tidying =>
  async (database, now) => {
    const days = Number((await readSettings({ database, definitions })).diasNaoEnviado ?? 0);
    if (days === 0) return;
    const since = new Date(now.getTime() - days * DAY_MS);
    const current = await currentVersion(definitions);
    await eraseEach({ database, files }, await unused(database, since), async (tx, { id }) => {
      // Somebody may have come back since all were looked for.
      const [isStillUnused] = await unused(tx, since, id);
      return isStillUnused ? eraseClient(tx, { id }, { current, reason: 'abandoned', now }) : undefined;
    });
  };

/** Accounts that never sent and that nobody used since a moment. @param id of this one alone */
async function unused(database: Database, since: Date, id?: string): Promise<string[]> {
  const usedSince = [
    { table: part, at: part.savedAt },
    { table: collectionRow, at: collectionRow.savedAt },
    { table: draftEntry, at: draftEntry.keptAt },
    { table: document, at: document.createdAt },
    { table: session, at: session.lastUsedAt },
    { table: knownDevice, at: knownDevice.usedAt },
  ].map(
    ({ table, at }) =>
      sql`exists (select 1 from ${table} where ${table.clientId} = ${client.id} and ${at} >= ${since})`,
  );
  const found = await database
    .select({ id: client.id })
    .from(client)
    .where(
      and(
        isNull(client.sentAt),
        isNotNull(client.emailConfirmedAt),
        lt(client.createdAt, since),
        sql`not (${or(...usedSince)})`,
        id === undefined ? undefined : eq(client.id, id),
      ),
    );
  return found.map((each) => each.id);
}

/** Takes away what is kept for a time after it was collected: e-mails, who saw what, and requests that have ended. */
export const forgetsOldRecords =
  (definitions: LiveDefinitions): Tidying =>
  async (database, now) => {
    const treatments = await currentTreatments(definitions);
    const [mails, accesses, requests] = ['mail', 'access', 'request'].map((record) => tooOld(treatments, record, now));
    if (mails) await database.delete(mail).where(lt(mail.createdAt, mails));
    // A copy ends with the day until which it can be fetched.
    const ended = sql`coalesce(${dataRequest.endedAt}, case when ${dataRequest.kind} = 'copy' then ${dataRequest.dueAt} end)`;
    if (requests) await database.delete(dataRequest).where(lt(ended, requests));
    if (!accesses) return;
    await database.transaction(async (tx) => {
      await allowErasure(tx);
      await tx.delete(dataAccess).where(lt(dataAccess.at, accesses));
    });
  };
