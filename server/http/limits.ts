import type { Limits } from '../storage/limits';

type PerMinute = Extract<keyof Limits, `${string}PerMinute`>;

/** The `rateLimit` of a route: so many calls of one address in a minute, counted by each instance of the server. */
export function perAddress(limits: Limits, limit: PerMinute): { max: number; timeWindow: number } {
  return { max: limits[limit], timeWindow: 60_000 };
}
