import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema';

/**
 * The database, or a transaction in it: both have the same methods. Inside `transaction(async (tx) => ...)` only `tx`
 * may be used: the embedded database has one connection, and a query beside the transaction would wait for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** `lost` is called when nothing more will be heard. */
export type Listen = (channel: string, heard: () => void, lost: () => void) => Promise<() => Promise<void>>;

/** An open database and how to end it. */
export interface OpenDatabase {
  database: Database;
  /** Brings the tables up to date from this folder of migrations. */
  migrate: (folder: string) => Promise<void>;
  /** Hears what is told on a channel by `pg_notify`. @returns stops that; rejects where it cannot listen */
  listen: Listen;
  close: () => Promise<void>;
}

/** Taken while migrating, so that several instances may start at once. Any number, the same in all of them. */
const MIGRATION_LOCK = 7_324_001;

/** Where a database is. */
export interface DatabasePlace {
  url?: string;
  directory: string;
  /** What an embedded database begins with in place of nothing. */
  image?: Blob;
  /** Called before anything is done in an embedded database: what it throws keeps it from being done. */
  guard?: () => void;
}

/** Opens PostgreSQL at `url`, or else the embedded database in `directory`; `memory://` keeps nothing. */
export async function openDatabase(where: DatabasePlace): Promise<OpenDatabase> {
  return where.url ? openServer(where.url) : openEmbedded(where);
}

async function openServer(url: string): Promise<OpenDatabase> {
  const [{ Pool }, { drizzle }, { migrate }] = await Promise.all([
    import('pg').then((module) => module.default),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new Pool({ connectionString: url });
  // An idle connection that the database server ends is replaced; without a listener it would end this process.
  pool.on('error', () => {});
  return {
    database: drizzle(pool, { schema }),
    close: () => pool.end(),
    async listen(channel, heard, lost) {
      const connection = await pool.connect();
      let isOpen = true;
      const end = (error?: Error) => {
        if (!isOpen) return;
        isOpen = false;
        connection.release(error ?? true);
      };
      connection.on('notification', heard);
      connection.on('error', (error) => {
        end(error);
        lost();
      });
      try {
        await connection.query(`listen ${connection.escapeIdentifier(channel)}`);
      } catch (error) {
        end(error as Error);
        throw error;
      }
      return async () => end();
    },
    async migrate(folder) {
      const connection = await pool.connect();
      try {
        await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await migrate(drizzle(connection, { schema }), { migrationsFolder: folder });
      } finally {
        await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
        connection.release();
      }
    },
  };
}

async function openEmbedded({ directory, image, guard }: DatabasePlace): Promise<OpenDatabase> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const pglite = await PGlite.create(directory, image && { loadDataDir: image });
  if (guard) {
    // Every statement goes through it, and nothing comes between it and the files.
    const run = pglite.execProtocolRawSync.bind(pglite);
    pglite.execProtocolRawSync = (message) => {
      guard();
      return run(message);
    };
  }
  const database = drizzle(pglite, { schema });
  return {
    database,
    migrate: (folder) => migrate(database, { migrationsFolder: folder }),
    listen: (channel, heard) => pglite.listen(channel, heard),
    close: () => pglite.close(),
  };
}
