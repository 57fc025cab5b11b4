import type { Services } from './services';

/** How often it is looked for what is due. */
const TIDYING_MS = 60 * 60_000;

/**
 * Does what is due by its time, in batches that instances share: each takes what no other one has, and what one leaves
 * that ends over it is due as before.
 * @param signal asks it to end after the batch under way
 */
export type Tidying = (database: Services['database'], now: Date, signal?: AbortSignal) => Promise<void>;

/**
 * Does what is due, at once and then every hour: never in a call, for nobody should wait for it.
 * @returns stops it, once the batch under way has ended
 */
export function startTidying(
  all: readonly Tidying[],
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  fail: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let work = Promise.resolve();
  const tidy = () => {
    work = work.then(async () => {
      for (const one of all) {
        if (signal.aborted) return;
        // The database may be out of reach for a while, and one may fail without the others.
        await one(database, clock(), signal).catch(fail);
      }
    });
  };
  tidy();
  const timer = setInterval(tidy, TIDYING_MS);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await work;
  };
}
