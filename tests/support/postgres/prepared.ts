import pg from 'pg';
import { openDatabase } from '../../../server/storage/open';
import { type Cluster, startCluster } from './cluster';

/** The database with all tables of which every test file gets a copy. */
export const TEMPLATE = 'ficha_template';

/** A cluster that holds the template. */
export async function startPrepared(): Promise<Cluster> {
  const cluster = await startCluster();
  const connection = new pg.Client({ connectionString: cluster.url });
  await connection.connect();
  await connection.query(`create database ${TEMPLATE}`);
  await connection.end();
  const opened = await openDatabase({ url: cluster.url.replace(/postgres$/, TEMPLATE), directory: '' });
  await opened.migrate('server/drizzle');
  await opened.close();
  return cluster;
}
