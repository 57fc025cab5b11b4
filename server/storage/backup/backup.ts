import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import type { FilesConfig } from '../files/config';
import { appliedMigration } from '../migrations';
import { rowsOf } from '../rows';
import { FILES, filesAsText } from './files';
import { type Summary, writeBackup } from './format';
import { hasTable, type Table, tablesOf } from './tables';

/** Rows read at once. */
const MOST_ROWS = 500;

/**
 * Writes all that a database holds, as it is at one moment, and the files that it names, into a new file. Calls go on
 * meanwhile on PostgreSQL; an embedded database, which has one connection, lets them wait. Its tables may be those of an
 * earlier version, which then restores it.
 * @throws {Error} with code EEXIST when there is such a file
 */
export async function backUp(
  database: Database,
  { file, files, now }: { file: string; files: FilesConfig; now: Date },
): Promise<Summary> {
  return database.transaction(
    async (tx) => {
      // So that times are written alike everywhere.
      await tx.execute(sql`set local timezone to 'UTC'`);
      await tx.execute(sql`set local datestyle to 'ISO'`);
      const migration = await appliedMigration(tx);
      const tables = await tablesOf(tx);
      return writeBackup(file, { ficha: 'backup', format: 1, migration, at: now.toISOString() }, async (lines) => {
        for (const table of tables) {
          await lines.table({ table: table.name, columns: table.columns.map(({ name }) => name) });
          for await (const row of rowsAsText(tx, table)) await lines.row(row);
        }
        // Before they stood outside the rows that name them, files were written with these.
        if (!(await hasTable(tx, 'file_owner'))) return;
        await lines.table(FILES);
        for await (const row of filesAsText(tx, files)) await lines.row(row);
      });
    },
    { isolationLevel: 'repeatable read' },
  );
}

/** Each row as JSON of the texts of its columns, in a fixed order. */
async function* rowsAsText(database: Database, { name, columns, key }: Table): AsyncGenerator<string> {
  const texts = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  );
  const order = sql.join(
    key.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const cursor = sql.identifier('backup_rows');
  await database.execute(
    sql`declare ${cursor} no scroll cursor for select json_build_array(${texts})::text as row from ${sql.identifier(name)} order by ${order}`,
  );
  for (;;) {
    const rows = await rowsOf<{ row: string }>(database, sql`fetch ${sql.raw(String(MOST_ROWS))} from ${cursor}`);
    for (const { row } of rows) yield row;
    if (rows.length < MOST_ROWS) break;
  }
  await database.execute(sql`close ${cursor}`);
}
