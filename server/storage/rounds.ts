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
