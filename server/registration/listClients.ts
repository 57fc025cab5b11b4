import { and, asc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { todayInBrazil } from '../../contract/calendar';
import { STATUS } from '../../contract/lifeCycle';
import type { Client } from '../storage/client';
import type { Database } from '../storage/database';
import { client } from '../storage/schema';

/** Which clients are meant: those after one of them, by their ids. */
export interface Page {
  after?: string | undefined;
  limit: number;
  type?: number | undefined;
  /** As it counts today. */
  status?: number | undefined;
}

/** A page of clients by their ids, each of which costs the same. @param isMeant of these alone */
export async function listClients(
  database: Database,
  { after, limit, type, status }: Page,
  { now, isMeant }: { now: Date; isMeant?: SQL },
): Promise<Client[]> {
  const pages = await Promise.all(
    waysToBe(status, todayInBrazil(now)).map((isOfStatus) =>
      database
        .select()
        .from(client)
        .where(
          and(
            isMeant,
            isOfStatus,
            after === undefined ? undefined : gt(client.id, after),
            type === undefined ? undefined : eq(client.type, type),
          ),
        )
        .orderBy(asc(client.id))
        .limit(limit),
    ),
  );
  return pages
    .flat()
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, limit);
}

/** Registrations that were sent, by their ids. */
export const listSent = (database: Database, page: Page, now: Date): Promise<Client[]> =>
  listClients(database, page, { now, isMeant: isNotNull(client.sentAt) });

/** The ways to be of a status, each with an index of its own: an approved one counts as expired from its date on. */
function waysToBe(status: number | undefined, today: string): (SQL | undefined)[] {
  if (status === undefined) return [undefined];
  const isStored = eq(client.status, status);
  if (status === STATUS.approved) return [and(isStored, or(isNull(client.expiresOn), gt(client.expiresOn, today)))];
  if (status !== STATUS.expired) return [isStored];
  const isApproved = sql`${client.status} = ${sql.raw(String(STATUS.approved))}`;
  return [isStored, and(isApproved, lte(client.expiresOn, today))];
}
