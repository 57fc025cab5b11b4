import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import { todayInBrazil } from '../../../contract/calendar';
import { STATUS } from '../../../contract/lifeCycle';
import type { TreatmentDefinition } from '../../../engine/core/definition/types';
import type { Treatments } from '../../../engine/core/treatment/treatmentsOf';
import type { Client } from '../client';
import type { Database } from '../open';
import { erasure, review } from '../schema';
import { keptUntil } from './treatments';

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

/** The treatments of a type of customers that a norm still keeps, each with the day of its end. */
export function endsOf(
  { treatments, records, wizards }: Treatments,
  type: number,
  ending: Ending,
): Map<string, string> {
  const ofRecords = Object.entries(records).flatMap(([name, { treatment }]) =>
    NAMELESS.includes(name) ? [] : treatment,
  );
  const ofFields = wizards
    .filter((wizard) => wizard.type === undefined || wizard.type === type)
    .flatMap(({ tabs }) => tabs.flatMap(({ fields }) => fields.map(({ treatment }) => treatment)));
  const used = new Set<string | undefined>([...ofRecords, ...ofFields]);
  return new Map(
    Object.entries(treatments).flatMap(([name, treatment]) => {
      const day = used.has(name) ? dayOfEnd(treatment, ending) : undefined;
      return day === undefined ? [] : [[name, day] as const];
    }),
  );
}

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
