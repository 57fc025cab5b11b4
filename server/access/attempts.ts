import { createHash } from 'node:crypto';
import { and, count, gt, inArray, lt } from 'drizzle-orm';
import type { Limits } from '../config';
import type { Database } from '../database/open';
import { loginFailure } from '../database/schema';
import { Refusal } from '../refusal';

export const TOO_MANY_ATTEMPTS = 'Muitas tentativas. Aguarde alguns minutos e tente novamente.';

/** Who tries to sign in, and from where. */
export interface Attempt {
  type: number;
  user: string;
  address: string;
}

/**
 * Counts this attempt as a failure before it is judged, so that many at once cannot slip through together, and
 * refuses it, uncounted, when there were too many. Call `clear` when it turns out right.
 */
export async function countAttempt(database: Database, attempt: Attempt, limits: Limits, now: Date) {
  const account = toKey([attempt.type, attempt.user]);
  const here = toKey([attempt.type, attempt.user, attempt.address]);
  const since = new Date(now.getTime() - limits.failureWindow);
  await database.delete(loginFailure).where(lt(loginFailure.at, since));
  const counted = await database
    .insert(loginFailure)
    .values([account, here].map((key) => ({ key, at: now })))
    .returning({ id: loginFailure.id });
  const failures = await failuresSince(database, [account, here], since);
  if ((failures.get(here) ?? 0) > limits.failures || (failures.get(account) ?? 0) > limits.failuresOfAccount) {
    await database.delete(loginFailure).where(
      inArray(
        loginFailure.id,
        counted.map(({ id }) => id),
      ),
    );
    throw new Refusal(400, TOO_MANY_ATTEMPTS);
  }
  return {
    clear: () => database.delete(loginFailure).where(inArray(loginFailure.key, [account, here])),
  };
}

async function failuresSince(database: Database, keys: string[], since: Date): Promise<Map<string, number>> {
  const rows = await database
    .select({ key: loginFailure.key, failures: count() })
    .from(loginFailure)
    .where(and(inArray(loginFailure.key, keys), gt(loginFailure.at, since)))
    .groupBy(loginFailure.key);
  return new Map(rows.map(({ key, failures }) => [key, failures]));
}

/** Neither users nor addresses are kept, only what tells them apart. */
function toKey(parts: (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
