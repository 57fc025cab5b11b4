import { getTableColumns, sql } from 'drizzle-orm';
import { builtOnce } from '../storage/builtOnce';
import type { Database } from '../storage/open';
import { client, part } from '../storage/schema';
import { sharedCount } from '../storage/sharedCount';
import type { AsOf } from './keep';
import type { PartRow } from './store';

/**
 * Keeps a part by one statement, which is a transaction of its own, unless anything has changed since: the client, what
 * it has saved, or what that is read against. The client is locked first, as every change does it: who waited for
 * another change finds another count, and writes nothing.
 * @returns whether it was kept
 */
export async function writeUnlessChanged(database: Database, row: PartRow, { own, shared }: AsOf): Promise<boolean> {
  const statement = builtOnce(database, 'part unless changed', () => {
    const { clientId, wizard, part: id, ...others } = getTableColumns(part);
    const columns = Object.entries({ clientId, wizard, part: id, ...others });
    const given = columns.map(
      ([name, column]) => sql`${sql.param(sql.placeholder(name), column)}::${sql.raw(column.getSQLType())}`,
    );
    const unchanged = sql`(
      select from ${client} where ${client.id} = ${sql.placeholder('clientId')}
      and ${client.changes} = ${sql.placeholder('own')} and ${sharedCount} = ${sql.placeholder('shared')}
      for no key update)`;
    return database
      .insert(part)
      .select(sql`select ${sql.join(given, sql`, `)} from ${unchanged} as unchanged`)
      .onConflictDoUpdate({
        target: [clientId, wizard, id],
        set: Object.fromEntries(
          Object.entries(others).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
        ),
      })
      .returning({ id: part.part })
      .prepare('part unless changed');
  });
  const kept = await statement.execute({ ...row, own, shared });
  return kept.length > 0;
}
