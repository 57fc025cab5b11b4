import pg from 'pg';
import { makeModels } from './models';
import { multiply } from './multiply';
import { openApplication } from './open';

/** A database with a population of its own. */
export interface Population {
  url: string;
  count: number;
  /** Bytes of the whole database, indexes included. */
  size: number;
  seconds: number;
}

/** Makes a database of this name with so many registrations. @param server address of any database of the server */
export async function populate(
  server: string,
  { name, count, definitionsDir }: { name: string; count: number; definitionsDir?: string },
): Promise<Population> {
  const begun = performance.now();
  await run(server, (connection) => connection.query(`create database ${name}`));
  const address = new URL(server);
  address.pathname = `/${name}`;
  const url = address.href;
  const opened = await openApplication(url, definitionsDir);
  const models = await makeModels(opened).finally(opened.close);
  const size = await run(url, async (connection) => {
    await multiply(connection, models, count);
    const { rows } = await connection.query('select pg_database_size(current_database()) as size');
    return Number(rows[0].size);
  });
  return { url, count, size, seconds: Math.round((performance.now() - begun) / 1_000) };
}

async function run<Result>(url: string, work: (connection: pg.Client) => Promise<Result>): Promise<Result> {
  const connection = new pg.Client({ connectionString: url });
  await connection.connect();
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}
