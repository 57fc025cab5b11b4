import { createHash } from 'node:crypto';
import { and, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../storage/open';
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

/** Times the window, and times what may happen in it: five in 15 minutes, ten in an hour, 15 in four hours, 20 in a day. */
const STEPS = [1, 4, 16, 96].map((windows, index) => ({ windows, times: index + 1 }));
const LONGEST = Math.max(...STEPS.map(({ windows }) => windows));

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
  const keys = counts.map(({ of }) => toKey(of));
  await database.delete(attempts).where(lt(attempts.at, before(now, LONGEST * window)));
  const counted = await database
    .insert(attempts)
    .values(keys.map((key) => ({ key, at: now })))
    .returning({ id: attempts.id });
  const longest = counts.some(({ grows }) => grows) ? LONGEST * window : window;
  const found = await timesSince(database, keys, before(now, longest));
  if (counts.some((count) => isTooMuch(count, found.get(toKey(count.of)) ?? [], { window, now }))) {
    const ids = counted.map(({ id }) => id);
    await database.delete(attempts).where(inArray(attempts.id, ids));
    throw new TooManyAttempts();
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

function isTooMuch({ max, grows }: Count, times: Date[], { window, now }: { window: number; now: Date }): boolean {
  const steps = grows ? STEPS : STEPS.slice(0, 1);
  return steps.some((step) => times.filter((at) => at > before(now, step.windows * window)).length > step.times * max);
}

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

async function timesSince(database: Database, keys: string[], since: Date): Promise<Map<string, Date[]>> {
  const rows = await database
    .select({ key: attempts.key, at: attempts.at })
    .from(attempts)
    .where(and(inArray(attempts.key, keys), gt(attempts.at, since)));
  const times = new Map<string, Date[]>();
  for (const { key, at } of rows) times.set(key, [...(times.get(key) ?? []), at]);
  return times;
}

/** Neither users nor addresses are kept, only what tells them apart. */
function toKey(parts: CountedBy): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
