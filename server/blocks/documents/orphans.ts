import { inArray } from 'drizzle-orm';
import { forgetReceived } from '../../http/upload/spool';
import type { Files } from '../../storage/files/files';
import { NAMING } from '../../storage/files/named';
import type { Database } from '../../storage/open';
import type { Tidying } from '../../storage/tidying';

/** Contents that are younger may belong to a call that has not named them yet. */
const YOUNGEST_MS = 60 * 60_000;
/** Names that are looked for at once. */
const AT_ONCE = 500;

/** Takes away the contents that no row names: of calls that ended between the two, and of customers who are gone. */
export const forgetsOrphans =
  (files: Files): Tidying =>
  async (database, now) => {
    await forgetReceived(files.incoming, now);
    const before = new Date(now.getTime() - YOUNGEST_MS);
    for (const store of files.stores) {
      let names: string[] = [];
      const sweep = async () => {
        const named = await namedOf(database, names);
        for (const name of names) if (!named.has(name)) await store.remove(name);
        names = [];
      };
      for await (const { name } of store.list(before)) {
        names.push(name);
        if (names.length === AT_ONCE) await sweep();
      }
      if (names.length > 0) await sweep();
    }
  };

/** Which of these names a row has. */
async function namedOf(database: Database, names: string[]): Promise<Set<string>> {
  const found = await Promise.all(
    Object.values(NAMING).map((table) =>
      database.select({ storedAs: table.storedAs }).from(table).where(inArray(table.storedAs, names)),
    ),
  );
  return new Set(found.flat().map(({ storedAs }) => storedAs));
}
