import { getTableColumns, type SQL, sql, type Table } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const columnsOf = (table: Table) => Object.entries(getTableColumns(table)) as [string, PgColumn][];

/** All columns of a row, for a statement that is built once: each is told under its own name when it is asked. */
export function givenRow(table: Table): SQL {
  const given = columnsOf(table).map(
    ([name, column]) => sql`${sql.param(sql.placeholder(name), column)}::${sql.raw(column.getSQLType())}`,
  );
  return sql.join(given, sql`, `);
}

/** What a row that is there already takes from the one that was to be inserted: all but these columns. */
export function overwriting(table: Table, ...but: string[]): Record<string, SQL> {
  const others = columnsOf(table).filter(([name]) => !but.includes(name));
  return Object.fromEntries(others.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]));
}
