import { inArray } from 'drizzle-orm';
import { forgetReceived } from '../../http/upload/spool';
import { BATCH } from '../../storage/batches';
import type { Database } from '../../storage/database';
import type { Files } from '../../storage/files/files';
import { NAMING } from '../../storage/files/named';
import type { FileStore } from '../../storage/files/types';
import { passTogether } from '../../storage/sharedPass';
import type { Tidying } from '../../storage/tidying';

/** Contents that are younger may belong to a call that has not named them yet. */
const YOUNGEST_MS = 60 * 60_000;

/**
 * Takes away the contents that no row names: of calls that ended between the two, and of customers who are gone.
 * @param rest milliseconds between two looks at all contents, which all instances share
 */
export const forgetsOrphans =
  (files: Files, rest = 0): Tidying =>
  async (database, now, signal) => {
    await forgetReceived(files.incoming, now);
    const before = new Date(now.getTime() - YOUNGEST_MS);
    for (const store of files.stores) {
      await passTogether(database, {
        name: `files ${store.way}`,
        ...{ now, rest, signal },
        read: (after) => namesBehind(store, before, after),
        async work(names) {
          const named = await namedOf(database, names);
          for (const name of names) if (!named.has(name)) await store.remove(name);
        },
      });
    }
  };

async function namesBehind(store: FileStore, before: Date, after: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list(before, after)) {
    names.push(name);
    if (names.length === BATCH) break;
  }
  return names;
}

/** Which of these names a row has. */
async function namedOf(database: Database, names: string[]): Promise<Set<string>> {
  const found = await Promise.all(
    Object.values(NAMING).map((table) =>
      database.select({ storedAs: table.storedAs }).from(table).where(inArray(table.storedAs, names)),
    ),
  );
  return new Set(found.flat().map(({ storedAs }) => storedAs));
}
