import { and, desc, eq, sql } from 'drizzle-orm';
import { todayInBrazil } from '../../contract/calendar';
import { STATUS, toStatus } from '../../contract/lifeCycle';
import { type LoadedWizard, tabsOfPart } from '../../engine/definition';
import type { Database } from '../storage/database';
import { client, collectionRow, part } from '../storage/schema';

/** How many customers stand at one place. */
export interface Standpoint {
  /** The id of their registration's wizard. */
  wizard: string;
  /** As `STATUS` names it. */
  status: string;
  /** The tab that was saved last by those who have not sent yet; else one of `STEPS`. */
  step: string;
  count: number;
}

/** Places that are no tab: their names are none that a tab may have. */
export const STEPS = {
  /** The e-mail is not confirmed. */
  unconfirmed: '(unconfirmed)',
  /** Nothing is saved. */
  nothing: '(nothing)',
  /** It was sent. */
  sent: '(sent)',
  /** Saved by definitions that are no more. */
  other: '(other)',
} as const;

/** As many are counted at most, in the order in which the database finds them. */
export const MOST_CUSTOMERS = 1_000_000;

type Wizards = readonly Pick<LoadedWizard, 'wizard'>[];

/**
 * Counts customers by wizard, status and where they stand: of those who have not sent, the step at which they stopped.
 * One statement; with a million of customers it takes a second or more, so it is not for every call.
 */
export async function whereCustomersStand(
  database: Database,
  { wizards, now, most = MOST_CUSTOMERS }: { wizards: Wizards; now: Date; most?: number },
): Promise<Standpoint[]> {
  const registrations = new Map(
    wizards.filter(({ wizard }) => wizard.registration).map(({ wizard }) => [wizard.type, wizard]),
  );
  const found = await countStored(database, { ids: [...registrations.values()].map(({ id }) => id), now, most });
  const sums = new Map<string, Standpoint>();
  for (const { type, status: stored, isConfirmed, saved, count } of found) {
    const wizard = registrations.get(type);
    if (!wizard) continue;
    const status = nameOfStatus(stored);
    const step = stored !== STATUS.notStarted ? STEPS.sent : isConfirmed ? stepOf(wizard, saved) : STEPS.unconfirmed;
    const key = [wizard.id, status, step].join(' ');
    const sum = sums.get(key) ?? { wizard: wizard.id, status, step, count: 0 };
    sum.count += count;
    sums.set(key, sum);
  }
  return [...sums.values()];
}

const nameOfStatus = (stored: number): string => {
  const status = toStatus(stored);
  return Object.entries(STATUS).find(([, value]) => value === status)?.[0] ?? 'inactive';
};

/** The tab of what was saved last: the id of a part, or `<tab>/<list>`. */
function stepOf({ parts, tabs }: LoadedWizard['wizard'], saved: string | null): string {
  if (saved === null) return STEPS.nothing;
  const found = parts.find(({ id }) => id === saved);
  const tab = found ? tabsOfPart(found)[0] : saved.split('/')[0];
  return tabs.some(({ id }) => id === tab) ? (tab as string) : STEPS.other;
}

interface Counting {
  /** Of the wizards that are registrations. */
  ids: readonly string[];
  now: Date;
  most: number;
}

async function countStored(database: Database, { ids, now, most }: Counting) {
  const own = (table: typeof part | typeof collectionRow) =>
    and(eq(table.clientId, client.id), sql`${table.wizard} = any(${sql.param(ids)}::text[])`);
  const newestPart = database
    .select({ name: part.part, savedAt: part.savedAt })
    .from(part)
    .where(own(part))
    .orderBy(desc(part.savedAt))
    .limit(1);
  const newestRow = database
    .select({ name: collectionRow.collection, savedAt: collectionRow.savedAt })
    .from(collectionRow)
    .where(own(collectionRow))
    .orderBy(desc(collectionRow.savedAt))
    .limit(1);
  const isNew = sql`${client.status} = ${STATUS.notStarted}`;
  const isOver = sql`${client.status} = ${STATUS.approved} and ${client.expiresOn} <= ${todayInBrazil(now)}`;
  const { rows } = (await database.execute(sql`
    select type, status, confirmed, saved, count(*)::int as count
    from (
      select ${client.type} as type,
        case when ${isOver} then ${STATUS.expired} else ${client.status} end as status,
        ${client.emailConfirmedAt} is not null as confirmed,
        case when ${isNew} then (
          select newest.name from ((${newestPart}) union all (${newestRow})) as newest(name, at) order by at desc limit 1
        ) end as saved
      from ${client}
      limit ${most}
    ) as standing
    group by type, status, confirmed, saved`)) as unknown as {
    rows: { type: number; status: number; confirmed: boolean; saved: string | null; count: number }[];
  };
  return rows.map(({ confirmed, ...row }) => ({ ...row, isConfirmed: confirmed }));
}
