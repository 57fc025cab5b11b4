import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askErasure, endErasure } from '../../server/registration/privacy/requests';
import type { OpenDatabase } from '../../server/storage/database';
import { openDatabase } from '../../server/storage/open';
import { rowsOf } from '../../server/storage/rows';
import { dataRequest } from '../../server/storage/schema';
import type { Services } from '../../server/storage/services';
import { liveDefinitions } from '../server/privacy/serverOfTests';
import { addClient } from '../server/testServer';
import { type Cluster, startCluster } from '../support/postgres/cluster';

let cluster: Cluster;
let instances: [OpenDatabase, OpenDatabase];
beforeAll(async () => {
  cluster = await startCluster();
  const open = () => openDatabase({ url: cluster.url, directory: '' });
  instances = [await open(), await open()];
  await instances[0].migrate('server/drizzle');
}, 60_000);
afterAll(async () => {
  for (const { close } of instances ?? []) await close();
  await cluster?.stop();
});

it('an erasure that is withdrawn as it is carried out waits for it, and neither fails', async () => {
  const [{ database }, { database: other }] = instances;
  const services = { database, definitions: await liveDefinitions(), clock: () => new Date() } as Services;
  const client = await addClient(database);
  await askErasure(services, client, 'https://ficha.test');
  let ending: Promise<boolean> | undefined;
  // As carrying out does: the client first, then what was asked.
  await other.transaction(async (tx) => {
    await tx.execute(sql`select 1 from client where id = ${client.id} for update`);
    ending = endErasure(services, client, { state: 'withdrawn' });
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`;
    await expect.poll(() => rowsOf(tx, waiting), { timeout: 10_000 }).toHaveLength(1);
    const done = { state: 'done', endedAt: new Date() } as const;
    await tx.update(dataRequest).set(done).where(eq(dataRequest.clientId, client.id));
  });
  expect(await ending).toBe(false);
  expect(await database.select({ state: dataRequest.state }).from(dataRequest)).toEqual([{ state: 'done' }]);
});
