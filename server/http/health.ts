import { and, isNull, min } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { appliedMigration, newestMigration } from '../storage/migrations';
import { mail } from '../storage/schema';
import type { Services } from '../storage/services';

/** How long the database may take to answer. */
const PATIENCE_MS = 2_000;

/** What `/ready` answers with. */
interface Readiness {
  status: 'ready' | 'ending' | 'unavailable';
  database: 'ok' | 'unreachable';
  /** Whether the tables are at least those of this version. */
  migrations: 'ok' | 'behind' | 'unknown';
  /** The number of the definitions in force. */
  definitions: number;
  /** Whether files can be kept and read. */
  files: 'ok' | 'unreachable';
  mail: {
    /** Seconds that the oldest e-mail has waited; 0 where none waits, or that is not known. */
    oldest: number;
  };
}

/**
 * `/health`: this process answers. `/ready`: it can serve customers, else 503, as before it ends. Both are open, and
 * tell nothing of anybody.
 */
export function mountHealth(app: FastifyInstance, services: Services): void {
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  const lookForFiles = seldom(() => services.files.stores[0].check().then(() => true));
  app.get('/ready', async (_request, reply) => {
    const readiness = await readinessOf(services, lookForFiles);
    if (app.ending.hasBegun) readiness.status = 'ending';
    return reply
      .code(readiness.status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  });
}

async function readinessOf(services: Services, lookForFiles: () => Promise<boolean>): Promise<Readiness> {
  const { database, definitions, clock } = services;
  const [[applied, waiting] = [], areFilesThere = false] = await Promise.all([
    soon(Promise.all([appliedMigration(database), oldestWaiting(services)])),
    soon(lookForFiles()),
  ]);
  const migrations = applied === undefined ? 'unknown' : applied >= newestMigration(services.assets) ? 'ok' : 'behind';
  return {
    status: migrations === 'ok' && areFilesThere ? 'ready' : 'unavailable',
    database: applied === undefined ? 'unreachable' : 'ok',
    migrations,
    definitions: definitions.current.number,
    files: areFilesThere ? 'ok' : 'unreachable',
    mail: { oldest: waiting ? Math.max(0, Math.round((clock().getTime() - waiting.getTime()) / 1000)) : 0 },
  };
}

async function oldestWaiting({ database }: Services): Promise<Date | null> {
  const [found] = await database
    .select({ since: min(mail.createdAt) })
    .from(mail)
    .where(and(isNull(mail.sentAt), isNull(mail.failedAt)));
  return found?.since ?? null;
}

/** For how long what was found of the files is told again: who asks often is not to ask them often. */
const REST_MS = 2_000;

function seldom<Value>(look: () => Promise<Value>): () => Promise<Value> {
  let last: { at: number; found: Promise<Value> } | undefined;
  return () => {
    // Of a clock that is never set.
    const at = performance.now();
    if (!last || at - last.at >= REST_MS) last = { at, found: look() };
    return last.found;
  };
}

/** `undefined` when it fails, or takes too long. */
function soon<Value>(work: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, undefined).unref();
  });
  return Promise.race([work.catch(() => undefined), late]);
}
