import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../storage/database';
import type { document, waitingFile } from '../../storage/schema';

const IN_QUARANTINE = 'em verificação de vírus';

/** What was sent as files, the oldest first, without the contents; a file that waits for the scanner is given to nobody. */
export async function filesIn(database: Database, table: typeof document | typeof waitingFile, clientId: string) {
  const { fileName: nome, mime: tipo, size: bytes, createdAt: em, quarantined } = table;
  const found = await database
    .select({ nome, tipo, bytes, em, quarantined })
    .from(table)
    .where(eq(table.clientId, clientId))
    .orderBy(asc(em));
  return found.map(({ quarantined, ...file }) => ({ ...file, estado: quarantined ? IN_QUARANTINE : 'disponível' }));
}
