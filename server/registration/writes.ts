import { and, eq } from 'drizzle-orm';
import type { Database } from '../storage/database';
import { collectionRow, part } from '../storage/schema';
import type { ListRow, PartRow } from './store';

/** A row of a list that goes. */
export type GoneRow = Pick<ListRow, 'id' | 'clientId' | 'wizard' | 'collection'>;

/** What a save writes. */
export type Write = { kind: 'part'; row: PartRow } | { kind: 'row'; row: ListRow } | { kind: 'removal'; row: GoneRow };

/** Writes it in a transaction. A row that is somebody else's, or of another list, is left as it is. */
export async function applyWrite(tx: Database, write: Write): Promise<void> {
  if (write.kind === 'part') return writePart(tx, write.row);
  const { id, clientId, wizard, collection } = write.row;
  const isOwn = and(
    eq(collectionRow.clientId, clientId),
    eq(collectionRow.wizard, wizard),
    eq(collectionRow.collection, collection),
  );
  if (write.kind === 'removal') {
    await tx.delete(collectionRow).where(and(isOwn, eq(collectionRow.id, id)));
    return;
  }
  await tx
    .insert(collectionRow)
    .values(write.row)
    .onConflictDoUpdate({ target: collectionRow.id, set: write.row, setWhere: isOwn });
}

async function writePart(tx: Database, row: PartRow): Promise<void> {
  const { clientId: _client, wizard: _wizard, part: _part, ...values } = row;
  await tx
    .insert(part)
    .values(row)
    .onConflictDoUpdate({ target: [part.clientId, part.wizard, part.part], set: values });
}
