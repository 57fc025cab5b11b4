/** Runs a search to its end at once, handing on what it finds. */
export function finish<Found, Result>(
  search: Generator<Found | undefined, Result>,
  onFound?: (found: Found) => void,
): Result {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
    if (value !== undefined) onFound?.(value as Found);
  }
}

/**
 * Runs a search in slices of so many milliseconds, and waits in between for `rest` (in a worker a `setTimeout`, after which
 * messages are read). Gives up as soon as `isOver` says so.
 */
export async function* inSlices<Found>(
  search: Generator<Found | undefined, unknown>,
  {
    rest,
    slice = 30,
    now,
    isOver = () => false,
  }: { rest(): Promise<void>; now(): number; slice?: number; isOver?(): boolean },
): AsyncGenerator<Found, void> {
  let end = now() + slice;
  for (;;) {
    const { done, value } = search.next();
    if (done) return;
    if (value !== undefined) yield value as Found;
    if (now() < end) continue;
    await rest();
    if (isOver()) return;
    end = now() + slice;
  }
}
