import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { rowsOf } from '../rows';

/** A table as the database knows it. */
export interface Table {
  name: string;
  columns: { name: string; type: string; isIdentity: boolean }[];
  /** The columns of its primary key. */
  key: string[];
}

/** What belongs to this database alone, or is written with the files that it is a part of. */
const NOT_KEPT = ['file_owner', 'file_piece', 'sweep'];

/** Whether a database has a table of this name. */
export async function hasTable(database: Database, name: string): Promise<boolean> {
  const [found] = await rowsOf<{ is: boolean }>(
    database,
    sql`select to_regclass(${`public.${name}`}) is not null as is`,
  );
  return found?.is === true;
}

/** All tables that a backup has, each after those that it refers to. @throws {Error} when they refer in a circle */
export async function tablesOf(database: Database): Promise<Table[]> {
  const columns = await rowsOf<{ table: string; name: string; type: string; identity: string }>(
    database,
    sql`select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attidentity as identity
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ${NOT_KEPT} and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`,
  );
  const references = await rowsOf<{ from: string; to: string }>(
    database,
    sql`select distinct f.relname as from, t.relname as to
      from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and k.conrelid <> k.confrelid`,
  );
  const keys = await rowsOf<{ table: string; name: string }>(
    database,
    sql`select c.relname as table, a.attname as name
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indisprimary and c.relnamespace = 'public'::regnamespace order by c.relname, a.attnum`,
  );
  const tables = new Map<string, Table>();
  for (const { table, name, type, identity } of columns) {
    const own = tables.get(table) ?? { name: table, columns: [], key: [] };
    own.columns.push({ name, type, isIdentity: identity !== '' });
    tables.set(table, own);
  }
  for (const { table, name } of keys) tables.get(table)?.key.push(name);
  const sorted: Table[] = [];
  while (tables.size > 0) {
    const ready = [...tables.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && tables.has(to)),
    );
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${[...tables.keys()].join(', ')}`);
    for (const table of ready) {
      sorted.push(table);
      tables.delete(table.name);
    }
  }
  return sorted;
}
