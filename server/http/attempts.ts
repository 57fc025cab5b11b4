import { createHash } from 'node:crypto';
import { and, count, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../storage/open';
import { attempt as attempts } from '../storage/schema';
import { Refusal } from './refusal';

export const TOO_MANY_ATTEMPTS = 'Muitas tentativas. Aguarde alguns minutos e tente novamente.';

/** What something counts against, beginning with what is counted: `['mail', 'recovery', 'ana@example.com']`. */
export type CountedBy = (string | number)[];

/** Something that may happen only so often within the window of the limits. */
export interface Count {
  of: CountedBy;
  max: number;
}

/**
 * Counts what happens now before it happens, so that many at once cannot slip through together, and refuses it,
 * uncounted, when there was too much of it.
 * @returns forgets all that was counted against the same
 */
export async function countAll(
  database: Database,
  counts: Count[],
  { window, now }: { window: number; now: Date },
): Promise<{ clear: () => Promise<void> }> {
  const limits = counts.map(({ of, max }) => ({ key: toKey(of), max }));
  const keys = limits.map(({ key }) => key);
  const since = new Date(now.getTime() - window);
  await database.delete(attempts).where(lt(attempts.at, since));
  const counted = await database
    .insert(attempts)
    .values(keys.map((key) => ({ key, at: now })))
    .returning({ id: attempts.id });
  const found = await countSince(database, keys, since);
  if (limits.some(({ key, max }) => (found.get(key) ?? 0) > max)) {
    await database.delete(attempts).where(
      inArray(
        attempts.id,
        counted.map(({ id }) => id),
      ),
    );
    throw new Refusal(400, TOO_MANY_ATTEMPTS);
  }
  return {
    clear: () =>
      forgetAll(
        database,
        counts.map(({ of }) => of),
      ),
  };
}

/** Forgets what was counted against these. */
export async function forgetAll(database: Database, counted: CountedBy[]): Promise<void> {
  await database.delete(attempts).where(inArray(attempts.key, counted.map(toKey)));
}

async function countSince(database: Database, keys: string[], since: Date): Promise<Map<string, number>> {
  const rows = await database
    .select({ key: attempts.key, times: count() })
    .from(attempts)
    .where(and(inArray(attempts.key, keys), gt(attempts.at, since)))
    .groupBy(attempts.key);
  return new Map(rows.map(({ key, times }) => [key, times]));
}

/** Neither users nor addresses are kept, only what tells them apart. */
function toKey(parts: CountedBy): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
