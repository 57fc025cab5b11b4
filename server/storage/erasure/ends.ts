import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import { todayInBrazil } from '../../../contract/calendar';
import { STATUS } from '../../../contract/lifeCycle';
import type { TreatmentDefinition } from '../../../engine/definition';
import type { Treatments } from '../../../engine/state';
import type { Client } from '../client';
import type { Database } from '../database';
import { erasure, review } from '../schema';
import type { Decision } from '../tables/integration';
import { endOf, fieldsFor, keptUntil } from './treatments';

const DAY_MS = 24 * 60 * 60_000;

/** Records that hold nobody's account back: they name nobody, or end by themselves. */
const NAMELESS: readonly string[] = ['attempt', 'access', 'request'];

/** Since when nothing but norms keeps data, and when it is now. */
export interface Ending {
  endedAt: Date;
  now: Date;
}

/** The day on which a norm ends that still keeps data of a treatment; `undefined` where none does. */
export function dayOfEnd(treatment: TreatmentDefinition | undefined, { endedAt, now }: Ending): string | undefined {
  const end = keptUntil(treatment, endedAt);
  const day = end && todayInBrazil(end);
  return day !== undefined && day > todayInBrazil(now) ? day : undefined;
}

/** The treatments of what is kept of a type of customers, by their names. */
function usedBy(all: Treatments, type: number): [string, TreatmentDefinition][] {
  const { treatments, records } = all;
  const ofRecords = Object.entries(records).flatMap(([name, { treatment }]) =>
    NAMELESS.includes(name) ? [] : treatment,
  );
  const ofFields = fieldsFor(all, type).map(({ treatment }) => treatment);
  const used = new Set<string | undefined>([...ofRecords, ...ofFields]);
  return Object.entries(treatments).filter(([name]) => used.has(name));
}

/** The treatments of a type of customers that a norm still keeps, each with the day of its end. */
export function endsOf(all: Treatments, type: number, ending: Ending): Map<string, string> {
  return new Map(
    usedBy(all, type).flatMap(([name, treatment]) => {
      const day = dayOfEnd(treatment, ending);
      return day === undefined ? [] : [[name, day] as const];
    }),
  );
}

/**
 * Whether something of a relationship that ended is due to go: what no norm keeps, once its longest time is over, or what
 * a norm kept.
 */
export function isSomethingOver(all: Treatments, type: number, { endedAt, now }: Ending): boolean {
  const ends = usedBy(all, type).flatMap(([, { retention }]) =>
    retention.from === 'end' ? { isKept: retention.norm !== undefined, at: endOf(retention, endedAt).getTime() } : [],
  );
  const kept = ends.filter(({ isKept }) => isKept).map(({ at }) => at);
  const free = ends.filter(({ isKept }) => !isKept).map(({ at }) => at);
  const first = Math.min(...kept, ...(free.length > 0 ? [Math.max(...free)] : []));
  return Number.isFinite(first) && todayInBrazil(new Date(first)) <= todayInBrazil(now);
}

/** Longer than any norm keeps anything, in days. */
const LONGEST_DAYS = 100 * 366;

/**
 * The latest end of a relationship of which something may be over: with any before it something is. A day too late at
 * most, so that only what is near it has to be looked at. Nothing where nothing ever is.
 */
export function latestOver(all: Treatments, type: number, now: Date): Date | undefined {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const isOver = (days: number) => isSomethingOver(all, type, { endedAt: daysAgo(days), now });
  if (!isOver(LONGEST_DAYS)) return undefined;
  let [over, notYet] = [LONGEST_DAYS, -1];
  while (over - notYet > 1) {
    const middle = Math.floor((over + notYet) / 2);
    if (isOver(middle)) over = middle;
    else notYet = middle;
  }
  return daysAgo(over - 1);
}

/** When the institution ended the relationship with a client by its last decision; `undefined` where it did not. */
export async function endedByDecision(
  database: Database,
  { id, status }: Pick<Client, 'id' | 'status'>,
): Promise<Date | undefined> {
  if (status !== STATUS.inactive) return undefined;
  const [last] = await database
    .select({ decision: review.decision, at: review.at })
    .from(review)
    .where(eq(review.clientId, id))
    .orderBy(desc(review.sequence))
    .limit(1);
  return last && ENDS.includes(last.decision) ? last.at : undefined;
}

const ENDS: readonly Decision[] = ['deactivated', 'refused'];

/** When an erasure ended the relationship with a client; `undefined` of one whose account was opened again since. */
export async function endedByErasure(
  database: Database,
  { id, status }: Pick<Client, 'id' | 'status'>,
): Promise<Date | undefined> {
  if (status !== STATUS.inactive) return undefined;
  const [last] = await database
    .select({ at: erasure.at })
    .from(erasure)
    .where(and(eq(erasure.clientId, id), ne(erasure.reason, 'over')))
    .orderBy(desc(erasure.sequence))
    .limit(1);
  if (!last) return undefined;
  const opens = inArray(review.decision, ['approved', 'expired', 'review']);
  const opened = await database.$count(review, and(eq(review.clientId, id), opens, gt(review.at, last.at)));
  return opened > 0 ? undefined : last.at;
}
