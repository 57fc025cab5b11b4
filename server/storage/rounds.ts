/** Milliseconds between tries; the last one repeats. */
const BACKOFF_MS = [10_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000];

/** The longest of them. */
export const LONGEST_BACKOFF_MS = Math.max(...BACKOFF_MS);

/** When what has failed is tried again. @param attempts before this one */
export const triedAgainAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + (BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length - 1)] as number));

/**
 * Works in rounds, one after the other, until it is stopped; after a round that found nothing it rests.
 * @param round gives back how much it found
 * @returns stops it, once what is under way has ended
 */
export function workInRounds(
  round: () => Promise<number>,
  { rest, fail }: { rest: number; fail: (error: unknown) => void },
): () => Promise<void> {
  let isStopped = false;
  let wake = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, rest);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!isStopped) {
      // The database may be out of reach for a while: that must not end the work.
      const found = await round().catch((error) => {
        fail(error);
        return 0;
      });
      if (found === 0 && !isStopped) await pause();
    }
  };
  const ended = run();
  return async () => {
    isStopped = true;
    wake();
    await ended;
  };
}
