import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { buildApp } from '../../../server/app/app';
import { seedDeclarations } from '../../../server/blocks/declarations/seed';
import { readVariables, type ServerConfig } from '../../../server/storage/config';
import type { Database } from '../../../server/storage/database';
import { prepareDefinitions } from '../../../server/storage/definitions/prepare';
import type { LiveDefinitions } from '../../../server/storage/definitions/types';
import { openStorage } from '../../../server/storage/storage';

/** The application over a database, without what works beside it. */
export interface Opened {
  app: FastifyInstance;
  database: Database;
  definitions: LiveDefinitions;
  config: ServerConfig;
  close: () => Promise<void>;
}

/** Where uploads would lie. */
export const FOLDER = join(tmpdir(), `ficha-population-${process.pid}`);

const secret = () => randomBytes(32).toString('base64');
const KEYS = { DRAFT_KEYS: `load:${secret()}`, INTEGRATION_KEY: secret() };

/** What both the processes of a run and this one are told: one caller makes all calls, more than any customer does. */
export const variablesOf = (databaseUrl: string): Record<string, string> => ({
  ...KEYS,
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  DATA_DIR: FOLDER,
  PUBLIC_URL: 'http://localhost',
  // No e-mail is sent in a run.
  SMTP_URL: 'smtp://127.0.0.1:9',
  LOGINS_PER_MINUTE: '1000000',
  OPEN_CALLS_PER_MINUTE: '1000000',
});

/** Opens it in this process, with the compiled definitions as its first version where it has none. */
export async function openApplication(
  databaseUrl: string,
  definitionsDir = join(ROOT, 'dist/definitions'),
): Promise<Opened> {
  const assets = join(ROOT, 'server');
  const config = { ...readVariables(variablesOf(databaseUrl)), definitionsDir };
  const now = new Date();
  const { database, close } = await openStorage(config, assets, (opened) => seedDeclarations(opened, { assets, now }));
  const definitions = await prepareDefinitions(database, config, { now });
  const app = await buildApp({ database, definitions, config, assets });
  return {
    ...{ app, database, definitions, config },
    async close() {
      await app.close();
      await close();
    },
  };
}
