import type { Client } from 'pg';

/** A column, and the table that it refers to. */
export interface Column {
  name: string;
  type: string;
  isIdentity: boolean;
  refersTo: string | null;
  /** The column of that table. */
  refersToKey: string | null;
}

/** A table of what belongs to clients, and how its rows are tied to one: joins that end with the alias `owner`. */
export interface OwnedTable {
  name: string;
  columns: Column[];
  joins: string;
}

/** The tables of which a copy of a client has copies of its own rows: all that refer to one, or to what does. */
export async function ownedTables(connection: Client): Promise<OwnedTable[]> {
  const { rows } = await connection.query<Column & { table: string }>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attidentity <> '' as "isIdentity", t.relname as "refersTo", b.attname as "refersToKey"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]
      left join pg_class t on t.oid = k.confrelid
      left join pg_attribute b on b.attrelid = t.oid and b.attnum = k.confkey[1]
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`);
  const tables = new Map<string, Column[]>();
  for (const { table, ...column } of rows) tables.set(table, [...(tables.get(table) ?? []), column]);
  const joinsOf = (name: string, level = 0): string | undefined => {
    const own = `t${level}`;
    for (const { name: column, refersTo, refersToKey } of tables.get(name) ?? []) {
      if (refersTo === 'client') return ` join crowd owner on owner.model = ${own}."${column}"`;
      const above = refersTo && refersTo !== name ? joinsOf(refersTo, level + 1) : undefined;
      if (above)
        return ` join "${refersTo}" t${level + 1} on t${level + 1}."${refersToKey}" = ${own}."${column}"${above}`;
    }
    return undefined;
  };
  return [...tables].flatMap(([name, columns]) => {
    const joins = joinsOf(name);
    return joins && name !== 'client' ? [{ name, columns, joins }] : [];
  });
}
