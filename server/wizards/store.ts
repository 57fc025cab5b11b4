import { and, asc, eq, max } from 'drizzle-orm';
import type { JsonObject } from '../../engine/core/json';
import type { WizardData } from '../../engine/core/mapping/parts';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import type { Client } from '../access/session';
import type { Database } from '../database/open';
import { client as clients, collectionRow, part } from '../database/schema';
import { currentProfile } from '../suitability/history';
import { knownFields } from './knownFields';

/** Whose data of which wizard. */
export interface Owner {
  client: Client;
  loaded: LoadedWizard;
}

/** Who saves, when, and by which definitions. */
const stamp = ({ client, loaded }: Owner, now: Date) => ({
  version: loaded.wizard.version,
  authorId: client.id,
  savedAt: now,
});

/** The client, locked until the transaction ends: two saves of one client wait for each other. */
export async function lockClient(tx: Database, id: string): Promise<Client> {
  const [found] = await tx.select().from(clients).where(eq(clients.id, id)).for('update');
  return found as Client;
}

/** All saved data of a client in a wizard by tab, rows of collections and what is known of the client included. */
export async function readWizardData(database: Database, owner: Owner): Promise<WizardData> {
  const { client, loaded } = owner;
  const data: WizardData = {};
  const parts = await database
    .select({ data: part.data })
    .from(part)
    .where(and(eq(part.clientId, client.id), eq(part.wizard, loaded.wizard.id)));
  for (const saved of parts) {
    for (const [tab, fields] of Object.entries(saved.data)) data[tab] = { ...data[tab], ...fields };
  }
  const profile = await currentProfile(database, client);
  for (const [id, { definition }] of Object.entries(loaded.tabs)) {
    const saved = data[id];
    data[id] = { ...saved, ...knownFields(definition.schema.properties, { client, profile, saved }) };
    for (const [list, collection] of Object.entries(definition.collections ?? {})) {
      if (collection.forms?.length) data[id][list] = await readRows(database, owner, `${id}/${list}`);
    }
  }
  return data;
}

/** The data by tab of one part as it is kept. */
export async function readPart(database: Database, { client, loaded }: Owner, id: string): Promise<WizardData> {
  const [saved] = await database
    .select({ data: part.data })
    .from(part)
    .where(and(eq(part.clientId, client.id), eq(part.wizard, loaded.wizard.id), eq(part.part, id)));
  return saved?.data ?? {};
}

/** Tells one saved state of a part from the next; `0` before the first save. */
export async function readPartVersion(database: Database, { client, loaded }: Owner, id: string): Promise<string> {
  const [saved] = await database
    .select({ savedAt: part.savedAt })
    .from(part)
    .where(and(eq(part.clientId, client.id), eq(part.wizard, loaded.wizard.id), eq(part.part, id)));
  return String(saved?.savedAt.getTime() ?? 0);
}

/** Keeps the data by tab of one part. */
export async function writePart(
  tx: Database,
  owner: Owner,
  { id, data, now }: { id: string; data: WizardData; now: Date },
) {
  const values = { data, ...stamp(owner, now) };
  await tx
    .insert(part)
    .values({ clientId: owner.client.id, wizard: owner.loaded.wizard.id, part: id, ...values })
    .onConflictDoUpdate({ target: [part.clientId, part.wizard, part.part], set: values });
}

const ofCollection = ({ client, loaded }: Owner, collection: string) =>
  and(
    eq(collectionRow.clientId, client.id),
    eq(collectionRow.wizard, loaded.wizard.id),
    eq(collectionRow.collection, collection),
  );

/** The rows of a collection in their order, each with its key. */
export async function readRows(database: Database, owner: Owner, collection: string): Promise<JsonObject[]> {
  const rows = await database
    .select({ id: collectionRow.id, data: collectionRow.data })
    .from(collectionRow)
    .where(ofCollection(owner, collection))
    .orderBy(asc(collectionRow.position));
  return rows.map(({ id, data }) => ({ ...data, [owner.loaded.wizard.key]: id }));
}

/** Keeps a row under its key; a new one stands last. */
export async function writeRow(
  tx: Database,
  owner: Owner,
  { collection, row, now }: { collection: string; row: JsonObject; now: Date },
): Promise<void> {
  const { [owner.loaded.wizard.key]: id, ...data } = row;
  const values = { data, ...stamp(owner, now) };
  const [last] = await tx
    .select({ position: max(collectionRow.position) })
    .from(collectionRow)
    .where(ofCollection(owner, collection));
  await tx
    .insert(collectionRow)
    .values({
      id: String(id),
      clientId: owner.client.id,
      wizard: owner.loaded.wizard.id,
      collection,
      position: (last?.position ?? -1) + 1,
      ...values,
    })
    .onConflictDoUpdate({ target: collectionRow.id, set: values, setWhere: ofCollection(owner, collection) });
}

/** Removes a row; false when the client has none with this key. */
export async function removeRow(tx: Database, owner: Owner, { collection, id }: { collection: string; id: string }) {
  const removed = await tx
    .delete(collectionRow)
    .where(and(ofCollection(owner, collection), eq(collectionRow.id, id)))
    .returning({ id: collectionRow.id });
  return removed.length > 0;
}
