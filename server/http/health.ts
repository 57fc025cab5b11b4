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
  const lookAtDatabase = shared(() =>
    soon(Promise.all([appliedMigration(services.database), oldestWaiting(services)])),
  );
  app.get('/ready', async (_request, reply) => {
    const readiness = await readinessOf(services, { lookAtDatabase, lookForFiles });
    if (app.ending.hasBegun) readiness.status = 'ending';
    return reply
      .code(readiness.status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  });
}

interface Looks {
  /** The newest migration, and since when the oldest e-mail waits. */
  lookAtDatabase: () => Promise<[number, Date | null] | undefined>;
  lookForFiles: () => Promise<boolean>;
}

async function readinessOf(
  { assets, definitions, clock }: Services,
  { lookAtDatabase, lookForFiles }: Looks,
): Promise<Readiness> {
  const [[applied, waiting] = [], areFilesThere = false] = await Promise.all([lookAtDatabase(), soon(lookForFiles())]);
  const migrations = applied === undefined ? 'unknown' : applied >= newestMigration(assets) ? 'ok' : 'behind';
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

/** For how long files that were found are told again: who asks often is not to ask them often. */
const REST_MS = 2_000;

/** What fails is looked for again as soon as somebody asks: what is back is told at once. */
function seldom<Value>(look: () => Promise<Value>): () => Promise<Value> {
  let last: { at: number; found: Promise<Value> } | undefined;
  return () => {
    // Of a clock that is never set.
    const at = performance.now();
    if (last && at - last.at < REST_MS) return last.found;
    const looked = { at, found: look() };
    last = looked;
    looked.found.catch(() => {
      if (last === looked) last = undefined;
    });
    return looked.found;
  };
}

/** All who ask while it is looked are told what is found: anybody may ask, as often as they like. */
function shared<Value>(look: () => Promise<Value>): () => Promise<Value> {
  let under: Promise<Value> | undefined;
  return () => {
    under ??= look().finally(() => {
      under = undefined;
    });
    return under;
  };
}

/** `undefined` when it fails, or takes too long. */
function soon<Value>(work: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, undefined).unref();
  });
  return Promise.race([work.catch(() => undefined), late]);
}
