import { type AdminCommand, AdminError } from './command';

/** Customers to try the portal with. */
export const DEMO_COMMANDS: Record<string, AdminCommand> = {
  'demo-customers': {
    usage: '',
    help: 'Creates a demo customer of each type in each status, where they are missing, all with one known password.',
    async run({ database, definitions, config, assets, now, print, createDemo }) {
      if (!config.demo) {
        throw new AdminError('Demo customers have a password that everybody knows: only with FICHA_MODE=demo.');
      }
      const { logins, refused } = await createDemo({ database, definitions, config, assets }, now);
      for (const call of refused) print(`The definitions refuse the demo data of ${call}.`);
      for (const login of logins) print(login);
    },
  },
};
