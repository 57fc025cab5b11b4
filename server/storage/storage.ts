import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from './config';
import { lockDirectory } from './lockFile';
import { type Database, type Listen, openDatabase } from './open';

/** A database that is up to date, and how to end it. */
export interface Storage {
  database: Database;
  listen: Listen;
  /** Closes the database, and frees the directory of an embedded one. */
  close: () => Promise<void>;
}

/**
 * Opens the database of these variables with its tables and what `seed` puts into it, an embedded one for this process
 * alone.
 * @throws ConfigError when another process has it
 */
export async function openStorage(
  { databaseUrl, dataDir }: Pick<ServerConfig, 'databaseUrl' | 'dataDir'>,
  assets: string,
  seed: (database: Database) => Promise<void>,
): Promise<Storage> {
  const lock = databaseUrl ? undefined : await lockDirectory(dataDir, { onLost: stopAtOnce });
  try {
    const directory = join(dataDir, 'database');
    if (!databaseUrl) mkdirSync(directory, { recursive: true });
    const opened = await openDatabase({ url: databaseUrl, directory, ...(lock && { guard: lock.check }) });
    const { database, migrate, listen, close } = opened;
    try {
      await migrate(join(assets, 'drizzle'));
      await seed(database);
    } catch (error) {
      await close();
      throw error;
    }
    return {
      database,
      listen,
      async close() {
        await close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** Even closing the database would write. */
function stopAtOnce(message: string): never {
  console.error(message);
  process.exit(1);
}
