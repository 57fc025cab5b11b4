import { lt, sql } from 'drizzle-orm';
import { deleteBatch, deleteInBatches, inBatches } from '../../storage/batches';
import type { LiveDefinitions } from '../../storage/definitions/types';
import { allowErasure } from '../../storage/erasure/erase';
import { currentTreatments, tooOld } from '../../storage/erasure/treatments';
import { dataAccess, dataRequest, mail } from '../../storage/schema';
import type { Tidying } from '../../storage/tidying';

/** When a request ended: a copy with the day until which it can be fetched. */
const ENDED = sql`coalesce(${dataRequest.endedAt}, case when ${dataRequest.kind} = 'copy' then ${dataRequest.dueAt} end)`;

/** Takes away what is kept for a time after it was collected: e-mails, who saw what, and requests that have ended. */
export const forgetsOldRecords =
  (definitions: LiveDefinitions): Tidying =>
  async (database, now, signal) => {
    const treatments = await currentTreatments(definitions);
    const [mails, accesses, requests] = ['mail', 'access', 'request'].map((record) => tooOld(treatments, record, now));
    const olds = [
      mails && { from: mail, key: [mail.id], where: lt(mail.createdAt, mails) },
      requests && {
        from: dataRequest,
        key: [dataRequest.id],
        where: sql`${ENDED} < ${requests.toISOString()}::timestamptz`,
      },
    ];
    for (const rows of olds) if (rows) await deleteInBatches(database, rows, signal);
    if (!accesses) return;
    const old = { from: dataAccess, key: [dataAccess.sequence], where: lt(dataAccess.at, accesses) };
    await inBatches(
      () =>
        database.transaction(async (tx) => {
          await allowErasure(tx);
          return (await deleteBatch(tx, old)).length;
        }),
      signal,
    );
  };
