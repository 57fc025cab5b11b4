import { and, eq, gte, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { todayInBrazil } from '../../../contract/calendar';
import { STATUS } from '../../../contract/lifeCycle';
import { queueEvent } from '../../outside/events/queue';
import { readSettings } from '../../settings/settings';
import type { LiveDefinitions } from '../../storage/definitions/types';
import { endedByDecision, endedByErasure, isSomethingOver, latestOver } from '../../storage/erasure/ends';
import { eraseClient } from '../../storage/erasure/erase';
import { currentVersion } from '../../storage/erasure/treatments';
import type { Files } from '../../storage/files/files';
import { client, collectionRow, document, draftEntry, knownDevice, part, session } from '../../storage/schema';
import type { Tidying } from '../../storage/tidying';
import { eraseEach, forEach } from './eraseEach';
import { carryOut, dueErasures } from './requests';

const DAY_MS = 24 * 60 * 60_000;

/** Does the erasures whose time has come, and goes on with those of which a norm kept something until today. */
export const finishesErasures =
  (definitions: LiveDefinitions, files: Files): Tidying =>
  async (database, now, signal) => {
    const stores = { database, definitions, files };
    await forEach(dueErasures(database, now), signal, ({ clientId }) =>
      carryOut(stores, clientId, { when: 'due', now }),
    );
    const current = await currentVersion(definitions);
    const isDue = and(eq(client.status, STATUS.inactive), lte(client.keptUntil, todayInBrazil(now)));
    await eraseEach(
      stores,
      { at: client.keptUntil, isDue },
      {
        erase: (tx, of) => eraseClient(tx, of, { current, reason: 'over', now }),
        signal,
      },
    );
  };

/**
 * Erases what no norm keeps of registrations that the institution has ended, once its time is over, and then the rest as
 * each norm ends.
 */
export const forgetsEnded =
  (definitions: LiveDefinitions, files: Files): Tidying =>
  async (database, now, signal) => {
    const current = await currentVersion(definitions);
    for (const { type } of definitions.types) {
      const latest = latestOver(current.treatments, type, now);
      if (!latest) continue;
      const isDue = and(eq(client.type, type), eq(client.status, STATUS.inactive), lte(client.endedAt, latest));
      await eraseEach(
        { database, files },
        { at: client.endedAt, isDue },
        {
          async erase(tx, of) {
            const at = (await endedByErasure(tx, of)) ? undefined : await endedByDecision(tx, of);
            // Opened again, or closed by an erasure before: nobody has to look at it any more.
            if (!at) await tx.update(client).set({ endedAt: null }).where(eq(client.id, of.id));
            if (!at || !isSomethingOver(current.treatments, type, { endedAt: at, now })) return undefined;
            const done = await eraseClient(tx, of, { current, reason: 'ended', at, now });
            if (done?.extent === 'some') await queueEvent(tx, { clientId: of.id, kind: 'erased', now });
            return done;
          },
          signal,
        },
      );
    }
  };

/** Erases accounts that never sent a registration, and that nobody has used for as long as the institution has set. */
export const forgetsNeverSent =
  (definitions: LiveDefinitions, files: Files): Tidying =>
  async (database, now, signal) => {
    const days = Number((await readSettings({ database, definitions })).diasNaoEnviado ?? 0);
    if (days === 0) return;
    const current = await currentVersion(definitions);
    const isDue = isUnused(new Date(now.getTime() - days * DAY_MS));
    await eraseEach(
      { database, files },
      { at: client.createdAt, isDue },
      {
        erase: (tx, { id }) => eraseClient(tx, { id }, { current, reason: 'abandoned', now }),
        signal,
      },
    );
  };

/** Of accounts that never sent and that nobody used since a moment. */
function isUnused(since: Date) {
  const usedSince = [
    { table: part, at: part.savedAt },
    { table: collectionRow, at: collectionRow.savedAt },
    { table: draftEntry, at: draftEntry.keptAt },
    { table: document, at: document.createdAt },
    { table: session, at: session.lastUsedAt },
    { table: knownDevice, at: knownDevice.usedAt },
  ].map(
    ({ table, at }) =>
      sql`exists (select 1 from ${table} where ${table.clientId} = ${client.id} and ${gte(at, since)})`,
  );
  return and(
    isNull(client.sentAt),
    isNotNull(client.emailConfirmedAt),
    lt(client.createdAt, since),
    sql`not (${or(...usedSince)})`,
  );
}
