import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from './config';
import { ConfigError } from './configError';
import type { Database, Listen, OpenDatabase } from './database';
import { lockDirectory } from './lockFile';
import { appliedMigration, newestMigration } from './migrations';
import { openDatabase } from './open';
import type { StatementWatch } from './slowStatements';
import { checkSpace, directoryError, embeddedError, serverError } from './startError';

/** An open database, and how to end it. */
export interface Storage {
  database: Database;
  /** Whether its tables are those of an earlier version, which only who asks for them so is given. */
  isBehind: boolean;
  pool?: OpenDatabase['pool'];
  listen: Listen;
  /** Closes the database, and frees the directory of an embedded one. */
  close: () => Promise<void>;
}

/**
 * What is done with tables of an earlier version that are there: they are brought up to date, the database is refused, or they
 * stay as they are.
 */
export type Tables = 'made' | 'upToDate' | 'any';

type Where = Pick<ServerConfig, 'databaseUrl' | 'dataDir'> & {
  now?: Pick<ServerConfig['now'], 'databaseUrl'>;
  watch?: StatementWatch | undefined;
  /** `made` if not said. */
  tables?: Tables;
  /** Refuses a database that has tables by throwing, before anything is put into it; they may be of an earlier release. */
  check?: (database: Database) => Promise<void>;
};

/**
 * Opens the database of these variables with its tables and what `seed` puts into it, an embedded one for this process
 * alone.
 * @throws ConfigError with one sentence when another process has it, or it cannot be opened
 */
export async function openStorage(
  where: Where,
  assets: string,
  seed: (database: Database) => Promise<void>,
): Promise<Storage> {
  const { databaseUrl, dataDir, tables = 'made' } = where;
  const lock = databaseUrl
    ? undefined
    : await lockDirectory(dataDir, { onLost: stopAtOnce }).catch((error) => {
        throw directoryError(error, dataDir);
      });
  const toSentence = (error: unknown) =>
    databaseUrl ? serverError(error, databaseUrl) : embeddedError(error, dataDir);
  try {
    const { database, pool, migrate, listen, close } = await open(where, lock?.check);
    let isBehind = false;
    try {
      const [applied, newest] = [await appliedMigration(database), newestMigration(assets)];
      if (applied > newest) throw new ConfigError(NEWER);
      if (applied > 0) await where.check?.(database);
      isBehind = applied > 0 && applied < newest && tables !== 'made';
      if (isBehind && tables === 'upToDate') throw new ConfigError(BEHIND);
      // Who may not change tables serves from those that are up to date.
      if (applied < newest && !isBehind) await migrate(join(assets, 'drizzle'));
      if (!isBehind) await seed(database);
    } catch (error) {
      await close();
      throw error;
    }
    return {
      database,
      isBehind,
      ...(pool && { pool }),
      listen,
      async close() {
        await close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw toSentence(error);
  }
}

const NEWER =
  'The database was written by a newer version of this server: start that version, or restore a backup of before.';

/** What is said where tables of an earlier version cannot be used. */
export const BEHIND =
  'The tables of the database are those of an earlier version: make a backup ("npm run admin -- backup <file>"), then bring them up to date ("npm run admin -- migrate", or start this server).';

async function open(
  { databaseUrl, dataDir, now, watch }: Where,
  guard: (() => void) | undefined,
): Promise<OpenDatabase> {
  if (databaseUrl) return openDatabase({ url: databaseUrl, urlNow: now?.databaseUrl, directory: '', watch });
  const directory = join(dataDir, 'database');
  checkSpace(dataDir);
  mkdirSync(directory, { recursive: true });
  return openDatabase({ directory, ...(guard && { guard }), onDead: stopAtOnce });
}

/** Even closing the database would write. */
function stopAtOnce(message: string): never {
  console.error(message);
  process.exit(1);
}
