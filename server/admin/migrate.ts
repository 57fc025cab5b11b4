import { type SQL, sql } from 'drizzle-orm';
import { causesOf } from '../storage/unavailable';
import { type AdminCommand, AdminError } from './command';

/** All that a server does with the tables, which it can neither change nor empty. */
const rightsOf = (user: SQL): SQL[] => [
  sql`grant usage on schema public, drizzle to ${user}`,
  sql`grant select on all tables in schema drizzle to ${user}`,
  sql`grant select, insert, update, delete on all tables in schema public to ${user}`,
  sql`grant usage, select on all sequences in schema public to ${user}`,
];

/** Source: PostgreSQL, Appendix A: undefined_object, what is no user. */
const NO_USER = '42704';

/** The tables, and who may do what with them. */
export const MIGRATION_COMMANDS: Record<string, AdminCommand> = {
  migrate: {
    usage: '[--serve <user>]',
    help: 'Brings the tables of DATABASE_URL up to date as their owner; --serve lets another user of PostgreSQL serve from them, who may not change them.',
    tables: 'made',
    async run({ database, config, print }, { options: { serve } }) {
      if (serve !== undefined) {
        if (!config.databaseUrl) throw new AdminError('Only PostgreSQL has users: --serve takes DATABASE_URL.');
        await database
          .transaction(async (tx) => {
            for (const right of rightsOf(sql`${sql.identifier(serve)}`)) await tx.execute(right);
          })
          .catch((error) => {
            const isUnknown = causesOf(error).some(({ code }) => code === NO_USER);
            throw isUnknown ? new AdminError(`PostgreSQL has no user "${serve}": create it first.`) : error;
          });
      }
      // They were brought up to date as the database was opened.
      print(`The tables are up to date${serve === undefined ? '' : `, and "${serve}" may serve from them`}.`);
    },
  },
};
