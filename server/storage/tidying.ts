import type { Services } from './services';

/** How often it is looked for what is too old. */
const TIDYING_MS = 60 * 60_000;

/** Deletes what has been kept longer than it may be. */
export type Tidying = (database: Services['database'], now: Date) => Promise<void>;

/**
 * Deletes what is too old, at once and then every hour: never in a call, for nobody should wait for it.
 * @returns stops it, once what is under way has ended
 */
export function startTidying(
  all: readonly Tidying[],
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  fail: (error: unknown) => void,
): () => Promise<void> {
  let work = Promise.resolve();
  const tidy = () => {
    work = work.then(async () => {
      // The database may be out of reach for a while, and one may fail without the others.
      for (const one of all) await one(database, clock()).catch(fail);
    });
  };
  tidy();
  const timer = setInterval(tidy, TIDYING_MS);
  return async () => {
    clearInterval(timer);
    await work;
  };
}
