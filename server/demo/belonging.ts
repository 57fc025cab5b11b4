import { inArray } from 'drizzle-orm';
import { ConfigError } from '../storage/configError';
import type { Database } from '../storage/database';
import { client } from '../storage/schema';
import { DEMO_CUSTOMERS } from './customers';

const OF_DEMO =
  'This database has customers of the demo, whose password everybody knows: choose another DATA_DIR or DATABASE_URL.';
const NOT_OF_DEMO =
  'This database has customers who are not of the demo: choose another DATA_DIR for the demo, or set FICHA_MODE=production.';

/**
 * Keeps the demo and real customers apart: a database is of a demo as soon as the demo's own customers are in it, also
 * with those who signed up in it; one without customers may become either.
 * @throws ConfigError for a database of the other kind
 */
export async function refuseOther(database: Database, { demo }: { demo: boolean }): Promise<void> {
  const emails = DEMO_CUSTOMERS.map(({ email }) => email);
  const isOfDemo = (await database.$count(client, inArray(client.email, emails))) > 0;
  if (!demo && isOfDemo) throw new ConfigError(OF_DEMO);
  if (demo && !isOfDemo && (await database.$count(client)) > 0) throw new ConfigError(NOT_OF_DEMO);
}
