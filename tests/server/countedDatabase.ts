import { type DrizzleConfig, is } from 'drizzle-orm';
import { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../server/storage/database';
import * as schema from '../../server/storage/schema';

/** A database, and the statements that were sent through it. */
export interface CountedDatabase {
  database: Database;
  /** Forgets the statements up to now. */
  forget: () => void;
  /** The statements since, without those that begin and end transactions. */
  statements: () => string[];
  /** How many transactions were begun since. */
  transactions: () => number;
}

/** The same database, with its statements written down. */
export async function countStatements(database: Database): Promise<CountedDatabase> {
  const seen: string[] = [];
  const config: DrizzleConfig<typeof schema> = { schema, logger: { logQuery: (query) => seen.push(query) } };
  const { $client } = database as unknown as { $client: never };
  const driver = is(database, NodePgDatabase) ? 'drizzle-orm/node-postgres' : 'drizzle-orm/pglite';
  const { drizzle } = (await import(driver)) as { drizzle: (client: never, config: object) => Database };
  const counted = drizzle($client, config);
  const begin = counted.transaction.bind(counted);
  let begun = 0;
  counted.transaction = (...asked) => {
    begun += 1;
    return begin(...asked);
  };
  return {
    database: counted,
    forget: () => {
      seen.length = 0;
      begun = 0;
    },
    transactions: () => begun,
    statements: () => seen.filter((query) => !/^(begin|commit|rollback|savepoint|release)\b/i.test(query)),
  };
}
