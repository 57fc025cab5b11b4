/** What was read, or `undefined` where that failed the last time. */
export type Seldom<Value> = () => Promise<Value | undefined>;

/** How a reading is held off. */
interface Held {
  /** Milliseconds between the end of one reading and the beginning of the next, at least. */
  rest: number;
  /** How many times as long as it took it rests, at least: what takes long is read more seldom. */
  share: number;
  /** Milliseconds that whoever asks waits for the first reading, or for one that is under way. */
  patience: number;
  /** Milliseconds since any moment. */
  now?: () => number;
  fail: (error: unknown) => void;
}

/**
 * Reads what costs something seldom, however often it is asked for, and never twice at once; meanwhile what was read
 * last is the answer.
 */
export function readSeldom<Value>(
  read: () => Promise<Value>,
  { rest, share, patience, now = () => performance.now(), fail }: Held,
): Seldom<Value> {
  let last: Value | undefined;
  let nextAt = Number.NEGATIVE_INFINITY;
  let under: Promise<void> | undefined;
  const again = async () => {
    const began = now();
    try {
      last = await read();
    } catch (error) {
      last = undefined;
      fail(error);
    }
    nextAt = now() + Math.max(rest, share * (now() - began));
    under = undefined;
  };
  return async () => {
    if (!under && now() >= nextAt) under = again();
    if (under) await Promise.race([under, pause(patience)]);
    return last;
  };
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
