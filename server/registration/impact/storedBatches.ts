import { and, asc, count, eq, exists, gt, or, sql } from 'drizzle-orm';
import type { LoadedWizard } from '../../../engine/definition';
import type { Database } from '../../storage/database';
import { client, collectionRow, part, renewal, sending } from '../../storage/schema';
import { type Knowledge, type Stored, storedColumns } from '../stored';

/** What is stored of a registration, and whether it was ever sent. */
export interface Kept extends Stored {
  isSent: boolean;
}

/** Whose registrations are read. */
interface Asked {
  loaded: LoadedWizard;
  known: Knowledge;
}

/** Of a client of the wizard's type with something saved in it. */
function isBegun(database: Database, { wizard }: LoadedWizard) {
  const own = (table: typeof part | typeof collectionRow) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.clientId, client.id), eq(table.wizard, wizard.id))),
    );
  return and(eq(client.type, wizard.type), or(own(part), own(collectionRow)));
}

/** How many registrations there are of a wizard. */
export async function countStored(database: Database, loaded: LoadedWizard): Promise<number> {
  const [found] = await database.select({ all: count() }).from(client).where(isBegun(database, loaded));
  return found?.all ?? 0;
}

/** Reads all registrations of a wizard, so many at once, by one statement each; nothing else is in memory. */
export async function* storedBatches(
  database: Database,
  { loaded, known }: Asked,
  size: number,
): AsyncGenerator<Kept[]> {
  const isSent = sql<boolean>`exists (select from ${sending}
    where ${sending.clientId} = ${client.id} and ${sending.wizard} = ${loaded.wizard.id})`;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const batch = await database
      .select({ ...storedColumns({ id: client.id, loaded, known }), isSent })
      .from(client)
      .leftJoin(renewal, eq(renewal.clientId, client.id))
      .where(and(gt(client.id, last), isBegun(database, loaded)))
      .orderBy(asc(client.id))
      .limit(size);
    if (batch.length > 0) yield batch;
    const next = batch.at(-1)?.client.id;
    if (next === undefined || batch.length < size) return;
    last = next;
  }
}
