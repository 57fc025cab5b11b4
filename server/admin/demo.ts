import { buildApp } from '../app';
import { createDemoCustomers, DEMO_CUSTOMERS, DEMO_PASSWORD } from '../demo/customers';
import { type AdminCommand, AdminError } from './command';

/** Customers to try the portal with. */
export const DEMO_COMMANDS: Record<string, AdminCommand> = {
  'demo-customers': {
    usage: '',
    help: 'Creates a demo customer of each type in each status, where they are missing, all with one known password.',
    async run({ database, definitions, config, assets, now, print }) {
      if (config.production) {
        throw new AdminError('Demo customers have a password that everybody knows: not with NODE_ENV=production.');
      }
      const app = await buildApp({ database, definitions, config, assets });
      try {
        const refused = await createDemoCustomers(app, { database, assets, now });
        for (const call of refused) print(`The definitions refuse the demo data of ${call}.`);
      } finally {
        await app.close();
      }
      for (const { email, document, story } of DEMO_CUSTOMERS) {
        print(`${email} · ${document} · ${DEMO_PASSWORD} · ${story}`);
      }
    },
  },
};
