/** However long a task was, the page is held no longer than this after it, so that it can still be stopped. */
const MOST_MS = 400;

/** How long a page is held after it has worked so long, so that all takes `factor` times as long. */
export const heldAfter = (workedMs: number, factor: number) => Math.min(workedMs * (factor - 1), MOST_MS);

/** What the loop reads and starts, to be replaced in tests. */
export interface Clock {
  now(): number;
  later(next: () => void): void;
}

const browser: Clock = { now: () => performance.now(), later: (next) => setTimeout(next) };

/**
 * Makes the page as slow as on a processor `factor` times slower, by what a page can do: after each task it holds the main
 * thread. It counts waiting as work, and does not slow what the browser does beside the main thread. Gives back what ends it.
 */
export function slowDown(factor: number, clock: Clock = browser): () => void {
  let isOver = factor <= 1;
  let free = clock.now();
  const next = () => {
    if (isOver) return;
    const end = clock.now() + heldAfter(clock.now() - free, factor);
    while (clock.now() < end);
    free = clock.now();
    clock.later(next);
  };
  if (!isOver) clock.later(next);
  return () => {
    isOver = true;
  };
}
