import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { findAssets } from './assets';
import type { ServerConfig } from './config';
import { type Database, openDatabase } from './database/open';
import { type Definitions, loadDefinitions } from './definitions';
import { createDemoCustomers } from './demo/customers';
import { lockDirectory } from './lockFile';

/** A server that is ready to listen. */
export interface Server {
  app: FastifyInstance;
  /** Ends the calls under way, closes the database and frees its directory. */
  close: () => Promise<void>;
}

/**
 * Everything that comes before listening: the definitions, the lock on the embedded database, its tables, the demo
 * customers, the application.
 * @param definitions instead of those of the folder, for the development server
 * @throws ConfigError with one sentence for the operator
 */
export async function prepareServer(config: ServerConfig, definitions?: Definitions): Promise<Server> {
  const loaded = definitions ?? (await loadDefinitions(config.definitionsDir));
  const unlock = config.databaseUrl ? () => {} : lockDirectory(config.dataDir);
  try {
    const directory = join(config.dataDir, 'database');
    if (!config.databaseUrl) mkdirSync(directory, { recursive: true });
    const { database, migrate, close } = await openDatabase({ url: config.databaseUrl, directory });
    try {
      const assets = findAssets();
      await migrate(join(assets, 'drizzle'));
      const app = await buildApp({ database, config, definitions: loaded, assets, log: !config.demo });
      if (config.demo) await addDemoCustomers(app, database, assets);
      return {
        app,
        async close() {
          await app.close();
          await close();
          unlock();
        },
      };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    unlock();
    throw error;
  }
}

async function addDemoCustomers(app: FastifyInstance, database: Database, assets: string): Promise<void> {
  const refused = await createDemoCustomers(app, { database, assets, now: new Date() });
  if (refused.length > 0) {
    console.warn(`The definitions refuse data of the demo customers, who lack it: ${refused.join(', ')}.`);
  }
}
