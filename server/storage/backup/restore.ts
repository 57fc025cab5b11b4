import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import type { FilesConfig } from '../files/config';
import { openFiles, ownerOf } from '../files/files';
import { appliedMigration } from '../migrations';
import { client } from '../schema';
import { createFileWriter, FILES } from './files';
import { BackupError, type Head, readBackup, type Summary } from './format';
import { type Table, tablesOf } from './tables';

/** What goes with one statement. */
const [MOST_ROWS, MOST_CHARACTERS] = [500, 4_000_000];

/**
 * Puts a backup in place of all that a database without customers holds: all of it, or nothing.
 * @throws {BackupError} when there are customers, the backup is not whole, or was made of other tables
 */
export async function restore(
  database: Database,
  { file, files }: { file: string; files: FilesConfig },
): Promise<Summary> {
  // Read twice: nothing is begun with half a backup.
  const { head } = await readBackup(file);
  // Kept in any case: by it the contents are found that a restore leaves which does not come to its end.
  await ownerOf(database)();
  try {
    return await restoreRows(database, { file, files, head });
  } catch (error) {
    await dropContents(database, files).catch(() => undefined);
    throw error;
  }
}

/** Takes away all contents from where new ones go, where there is no customer whose they could be. */
async function dropContents(database: Database, files: FilesConfig): Promise<void> {
  if ((await database.$count(client)) > 0) return;
  const [store] = openFiles(files, database).stores;
  for await (const { name } of store.list()) await store.remove(name);
}

function restoreRows(
  database: Database,
  { file, files, head }: { file: string; files: FilesConfig; head: Head },
): Promise<Summary> {
  return database.transaction(async (tx) => {
    if ((await tx.$count(client)) > 0) {
      throw new BackupError('This database has customers: restore into an empty one (a new DATA_DIR or DATABASE_URL).');
    }
    const migration = await appliedMigration(tx);
    if (migration !== head.migration) {
      const other = head.migration > migration ? 'newer' : 'older';
      throw new BackupError(
        `The backup is of ${other} tables than this version has: restore it with the version of these tables${other === 'older' ? ', then start this one' : ''}.`,
      );
    }
    await tx.execute(sql`set local timezone to 'UTC'`);
    const tables = await tablesOf(tx);
    // What must never change is guarded by triggers; here it is written for the first time.
    await onAll(tx, tables, (name) => sql`alter table ${name} disable trigger user`);
    await tx.execute(
      sql`truncate ${sql.join(
        tables.map(({ name }) => sql.identifier(name)),
        sql`, `,
      )}`,
    );
    const rows = createWriter(tx, tables);
    const contents = createFileWriter(tx, files);
    let writer: typeof rows | typeof contents = rows;
    const summary = await readBackup(file, {
      async table(head) {
        await writer.flush();
        writer = head.table === FILES.table ? contents : rows;
        await writer.table(head);
      },
      row: (row) => writer.row(row),
    });
    await writer.flush();
    for (const table of tables) await goOnCounting(tx, table);
    await onAll(tx, tables, (name) => sql`alter table ${name} enable trigger user`);
    return summary;
  });
}

async function onAll(
  database: Database,
  tables: readonly Table[],
  toStatement: (name: ReturnType<typeof sql.identifier>) => ReturnType<typeof sql>,
) {
  for (const { name } of tables) await database.execute(toStatement(sql.identifier(name)));
}

/** Collects rows, and writes many with one statement. */
function createWriter(database: Database, tables: readonly Table[]) {
  let into: Table | undefined;
  let waiting: string[] = [];
  let size = 0;
  const flush = async () => {
    if (waiting.length === 0 || !into) return;
    const columns = into.columns.map(({ name }) => sql.identifier(name));
    const values = into.columns.map(({ type }, index) => sql`(row->>${sql.raw(String(index))})::${sql.raw(type)}`);
    await database.execute(
      sql`insert into ${sql.identifier(into.name)} (${sql.join(columns, sql`, `)}) overriding system value
        select ${sql.join(values, sql`, `)} from json_array_elements(${`[${waiting.join(',')}]`}::json) as row`,
    );
    waiting = [];
    size = 0;
  };
  return {
    async table({ table, columns }: { table: string; columns: string[] }) {
      await flush();
      into = tables.find(({ name }) => name === table);
      const isSame = into && String(into.columns.map(({ name }) => name)) === String(columns);
      if (!isSame) throw new BackupError(`The backup has another table "${table}" than this version.`);
    },
    async row(row: string) {
      waiting.push(row);
      size += row.length;
      if (waiting.length >= MOST_ROWS || size >= MOST_CHARACTERS) await flush();
    },
    flush,
  };
}

/** The next number that a table gives comes after those that are there. */
async function goOnCounting(database: Database, { name, columns }: Table): Promise<void> {
  for (const column of columns.filter(({ isIdentity }) => isIdentity)) {
    const own = sql.identifier(column.name);
    await database.execute(
      sql`select setval(pg_get_serial_sequence(${name}, ${column.name}), coalesce(max(${own}), 1), max(${own}) is not null) from ${sql.identifier(name)}`,
    );
  }
}
