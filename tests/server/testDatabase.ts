import { randomBytes } from 'node:crypto';
import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../server/storage/database';
import { openDatabase } from '../../server/storage/open';
import * as schema from '../../server/storage/schema';
import { databaseImage } from '../support/embedded/image';
import { TEMPLATE } from '../support/postgres/prepared';

export interface TestDatabase {
  database: Database;
  /** Its address, when it is on a PostgreSQL server. */
  url: string | undefined;
  /** Brings the tables up to date, again. */
  migrate: () => Promise<void>;
  /** Empties every table of clients and settings; documents to sign and texts of products, which belong to none, stay. */
  reset: () => Promise<void>;
  /** Ends it; an embedded one is emptied and lent to the next who asks, for to open one takes a second. */
  close: () => Promise<void>;
}

/** Embedded databases that nobody uses, empty. */
const idle: TestDatabase[] = [];

/**
 * A database with all tables: an embedded one in memory, or, when `server` names a PostgreSQL server, a new
 * database there that is dropped on closing: a copy of the template, where the server has it.
 */
export async function openTestDatabase(server = process.env.TEST_DATABASE_URL): Promise<TestDatabase> {
  return server ? openOnServer(server) : (idle.pop() ?? openEmbedded());
}

async function openEmbedded(): Promise<TestDatabase> {
  const opened = await openDatabase({ directory: 'memory://', image: await databaseImage() });
  const migrate = () => opened.migrate('server/drizzle');
  await migrate();
  const store: TestDatabase = {
    database: opened.database,
    url: undefined,
    migrate,
    reset: () => empty(opened.database),
    close: async () => {
      const names = TABLES.map(getTableName).join(', ');
      await unguarded(opened.database, `truncate ${names} restart identity`);
      idle.push(store);
    },
  };
  return store;
}

async function openOnServer(server: string): Promise<TestDatabase> {
  const own = await createDatabase(server);
  const opened = await openDatabase({ url: own.url, directory: '' });
  const migrate = () => opened.migrate('server/drizzle');
  await migrate();
  return {
    database: opened.database,
    url: own.url,
    migrate,
    reset: () => empty(opened.database),
    close: async () => {
      await opened.close();
      await own.drop();
    },
  };
}

const TABLES = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));

const parentsOf = (table: PgTable) => getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);

const isOfTest = (table: PgTable): boolean =>
  [
    schema.client,
    schema.attempt,
    schema.onceAnswer,
    schema.setting,
    schema.filePiece,
    schema.dataAccess,
    schema.erasure,
  ].includes(table as never) || parentsOf(table).some((parent) => parent !== table && isOfTest(parent));

/** To delete some rows takes a twentieth of the time in which so many tables are truncated. */
const EMPTY = TABLES.filter(isOfTest).map((table) => `delete from ${getTableName(table)}`);

const empty = (database: Database) => unguarded(database, `do $$ begin ${EMPTY.join('; ')}; end $$`);

/** Runs a statement while the triggers sleep that guard references and the evidence of signatures. */
function unguarded(database: Database, statement: string): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(statement));
  });
}

async function createDatabase(server: string) {
  const { Client: Connection } = (await import('pg')).default;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const connection = new Connection({ connectionString: server });
    await connection.connect();
    const { rowCount } = await connection.query(statement);
    await connection.end();
    return rowCount;
  };
  const hasTemplate = await run(`select from pg_database where datname = '${TEMPLATE}'`);
  await run(`create database ${name}${hasTemplate ? ` template ${TEMPLATE}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
