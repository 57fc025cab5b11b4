import { AsyncResource } from 'node:async_hooks';
import type { Pool } from 'pg';
import { connecting, refuseUnreadable } from './connecting';
import type { DatabasePlace, OpenDatabase } from './database';
import { preparing } from './prepared';
import * as schema from './schema';
import type { StatementWatch } from './slowStatements';

/** Taken while migrating, so that several instances may start at once. Any number, the same in all of them. */
const MIGRATION_LOCK = 7_324_001;

/** Milliseconds that a call waits for a connection, and for the answer to a statement: a database may be frozen. */
const LIMITS = { connectionTimeoutMillis: 5_000, query_timeout: 15_000 };

/** Opens PostgreSQL at `url`, or else the embedded database in `directory`; `memory://` keeps nothing. */
export async function openDatabase(where: DatabasePlace): Promise<OpenDatabase> {
  const { url, urlNow = () => undefined, limits, watch } = where;
  if (url) return openServer(() => urlNow() ?? url, { ...LIMITS, ...limits }, watch);
  const { openEmbedded } = await import('./embedded');
  return openEmbedded(where);
}

/** What connections are called in `pg_stat_activity`, unless DATABASE_URL has `application_name`. */
const APPLICATION = 'ficha';

/** Who waited for a connection goes on as the call that it was, not as the one that gave the connection back. */
function keepCaller(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => never;
  pool.connect = (callback?: unknown) =>
    connect(typeof callback === 'function' ? AsyncResource.bind(callback as () => void) : callback);
}

/** What the driver keeps of a connection and does not declare. */
interface Busy {
  readyForQuery: boolean;
  connection: { stream: { destroy: () => void } };
}

async function openServer(url: () => string, limits: typeof LIMITS, watch?: StatementWatch): Promise<OpenDatabase> {
  const [{ Client, Pool }, { drizzle }, { migrate }] = await Promise.all([
    import('pg').then((module) => module.default),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  refuseUnreadable(Client, url());
  const connections = { keepAlive: true, fallback_application_name: APPLICATION };
  const pool = new Pool({ ...connections, Client: preparing(connecting(Client, url), watch), ...limits });
  if (watch) keepCaller(pool);
  // A connection that the database server ends is replaced, and what was asked of it fails; without listeners, of the pool
  // for an idle one and of its own for one within a transaction, it would end this process.
  pool.on('error', () => {});
  pool.on('connect', (connection) => connection.on('error', () => {}));
  // What is given back before its statement was answered never may be: nobody is to wait behind it.
  pool.on('release', (_error, client) => {
    const { readyForQuery, connection } = client as unknown as Busy;
    if (!readyForQuery) connection.stream.destroy();
  });
  return {
    database: drizzle(pool, { schema }),
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: pool.options.max,
    }),
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
      // Of its own: what changes tables, or waits for an instance that does, may take long.
      const connection = new Client({
        connectionString: url(),
        connectionTimeoutMillis: LIMITS.connectionTimeoutMillis,
      });
      // The statement that waits on a lost connection fails, and tells it.
      connection.on('error', () => {});
      await connection.connect();
      try {
        await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await migrate(drizzle(connection, { schema }), { migrationsFolder: folder });
      } finally {
        // It takes the lock along.
        await connection.end();
      }
    },
  };
}
