import { gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../storage/database';
import { hashOfText } from '../storage/hash';
import { attempt as attempts } from '../storage/schema';
import { networkOf } from './address';
import { Refusal } from './refusal';

export const TOO_MANY_ATTEMPTS = 'Muitas tentativas. Aguarde alguns minutos e tente novamente.';

/** What is refused because there was too much of it. */
export class TooManyAttempts extends Refusal {
  constructor() {
    super(400, TOO_MANY_ATTEMPTS, { code: 'MUITAS_TENTATIVAS' });
  }
}

/** What something counts against, beginning with what is counted: `['mail', 'recovery', 'ana@example.com']`. */
export type CountedBy = (string | number)[];

/** Something that may happen only so often within the window of the limits. */
export interface Count {
  of: CountedBy;
  max: number;
  /** Whoever goes on waits longer and longer: what happened counts in longer windows, too. */
  grows?: boolean;
}

/** What was counted, for whom it turns out to be none of what is held off. */
export interface Counted {
  clear: () => Promise<void>;
  undo: () => Promise<void>;
}

/** From where something is asked. */
export interface Origin {
  /** The caller's address. */
  address: string;
  /** The hash of a device that has signed in to this account before: it is counted by itself. */
  device?: string | undefined;
}

/**
 * Counts by where it comes from: a device that is known by itself alone, whatever strangers do; anything else by its
 * network, and together with all others.
 */
export function countsOf(
  of: CountedBy,
  { address, device }: Origin,
  { own, all, grows = false }: { own: number; all: number; grows?: boolean },
): Count[] {
  if (device !== undefined) return [{ of: [...of, 'device', device], max: own, grows }];
  return [
    { of: [...of, networkOf(address)], max: own, grows },
    { of, max: all, grows },
  ];
}

/**
 * How many windows count together: what may happen in the first of these once may happen twice in the second, three
 * times in the third, and so on: five in 15 minutes, ten in an hour, 15 in four hours, 20 in a day.
 */
const STEPS = [1, 4, 16, 96];
const LONGEST = Math.max(...STEPS);

/**
 * Counts what happens now before it happens, so that many at once cannot slip through together, and refuses it,
 * uncounted, when there was too much of it.
 * @returns `clear` forgets all that was counted against the same, `undo` this one time
 */
export async function countAll(
  database: Database,
  counts: Count[],
  { window, now }: { window: number; now: Date },
): Promise<Counted> {
  const keys = counts.map(({ of }) => toKey(of));
  // What lies ahead was counted by a clock that has been set back since: it would count until that time comes again.
  const isOver = or(lt(attempts.at, before(now, LONGEST * window)), gt(attempts.at, before(now, -window)));
  await database.delete(attempts).where(isOver);
  const counted = await database
    .insert(attempts)
    .values(keys.map((key) => ({ key, at: now })))
    .returning({ id: attempts.id });
  const ids = counted.map(({ id }) => id);
  const undo = async () => {
    await database.delete(attempts).where(inArray(attempts.id, ids));
  };
  const found = await countSteps(database, keys, { window, now });
  if (counts.some((count) => isTooMuch(count, found.get(toKey(count.of)) ?? []))) {
    await undo();
    throw new TooManyAttempts();
  }
  return {
    clear: () =>
      forgetAll(
        database,
        counts.map(({ of }) => of),
      ),
    undo,
  };
}

/** Forgets what was counted against these. */
export async function forgetAll(database: Database, counted: CountedBy[]): Promise<void> {
  await database.delete(attempts).where(inArray(attempts.key, counted.map(toKey)));
}

/** @param times how often it happened, by step */
function isTooMuch({ max, grows }: Count, times: readonly number[]): boolean {
  return times.slice(0, grows ? STEPS.length : 1).some((count, step) => count > (step + 1) * max);
}

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** How often each happened within each step. */
async function countSteps(
  database: Database,
  keys: string[],
  { window, now }: { window: number; now: Date },
): Promise<Map<string, number[]>> {
  const counts = STEPS.map((windows) => {
    return sql`count(*) filter (where ${gt(attempts.at, before(now, windows * window))})::integer`;
  });
  const rows = await database
    .select({ key: attempts.key, counts: sql<number[]>`array[${sql.join(counts, sql`, `)}]` })
    .from(attempts)
    .where(inArray(attempts.key, keys))
    .groupBy(attempts.key);
  return new Map(rows.map(({ key, counts }) => [key, counts]));
}

/** Neither users nor addresses are kept, only what tells them apart. */
function toKey(parts: CountedBy): string {
  return hashOfText(JSON.stringify(parts));
}
