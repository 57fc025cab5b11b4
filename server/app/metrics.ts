import type { FastifyBaseLogger } from 'fastify';
import { type CallMetrics, createCallMetrics } from '../http/metrics/calls';
import { type Figure, gauge, toText } from '../http/metrics/figure';
import { createProcessMetrics } from '../http/metrics/process';
import { readSeldom } from '../http/metrics/seldom';
import { serveMetrics } from '../http/metrics/serve';
import { waitingMails } from '../mail/waiting';
import { untoldEvents } from '../outside/events/waiting';
import { MOST_CUSTOMERS, type Standpoint, whereCustomersStand } from '../registration/whereCustomersStand';
import type { ServerConfig } from '../storage/config';
import type { Database, PoolState } from '../storage/database';
import type { LiveDefinitions } from '../storage/definitions/types';
import { quarantinedFiles } from '../storage/files/quarantined';
import type { Clock } from '../storage/services';

/** What figures are made from. */
export interface Measured {
  database: Database;
  definitions: LiveDefinitions;
  clock: Clock;
  /** Of a database server alone. */
  pool?: (() => PoolState) | undefined;
  calls?: CallMetrics | undefined;
}

/** For how long what was counted in the database is told again, at least. */
const REST_MS = 30_000;
/** And how many times as long as it took: of a large table, and of queues, which are read again soon after a failure. */
const [TABLE_SHARE, QUEUE_SHARE] = [50, 5];
/** How long whoever asks waits for the database. */
const PATIENCE_MS = 3_000;

/** What waits. */
interface Queues {
  mails: Awaited<ReturnType<typeof waitingMails>>;
  events: Awaited<ReturnType<typeof untoldEvents>>;
  files: number;
}

/** Answers what is measured at `config.metrics`. @returns stops that; nothing where it is not asked for */
export async function startMetrics(
  place: ServerConfig['metrics'],
  measured: Measured,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<{ port: number; close: () => Promise<void> } | undefined> {
  if (!place) return undefined;
  const { read, stop } = createMetrics(measured, (error) => log.error({ err: error }, 'figures could not be read'));
  const { port, close } = await serveMetrics(place, read);
  return {
    port,
    async close() {
      stop();
      await close();
    },
  };
}

/** What counts calls, where figures are asked for. */
export const callMetricsOf = ({ metrics }: Pick<ServerConfig, 'metrics'>): CallMetrics | undefined =>
  metrics && createCallMetrics();

/** Everything that is measured, as text. */
export function createMetrics(
  { database, definitions, clock, pool, calls }: Measured,
  fail: (error: unknown) => void,
): { read: () => Promise<string>; stop: () => void } {
  const own = createProcessMetrics();
  const held = { rest: REST_MS, patience: PATIENCE_MS, fail };
  const queues = readSeldom<Queues>(
    async () => ({
      mails: await waitingMails(database),
      events: await untoldEvents(database),
      files: await quarantinedFiles(database),
    }),
    { ...held, share: QUEUE_SHARE },
  );
  const customers = readSeldom<Standpoint[]>(
    async () => whereCustomersStand(database, { wizards: definitions.wizards, now: clock() }),
    { ...held, share: TABLE_SHARE },
  );
  return {
    stop: own.stop,
    async read() {
      const [waiting, standing] = await Promise.all([queues(), customers()]);
      return toText([
        ...(calls?.figures() ?? []),
        ...poolFigures(pool?.()),
        gauge('ficha_definition_version', 'Number of the definitions in force.', definitions.current.number),
        ...queueFigures(waiting, clock()),
        ...customerFigures(standing),
        ...own.figures(),
      ]);
    },
  };
}

function poolFigures(pool: PoolState | undefined): Figure[] {
  return [
    {
      name: 'ficha_pool_connections',
      help: 'Connections to the database server, in use and idle.',
      kind: 'gauge',
      samples: pool
        ? [
            { labels: { state: 'used' }, value: pool.used },
            { labels: { state: 'idle' }, value: pool.idle },
          ]
        : [],
    },
    gauge('ficha_pool_waiting', 'What waits for a connection.', pool?.waiting),
    gauge('ficha_pool_connections_max', 'Connections at most.', pool?.most),
  ];
}

function queueFigures(queues: Queues | undefined, now: Date): Figure[] {
  const age = (since: Date | undefined) => (since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0);
  const { mails, events, files } = queues ?? {};
  return [
    gauge('ficha_database_read', 'Whether what waits could be read in the database: 1 or 0.', queues ? 1 : 0),
    gauge('ficha_mails_waiting', 'E-mails that wait to be sent.', mails?.count),
    gauge('ficha_mails_oldest_seconds', 'How long the oldest of them has waited.', mails && age(mails.since)),
    gauge('ficha_events_waiting', 'Events that wait to be told by webhook.', events?.count),
    gauge('ficha_events_oldest_seconds', 'How long the oldest of them has waited.', events && age(events.since)),
    gauge('ficha_files_quarantined', 'Files that wait for the scanner.', files),
  ];
}

function customerFigures(customers: Standpoint[] | undefined): Figure[] {
  const counted = customers?.reduce((sum, { count }) => sum + count, 0);
  return [
    {
      name: 'ficha_customers',
      help: 'Customers by wizard and status, and where those stand who have not sent.',
      kind: 'gauge',
      samples: (customers ?? []).map(({ count, wizard, status, step }) => ({
        value: count,
        labels: { wizard, status, step },
      })),
    },
    gauge(
      'ficha_customers_cut',
      `Whether there are more than ${MOST_CUSTOMERS} customers, of whom others are not counted: 1 or 0.`,
      counted === undefined ? undefined : Number(counted >= MOST_CUSTOMERS),
    ),
  ];
}
