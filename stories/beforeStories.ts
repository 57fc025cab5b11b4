const awaited: Promise<unknown>[] = [];

/**
 * A story that shows what comes of this begins once it is there: on a busy machine that may take longer than a story waits
 * for what it is to find.
 */
export function beforeStories<Value>(promise: Promise<Value>): Promise<Value> {
  awaited.push(promise);
  return promise;
}

/** Settles when all is there that the stories loaded so far wait for; what does not come, they say themselves. */
export const readyForStories = (): Promise<unknown> => Promise.allSettled(awaited);
