import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../storage/config';
import type { Services } from '../storage/services';
import { createDemoCustomers } from './customers';
import { putDemoDocuments } from './documents';
import { OUTBOX_CARRIER } from './outboxCarrier';
import { mountDemo } from './routes';

/** What a server in demo mode has and no other: pages, customers, and e-mails that are sent to nobody. */
export const DEMO = { mount: mountDemo, fill: fillDemo, carrier: OUTBOX_CARRIER };

async function fillDemo(app: FastifyInstance, services: Services & { config: ServerConfig }): Promise<void> {
  const { database, assets, config, clock } = services;
  const refused = await createDemoCustomers(app, { database, assets, now: clock() });
  if (refused.length > 0) {
    console.warn(`The definitions refuse data of the demo customers, who lack it: ${refused.join(', ')}.`);
  }
  await putDemoDocuments(services, config.publicUrl ?? `http://localhost:${config.port}`);
}
