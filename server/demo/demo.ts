import type { FastifyInstance } from 'fastify';
import { localSite } from '../mail/links';
import type { ServerConfig } from '../storage/config';
import type { Services } from '../storage/services';
import { refuseOther } from './belonging';
import { createDemoCustomers, DEMO_CUSTOMERS, DEMO_PASSWORD, type DemoInput } from './customers';
import { putDemoDocuments } from './documents';
import { OUTBOX_CARRIER } from './outboxCarrier';
import { mountDemo } from './routes';

/** What a server in demo mode has and no other: pages, customers, and e-mails that are sent to nobody. */
export const DEMO = {
  mount: mountDemo,
  fill: fillDemo,
  create: createDemo,
  refuseOther,
  carrier: OUTBOX_CARRIER,
};

async function fillDemo(app: FastifyInstance, services: Services & { config: ServerConfig }): Promise<void> {
  const { database, assets, config, clock } = services;
  const refused = await createDemoCustomers(app, { database, assets, now: clock(), config });
  if (refused.length > 0) {
    console.warn(`The definitions refuse data of the demo customers, who lack it: ${refused.join(', ')}.`);
  }
  await putDemoDocuments(services, config.publicUrl ?? localSite(config));
}

/**
 * Creates the customers that are missing.
 * @returns the logins of all, and the calls that the definitions refuse
 * @throws ConfigError for a database with customers of its own
 */
async function createDemo(app: FastifyInstance, input: DemoInput): Promise<{ logins: string[]; refused: string[] }> {
  await refuseOther(input.database, { demo: true });
  const refused = await createDemoCustomers(app, input);
  const logins = DEMO_CUSTOMERS.map(
    ({ email, document, story }) => `${email} · ${document} · ${DEMO_PASSWORD} · ${story}`,
  );
  return { logins, refused };
}
