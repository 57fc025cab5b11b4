import { and, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { todayInBrazil } from '../../../contract/calendar';
import { readSettings } from '../../settings/settings';
import type { LiveDefinitions } from '../../storage/definitions/types';
import { allowErasure, eraseClient } from '../../storage/erasure/erase';
import { currentTreatments, tooOld } from '../../storage/erasure/treatments';
import type { Files } from '../../storage/files/files';
import type { Database } from '../../storage/open';
import {
  client,
  collectionRow,
  dataAccess,
  dataRequest,
  draftEntry,
  erasure,
  knownDevice,
  mail,
  part,
  session,
} from '../../storage/schema';
import type { Tidying } from '../../storage/tidying';
import { carryOut, dueErasures } from './requests';

const DAY_MS = 24 * 60 * 60_000;

/** Does the erasures whose time has come, and goes on with those of which a norm kept something until today. */
export const finishesErasures =
  (definitions: LiveDefinitions, files: Files): Tidying =>
  async (database, now) => {
    for (const clientId of await dueErasures(database, now))
      await carryOut({ database, definitions, files }, clientId, now);
    const treatments = await currentTreatments(definitions);
    for (const { clientId, endedAt } of await keptNoLonger(database, now)) {
      const erased = await database.transaction((tx) =>
        eraseClient(tx, { id: clientId }, { treatments, reason: 'over', endedAt, now }),
      );
      if (erased) await files.drop(erased.files);
    }
  };

/** Clients of whom a norm kept something that it keeps no longer, each with its first erasure. */
async function keptNoLonger(database: Database, now: Date): Promise<{ clientId: string; endedAt: Date }[]> {
  const last = sql`(select e."kept_until" from ${erasure} e where e."client_id" = ${erasure.clientId} order by e."sequence" desc limit 1)`;
  const found = await database
    .select({ clientId: erasure.clientId, endedAt: sql<string>`min(${erasure.at})` })
    .from(erasure)
    .innerJoin(client, eq(client.id, erasure.clientId))
    .where(lte(last, sql`${todayInBrazil(now)}::date`))
    .groupBy(erasure.clientId);
  return found.map(({ clientId, endedAt }) => ({ clientId, endedAt: new Date(endedAt) }));
}

/** Erases accounts that never sent a registration, and that nobody has used for as long as the institution has set. */
export const forgetsNeverSent =
  (definitions: LiveDefinitions, files: Files): Tidying =>
  async (database, now) => {
    const days = Number((await readSettings({ database, definitions })).diasNaoEnviado ?? 0);
    if (days === 0) return;
    const since = new Date(now.getTime() - days * DAY_MS);
    const treatments = await currentTreatments(definitions);
    for (const { id } of await unused(database, since)) {
      const erased = await database.transaction((tx) =>
        eraseClient(tx, { id }, { treatments, reason: 'abandoned', endedAt: now, now }),
      );
      if (erased) await files.drop(erased.files);
    }
  };

function unused(database: Database, since: Date): Promise<{ id: string }[]> {
  const usedSince = [
    sql`exists (select 1 from ${part} where ${part.clientId} = ${client.id} and ${part.savedAt} >= ${since})`,
    sql`exists (select 1 from ${collectionRow} where ${collectionRow.clientId} = ${client.id} and ${collectionRow.savedAt} >= ${since})`,
    sql`exists (select 1 from ${draftEntry} where ${draftEntry.clientId} = ${client.id} and ${draftEntry.keptAt} >= ${since})`,
    sql`exists (select 1 from ${session} where ${session.clientId} = ${client.id} and ${session.lastUsedAt} >= ${since})`,
    sql`exists (select 1 from ${knownDevice} where ${knownDevice.clientId} = ${client.id} and ${knownDevice.usedAt} >= ${since})`,
  ];
  return database
    .select({ id: client.id })
    .from(client)
    .where(
      and(
        isNull(client.sentAt),
        isNotNull(client.emailConfirmedAt),
        lt(client.createdAt, since),
        sql`not (${or(...usedSince)})`,
      ),
    );
}

/** Takes away what is kept for a time after it was collected: e-mails, who saw what, and requests that have ended. */
export const forgetsOldRecords =
  (definitions: LiveDefinitions): Tidying =>
  async (database, now) => {
    const treatments = await currentTreatments(definitions);
    const [mails, accesses, requests] = ['mail', 'access', 'request'].map((record) => tooOld(treatments, record, now));
    if (mails) await database.delete(mail).where(lt(mail.createdAt, mails));
    if (requests) await database.delete(dataRequest).where(lt(dataRequest.endedAt, requests));
    if (!accesses) return;
    await database.transaction(async (tx) => {
      await allowErasure(tx);
      await tx.delete(dataAccess).where(lt(dataAccess.at, accesses));
    });
  };
