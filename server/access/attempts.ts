import { networkOf } from '../http/address';
import { countAll } from '../http/attempts';
import type { Limits } from '../storage/limits';
import type { Database } from '../storage/open';

/** Who tries to sign in, and from where. */
export interface Attempt {
  type: number;
  user: string;
  address: string;
}

/**
 * Counts a try to sign in as a failure before it is judged. Call `clear` when it turns out right.
 * @throws Refusal when there were too many, of this account from this address or from all
 */
export function countAttempt(database: Database, { type, user, address }: Attempt, limits: Limits, now: Date) {
  const counts = [
    { of: ['signIn', type, user, networkOf(address)], max: limits.failures },
    { of: ['signIn', type, user], max: limits.failuresOfAccount },
  ];
  return countAll(database, counts, { window: limits.failureWindow, now });
}
