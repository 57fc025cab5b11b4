import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';
import type { StatementWatch } from './slowStatements';

/**
 * The database, or a transaction in it: both have the same methods. Inside `transaction(async (tx) => ...)` only `tx`
 * may be used: the embedded database has one connection, and a query beside the transaction would wait for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** `lost` is called when nothing more will be heard. */
export type Listen = (channel: string, heard: () => void, lost: () => void) => Promise<() => Promise<void>>;

/** The connections to a database server. */
export interface PoolState {
  used: number;
  idle: number;
  /** How many wait for one. */
  waiting: number;
  most: number;
}

/** An open database and how to end it. */
export interface OpenDatabase {
  database: Database;
  /** Of a database server alone. */
  pool?: () => PoolState;
  /** Brings the tables up to date from this folder of migrations. */
  migrate: (folder: string) => Promise<void>;
  /** Hears what is told on a channel by `pg_notify`. @returns stops that; rejects where it cannot listen */
  listen: Listen;
  close: () => Promise<void>;
}

/** Where a database is. */
export interface DatabasePlace {
  url?: string;
  /** The same as it is when a connection is made: its password may have been changed. */
  urlNow?: (() => string | undefined) | undefined;
  /** In place of those that suit a server, in milliseconds. */
  limits?: { connectionTimeoutMillis?: number; query_timeout?: number };
  /** Hears of the statements that a database server is asked. */
  watch?: StatementWatch | undefined;
  directory: string;
  /** What an embedded database begins with in place of nothing. */
  image?: Blob;
  /** Called before anything is done in an embedded database: what it throws keeps it from being done. */
  guard?: () => void;
  /** An embedded database has ended itself, as it could not write its log: nothing can be done in it any more. */
  onDead?: (message: string) => never;
}
