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
  const unlock = databaseUrl ? () => {} : lockDirectory(dataDir);
  try {
    const directory = join(dataDir, 'database');
    if (!databaseUrl) mkdirSync(directory, { recursive: true });
    const { database, migrate, listen, close } = await openDatabase({ url: databaseUrl, directory });
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
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
