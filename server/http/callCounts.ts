/** Addresses whose calls are counted at once, of each route; whoever has been away longest is forgotten. */
const MOST = 5_000;

/** Calls of one address within its window. */
interface Counted {
  count: number;
  since: number;
}

type Hear = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Counts the calls of addresses for @fastify/rate-limit, by a clock that is never set: by that of the machine nobody
 * could call any more, for as long as it was set back.
 */
export class CallCounts {
  readonly #now: () => number;
  readonly #counted = new Map<string, Counted>();

  constructor(_options?: unknown, now = () => performance.now()) {
    this.#now = now;
  }

  incr(address: string, hear: Hear, timeWindow: number): void {
    const now = this.#now();
    const known = this.#counted.get(address);
    const isOver = !known || known.since + timeWindow <= now;
    const next = isOver ? { count: 1, since: now } : { count: known.count + 1, since: known.since };
    this.#counted.delete(address);
    if (this.#counted.size >= MOST) this.#counted.delete(this.#counted.keys().next().value as string);
    this.#counted.set(address, next);
    hear(null, { current: next.count, ttl: next.since + timeWindow - now });
  }

  /** Each route counts for itself. */
  child(): CallCounts {
    return new CallCounts(undefined, this.#now);
  }
}
