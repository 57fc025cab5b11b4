import { sql } from 'drizzle-orm';
import type { Database } from '../storage/database';
import { client, session } from '../storage/schema';
import { sharedCount } from '../storage/sharedCount';

/**
 * A part of a statement: one row while neither a client nor what its registration is read against has changed, none
 * otherwise. The client is locked by it, as every change does it: who waited for another change finds another count. The
 * statement is told `clientId`, and what an `AsOf` has.
 * @param more what has to hold besides
 */
export const unchangedClient = (database: Database, more = sql``) =>
  database.$with('unchanged', {}).as(sql`
    select from ${client} where ${client.id} = ${sql.placeholder('clientId')}
    and ${client.changes} = ${sql.placeholder('own')} and ${sharedCount} = ${sql.placeholder('shared')}${more}
    for no key update`);

/** That a session is open, too; the statement is told what `Assumed` has in `open`. */
export const openSession = sql` and exists (select from ${session}
    where ${session.tokenHash} = ${sql.placeholder('tokenHash')} and ${session.clientId} = ${client.id}
    and ${session.expiresAt} > ${sql.param(sql.placeholder('now'), session.expiresAt)}
    and ${session.lastUsedAt} > ${sql.param(sql.placeholder('idleSince'), session.lastUsedAt)})`;
