import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabasePlace, OpenDatabase } from './database';
import { prepareOften } from './embeddedStatements';
import { lookAfter } from './embeddedUpkeep';
import { guardFiles } from './guardedFiles';
import * as schema from './schema';

/** The directory of what is kept nowhere. */
const IN_MEMORY = 'memory://';

/** Opens the embedded database of a directory; `memory://` keeps nothing. Loaded only where there is one. */
export async function openEmbedded({ directory, image, guard, onDead }: DatabasePlace): Promise<OpenDatabase> {
  const files = guard && directory !== IN_MEMORY ? guardFiles(directory, guard) : undefined;
  const pglite = await PGlite.create(directory, { ...files?.options, ...(image && { loadDataDir: image }) });
  files?.end();
  // Every statement goes through it, and nothing comes between it and the files.
  const run = pglite.execProtocolRawSync.bind(pglite);
  // What is kept nowhere is gone before it takes much room.
  const upkeep = directory === IN_MEMORY ? undefined : lookAfter(pglite);
  pglite.execProtocolRawSync = (message) => {
    guard?.();
    upkeep?.sent(message.length);
    return run(message);
  };
  if (onDead) hearEnd(pglite, () => onDead(DEAD));
  // Its own ways go over bytes one by one.
  pglite.serializers[types.BYTEA] = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;
  pglite.parsers[types.BYTEA] = (text) => Buffer.from(text.slice(2), 'hex');
  prepareOften(pglite);
  takeTurns(pglite);
  const database = drizzle(pglite, { schema });
  return {
    database,
    migrate: (folder) => migrate(database, { migrationsFolder: folder }),
    listen: (channel, heard) => pglite.listen(channel, heard),
    async close() {
      await upkeep?.end();
      await pglite.close();
    },
  };
}

/** Milliseconds that statements may follow each other before anything else has its turn. */
const LONGEST_TURN_MS = 2;

/**
 * Lets calls come in between statements, which are done in this thread: those that wait would else be asked one after
 * the other in one turn of the event loop, and Node takes one new connection in each.
 */
function takeTurns(pglite: PGlite): void {
  const alone = pglite._runExclusiveQuery.bind(pglite);
  let since = performance.now();
  const turn = () =>
    new Promise<void>((resolve) => {
      setImmediate(() => {
        since = performance.now();
        resolve();
      });
    });
  pglite._runExclusiveQuery = (work) =>
    alone(async () => {
      if (performance.now() - since >= LONGEST_TURN_MS) await turn();
      return work();
    });
}

/** What PGlite throws to go on after an error, as PostgreSQL does by `siglongjmp`. */
const GOES_ON = 100;

/**
 * Hears of it when PostgreSQL has ended itself, as it does where its log cannot be written. PGlite takes that for an error
 * like others and asks it again, which then waits for ever, in this thread, for a lock of its own.
 */
function hearEnd(pglite: PGlite, ended: () => never): void {
  const { mod } = pglite as unknown as { mod: { _PostgresMainLoopOnce: () => void } };
  const once = mod._PostgresMainLoopOnce;
  mod._PostgresMainLoopOnce = () => {
    try {
      once();
    } catch (error) {
      if ((error as { status?: number }).status !== GOES_ON) ended();
      throw error;
    }
  };
}

const DEAD = 'The embedded database cannot go on, most likely because its disk is full: what it answered is kept.';
