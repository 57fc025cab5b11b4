import { sql } from 'drizzle-orm';
import type { Database } from '../storage/open';
import { client } from '../storage/schema';
import { sharedCount } from '../storage/sharedCount';

/**
 * A part of a statement: one row while neither a client nor what its registration is read against has changed, none
 * otherwise. The client is locked by it, as every change does it: who waited for another change finds another count. The
 * statement is told `clientId`, and what an `AsOf` has.
 */
export const unchangedClient = (database: Database) =>
  database.$with('unchanged', {}).as(sql`
    select from ${client} where ${client.id} = ${sql.placeholder('clientId')}
    and ${client.changes} = ${sql.placeholder('own')} and ${sharedCount} = ${sql.placeholder('shared')}
    for no key update`);
