import { and, eq, inArray } from 'drizzle-orm';
import type { JsonObject } from '../../engine/core';
import type { Database } from '../storage/database';
import { carriedOver, collectionRow, part } from '../storage/schema';
import { numberOf } from './carry';
import { type Registration, rowsOf } from './registration';
import { setOf } from './stamped';
import type { StoredPart, StoredRow } from './stored';

/**
 * Writes what was carried over from an older version of the definitions, and keeps it as it was. The versions of parts
 * and rows stay: nobody has changed them.
 */
export async function keepCarried(tx: Database, registration: Registration, now: Date): Promise<void> {
  const { client, loaded, stored, older } = registration;
  if (!older) return;
  const definition = numberOf(loaded);
  const wizard = loaded.wizard.id;
  const isOwn = (table: typeof part | typeof collectionRow) =>
    and(eq(table.clientId, client.id), eq(table.wizard, wizard));
  if (older === stored) {
    await tx.update(part).set({ definition }).where(isOwn(part));
    await tx.update(collectionRow).set({ definition }).where(isOwn(collectionRow));
    return;
  }
  const [from] = [...older.parts, ...older.rows].map((kept) => kept.definition);
  const lists = [...new Set(older.rows.map(({ collection }) => collection))];
  await tx.insert(carriedOver).values({
    clientId: client.id,
    wizard,
    definition: from ?? definition,
    parts: Object.fromEntries(older.parts.map(({ id, data }) => [id, data])),
    rows: Object.fromEntries(lists.map((list): [string, JsonObject[]] => [list, rowsOf(loaded, older, list)])),
    revisions: stampsOf([...older.parts, ...older.rows]),
    at: now,
  });
  const { version } = loaded.wizard;
  await tx.delete(part).where(isOwn(part));
  for (const { id, data, savedAt, revisions = setOf(stored) } of stored.parts) {
    const author = { authorId: client.id, savedAt: new Date(savedAt), version, definition, revisions };
    await tx.insert(part).values({ clientId: client.id, wizard, part: id, data, ...author });
  }
  const ids = stored.rows.map(({ id }) => id);
  const gone = older.rows.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(collectionRow).where(inArray(collectionRow.id, gone));
  for (const { id, collection, data } of stored.rows) {
    await tx.update(collectionRow).set({ collection, data, definition }).where(eq(collectionRow.id, id));
  }
}

/** Under which revisions each was saved, as far as that is known. */
function stampsOf(kept: readonly (StoredPart | StoredRow)[]): Record<string, number> {
  return Object.fromEntries(
    kept.flatMap(({ id, revisions }) => (typeof revisions === 'number' ? [[id, revisions]] : [])),
  );
}
