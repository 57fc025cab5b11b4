import { getTableName, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../server/storage/database';
import { rowsOf } from '../../../server/storage/rows';
import * as schema from '../../../server/storage/schema';

/** What a call of anybody may change. */
const OF_NOBODY = [schema.attempt, schema.onceAnswer, schema.session];
const TABLES = Object.values<unknown>(schema)
  .filter((value): value is PgTable => is(value, PgTable))
  .filter((table) => !OF_NOBODY.includes(table as never));

/** Every row as text, by the name of its table. */
export async function rowsByTable(database: Database): Promise<Map<string, string[]>> {
  const tables = new Map<string, string[]>();
  for (const table of TABLES) {
    const all: SQL = sql`select t::text as row from ${table} t`;
    tables.set(
      getTableName(table),
      (await rowsOf<{ row: string }>(database, all)).map(({ row }) => row),
    );
  }
  return tables;
}

const GUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/** Some ids of each table. */
export function idsIn(tables: Map<string, string[]>, perTable: number): string[] {
  const found = [...tables.values()].flatMap((rows) => {
    const ids = new Set(rows.flatMap((row) => row.match(GUID) ?? []));
    return [...ids].slice(0, perTable);
  });
  return [...new Set(found)];
}

/** What was there before and is there no more, or not as it was. */
export function goneFrom(before: Map<string, string[]>, after: Map<string, string[]>): string[] {
  return [...before].flatMap(([table, rows]) => {
    const left = new Set(after.get(table));
    return rows.filter((row) => !left.has(row)).map((row) => `${table}: ${row}`);
  });
}
