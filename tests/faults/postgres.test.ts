import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '../../server/access/sessions/session';
import { buildApp } from '../../server/app/app';
import type { OpenDatabase } from '../../server/storage/database';
import { openDatabase } from '../../server/storage/open';
import { addClient, LIVE_NO_WIZARDS, TEST_CONFIG } from '../server/testServer';
import { type Cluster, startCluster } from '../support/postgres/cluster';

let cluster: Cluster;
let opened: OpenDatabase;
let app: FastifyInstance;
let token: string;
beforeAll(async () => {
  cluster = await startCluster();
  opened = await openDatabase({
    url: cluster.url,
    directory: '',
    limits: { connectionTimeoutMillis: 1_500, query_timeout: 2_000 },
  });
  await opened.migrate('server/drizzle');
  const { database } = opened;
  app = await buildApp({ database, config: TEST_CONFIG, definitions: LIVE_NO_WIZARDS });
  const { id } = await addClient(database);
  token = await startSession(database, id, new Date());
}, 60_000);
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await cluster?.stop();
});

const UNAVAILABLE = 'O serviço está indisponível no momento. Tente novamente em instantes.';
const ask = (url = '/api/consulta/configuracao-geral') =>
  app.inject({ url, headers: { authorization: `Bearer ${token}` } });

async function expectUnavailable(): Promise<void> {
  // More at once than there are connections.
  const answers = await Promise.all(Array.from({ length: 15 }, () => ask()));
  for (const answer of answers) {
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().descricao]).toEqual([
      503,
      '5',
      UNAVAILABLE,
    ]);
  }
  expect((await ask('/ready')).json()).toMatchObject({ status: 'unavailable', database: 'unreachable' });
  expect((await ask('/health')).statusCode).toBe(200);
}

async function expectBack(): Promise<void> {
  await expect.poll(async () => (await ask()).statusCode, { timeout: 20_000 }).toBe(200);
  const answers = await Promise.all(Array.from({ length: 15 }, () => ask()));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect((await ask('/ready')).statusCode).toBe(200);
}

describe('a database server', () => {
  it('that stops: calls are told to come again, and pass once it is back', async () => {
    await expectBack();
    await cluster.halt();
    await expectUnavailable();
    await cluster.start();
    await expectBack();
  }, 60_000);

  it('that is frozen: no call waits without end, and all pass once it is awake', async () => {
    await expectBack();
    cluster.freeze();
    try {
      await expectUnavailable();
    } finally {
      cluster.thaw();
    }
    await expectBack();
  }, 60_000);
});
