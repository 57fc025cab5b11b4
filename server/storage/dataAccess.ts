import type { Database } from './database';
import { dataAccess } from './schema';
import { accountCode } from './securityEvent';

/** Who was shown data, by what, and when. */
export interface Access {
  /** `operator`, `signer`, or `key <name>`. */
  by: string;
  /** The command or the call, without what it was asked with. */
  call: string;
  at: Date;
}

/** Stands for all accounts at once. */
export const ALL_ACCOUNTS = '';

/** Rows of one statement, which may have 65,535 values. Source: PostgreSQL, message formats, Bind. */
const AT_ONCE = 5_000;

/** Notes that data of these clients is shown to somebody else; before it is, so that nobody sees what is not on record. */
export async function noteAccess(
  database: Database,
  clients: readonly string[] | 'all',
  access: Access,
): Promise<void> {
  const accounts = clients === 'all' ? [ALL_ACCOUNTS] : [...new Set(clients)].map(accountCode);
  for (let from = 0; from < accounts.length; from += AT_ONCE) {
    const some = accounts.slice(from, from + AT_ONCE);
    await database.insert(dataAccess).values(some.map((account) => ({ account, ...access })));
  }
}
