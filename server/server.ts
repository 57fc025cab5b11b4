import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { findAssets } from './assets';
import type { ServerConfig } from './config';
import type { Database } from './database/open';
import { type Definitions, loadDefinitions } from './definitions';
import { createDemoCustomers } from './demo/customers';
import { putDemoDocuments } from './demo/documents';
import { OUTBOX_CARRIER } from './demo/outboxCarrier';
import { createSmtpCarrier } from './mail/smtp';
import { startMailWorker } from './mail/worker';
import type { Services } from './services';
import { openStorage } from './storage';

type DemoParts = Omit<Services, 'config' | 'fetch'> & { config: ServerConfig };

/** A server that is ready to listen. */
export interface Server {
  app: FastifyInstance;
  /** Ends the calls and e-mails under way, closes the database and frees its directory. */
  close: () => Promise<void>;
}

/**
 * Everything that comes before listening: the definitions, the lock on the embedded database, its tables, the demo
 * customers, the application, and the sending of e-mails.
 * @param definitions instead of those of the folder, for the development server
 * @throws ConfigError with one sentence for the operator
 */
export async function prepareServer(config: ServerConfig, definitions?: Definitions): Promise<Server> {
  const loaded = definitions ?? (await loadDefinitions(config.definitionsDir));
  const assets = findAssets();
  const storage = await openStorage(config, assets);
  try {
    const { database } = storage;
    const parts = { database, config, definitions: loaded, assets };
    const app = await buildApp({ ...parts, log: !config.demo });
    if (config.demo) await addDemoCustomers(app, { ...parts, clock: () => new Date() });
    const stopMail = startMails(app, database, config);
    return {
      app,
      async close() {
        await app.close();
        await stopMail();
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

function startMails(app: FastifyInstance, database: Database, { smtpUrl, mailFrom }: ServerConfig) {
  const carrier = smtpUrl ? createSmtpCarrier({ url: smtpUrl, from: mailFrom }) : OUTBOX_CARRIER;
  const log = (event: object, message: string) => app.log.warn(event, message);
  return startMailWorker({ database, carrier, clock: () => new Date(), log }, (error) =>
    app.log.error({ err: error }, 'e-mails could not be read'),
  );
}

async function addDemoCustomers(app: FastifyInstance, parts: DemoParts): Promise<void> {
  const { database, assets, config, clock } = parts;
  const refused = await createDemoCustomers(app, { database, assets, now: clock() });
  if (refused.length > 0) {
    console.warn(`The definitions refuse data of the demo customers, who lack it: ${refused.join(', ')}.`);
  }
  await putDemoDocuments(parts, config.publicUrl ?? `http://localhost:${config.port}`);
}
