/** Works of which one waits for the other. */
export interface Turns {
  /** Does something once all that came before it is done, well or not. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The same, unless something is under way or waits: then nothing is done. */
  between(work: () => Promise<void>): Promise<void>;
}

/** Nothing under way. */
export function createTurns(): Turns {
  let pending = 0;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn: Turns['inTurn'] = (work) => {
    pending += 1;
    const next = last.then(work);
    last = next
      .catch(() => undefined)
      .then(() => {
        pending -= 1;
      });
    return next;
  };
  return { inTurn, between: async (work) => (pending > 0 ? undefined : inTurn(work)) };
}
