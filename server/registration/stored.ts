import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Json, JsonObject } from '../../engine/core';
import type { LoadedWizard } from '../../engine/definition';
import type { WizardData } from '../../engine/wire';
import { builtOnce } from '../storage/builtOnce';
import type { Client } from '../storage/client';
import { ClientGone } from '../storage/clientGone';
import type { Database } from '../storage/database';
import { type InForce, inForce } from '../storage/revisions/stamp';
import { client, collectionRow, part, renewal, setting } from '../storage/schema';
import { sharedCount } from '../storage/sharedCount';
import type { BegunRenewal } from './renewal/renewal';

/** What other rooms know of a client besides its own columns: by name, the query of its one value. */
export type Knowledge = Readonly<Record<string, (clientId: ClientId) => SQL<Json>>>;

/** The id of a client, the column that has it, or the place where it is put in. */
export type ClientId = string | typeof client.id | Placeholder;

/** The state of a part that was saved. */
export interface StoredPart {
  id: string;
  /** By tab. */
  data: WizardData;
  /** Number of the version of the definitions whose form the data have. */
  definition: number;
  /** What names the revisions that it was saved under; none of what is older than these. */
  revisions?: number | null;
  /** The moment of the save in milliseconds. */
  savedAt: number;
}

/** A row of a list that is saved by calls of its own. */
export interface StoredRow {
  id: string;
  /** `<tab>/<list>`. */
  collection: string;
  position: number;
  data: JsonObject;
  /** Number of the version of the definitions whose form the data have. */
  definition: number;
  /** What names the revisions that it was saved under; none of what is older than these. */
  revisions?: number | null;
  /** The moment of the save in milliseconds. */
  savedAt: number;
}

/** Everything that is stored of a client in one wizard, and what it is read against. */
export interface Stored {
  client: Client;
  begun: BegunRenewal | null;
  parts: StoredPart[];
  /** In their order. */
  rows: StoredRow[];
  /** The tenant's settings that were changed, by name. */
  settings: Record<string, string>;
  /** What other rooms know of the client, by field. */
  known: Record<string, Json>;
  /** How often what it is read against had changed. */
  sharedChanges?: number;
  /** Under which revisions it is read; none where only the definitions count. */
  revisions?: InForce;
}

/**
 * Reads it all by one statement. In a change the client must have been locked by a statement before: one that waits
 * for a lock sees the other tables as they were when it began.
 * @throws ClientGone
 */
export async function readStored(
  database: Database,
  { id, loaded, known, files }: { id: string; loaded: LoadedWizard; known: Knowledge; files: string },
): Promise<Stored> {
  const name = ['stored', loaded.wizard.id, files, ...Object.keys(known)].join('/');
  const statement = builtOnce(database, name, () => {
    const asked = sql.placeholder('id');
    return database
      .select({ ...storedColumns({ id: asked, loaded, known }), revisions: inForce(files), sharedChanges: sharedCount })
      .from(client)
      .leftJoin(renewal, eq(renewal.clientId, client.id))
      .where(eq(client.id, asked))
      .prepare(name);
  });
  const [found] = await statement.execute({ id });
  if (!found) throw new ClientGone();
  return found;
}

/** What is selected of clients, and of the renewals beside them, for that. */
export function storedColumns({ id, loaded, known }: { id: ClientId; loaded: LoadedWizard; known: Knowledge }) {
  const wizard = loaded.wizard.id;
  const knowledge = Object.entries(known).map(([name, value]) => sql`${name}::text, (${value(id)})`);
  return {
    client,
    begun: { startedAt: renewal.startedAt, sections: renewal.sections },
    parts: sql<StoredPart[]>`(
      select coalesce(json_agg(json_build_object(
        'id', ${part.part}, 'data', ${part.data}, 'definition', ${part.definition}, 'revisions', ${part.revisions},
        'savedAt', (extract(epoch from ${part.savedAt}) * 1000)::bigint)), '[]')
      from ${part} where ${part.clientId} = ${id} and ${part.wizard} = ${wizard})`,
    rows: sql<StoredRow[]>`(
      select coalesce(json_agg(json_build_object(
        'id', ${collectionRow.id}, 'collection', ${collectionRow.collection},
        'position', ${collectionRow.position}, 'data', ${collectionRow.data},
        'definition', ${collectionRow.definition}, 'revisions', ${collectionRow.revisions},
        'savedAt', (extract(epoch from ${collectionRow.savedAt}) * 1000)::bigint)
        order by ${collectionRow.position}), '[]')
      from ${collectionRow} where ${collectionRow.clientId} = ${id} and ${collectionRow.wizard} = ${wizard})`,
    settings: sql<Record<string, string>>`(
      select coalesce(json_object_agg(${setting.name}, ${setting.value}), '{}') from ${setting})`,
    known: sql<Record<string, Json>>`json_build_object(${sql.join(knowledge, sql`, `)})`,
  };
}
