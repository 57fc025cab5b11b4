import { sql } from 'drizzle-orm';
import { BATCH, inBatches } from '../../storage/batches';
import type { Database } from '../../storage/database';
import { rowsOf } from '../../storage/rows';
import { draft, draftEntry } from '../../storage/schema';

/** Revisions of one generation; nobody types for as many seconds. */
const GENERATION = 2 ** 20;

/**
 * The first revision of the generation of one. What was told in an earlier generation was taken away by the institution, as
 * drafts were off, and neither saved nor discarded by the customer. 0 = drafts have always been on.
 */
export const generationOf = (revision: number): number => revision - (revision % GENERATION);

/** Takes away all drafts batch by batch; whoever looks for one afterwards finds it in its next generation. */
export function endGeneration(database: Database, signal?: AbortSignal): Promise<void> {
  return inBatches(async () => {
    const ended = await rowsOf(
      database,
      sql`with chosen as materialized (
          select ${draft.clientId}, ${draft.wizard} from ${draft} where exists (
            select from ${draftEntry} where ${draftEntry.clientId} = ${draft.clientId} and ${draftEntry.wizard} = ${draft.wizard}
          ) limit ${sql.raw(String(BATCH))} for update skip locked
        ), gone as (
          delete from ${draftEntry} using chosen
          where ${draftEntry.clientId} = chosen.client_id and ${draftEntry.wizard} = chosen.wizard
        ) update ${draft} set revision = (${draft.revision} / ${sql.raw(String(GENERATION))} + 1) * ${sql.raw(String(GENERATION))}
          from chosen where ${draft.clientId} = chosen.client_id and ${draft.wizard} = chosen.wizard
          returning ${draft.clientId} as client`,
    );
    return ended.length;
  }, signal);
}
