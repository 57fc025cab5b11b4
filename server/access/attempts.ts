import { countAll, countsOf, type Origin } from '../http/attempts';
import type { Database } from '../storage/database';
import type { Limits } from '../storage/limits';

/** Who tries to sign in, and from where. */
export interface Attempt {
  type: number;
  user: string;
  /** The id of the account that is tried, where the user has one: those of one user are counted each by itself. */
  account?: string;
  origin: Origin;
}

/**
 * Counts a try to sign in as a failure before it is judged. Call `clear` when it turns out right.
 * @throws TooManyAttempts when there were too many, of this account from this origin or from all
 */
export function countAttempt(database: Database, { type, user, account, origin }: Attempt, limits: Limits, now: Date) {
  const { failures: own, failuresOfAccount: all, failureWindow: window } = limits;
  const of = ['signIn', type, user, ...(account === undefined ? [] : [account])];
  return countAll(database, countsOf(of, origin, { own, all, grows: true }), { window, now });
}
