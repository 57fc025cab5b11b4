import { type SQL, sql } from 'drizzle-orm';
import { todayInBrazil } from '../../../contract/calendar';
import type { EventKind } from '../../../contract/eventNames';
import { STATUS } from '../../../contract/lifeCycle';
import { BATCH, inBatches } from '../../storage/batches';
import type { Database } from '../../storage/database';
import { rowsOf } from '../../storage/rows';
import { client, event } from '../../storage/schema';
import type { Tidying } from '../../storage/tidying';

const DAY_MS = 24 * 60 * 60_000;

/** Registrations that a day brings something to: one statement tells of a batch of them, and sets them apart from the rest. */
interface Falling {
  kind: EventKind;
  /** Of approved ones: as an index has it, so that those alone are looked at. */
  isDue: SQL;
  /** What keeps them from being due again. */
  set: SQL;
}

/**
 * Each is told of once, whatever the number of instances and whichever of them ends in the middle: what is told and what
 * keeps it from being told again are one statement. Customers who save at this moment have their turn an hour later.
 */
async function tellBatch(database: Database, { kind, isDue, set }: Falling, now: Date): Promise<number> {
  const moment = now.toISOString();
  const told = await rowsOf(
    database,
    sql`with due as materialized (
        select ${client.id}, ${client.expiresOn} from ${client}
        where ${client.status} = ${sql.raw(String(STATUS.approved))} and ${isDue}
        order by ${client.expiresOn}, ${client.id} limit ${sql.raw(String(BATCH))} for update skip locked
      ), told as (
        insert into ${event} (client_id, kind, once, at, due_at)
        select due.id, ${kind}, ${kind}::text || ' ' || due.id || ' ' || due.expires_on, ${moment}::timestamptz, ${moment}::timestamptz
        from due on conflict do nothing
      ) update ${client} set ${set} from due where ${client.id} = due.id returning ${client.id}`,
  );
  return told.length;
}

/** Lets registrations expire whose day has come, and keeps that they did. */
export const noticeExpiries: Tidying = (database, now, signal) => {
  const isDue = sql`${client.expiresOn} <= ${todayInBrazil(now)}`;
  const set = sql`status = ${sql.raw(String(STATUS.expired))}`;
  return inBatches(() => tellBatch(database, { kind: 'expired', isDue, set }, now), signal);
};

/** Keeps that registrations will expire within so many days, once for each day of expiry. */
export const noticesReminders =
  (days: number): Tidying =>
  (database, now, signal) => {
    const until = todayInBrazil(new Date(now.getTime() + days * DAY_MS));
    const isDue = sql`${client.expiresOn} > ${todayInBrazil(now)} and ${client.expiresOn} <= ${until}
      and ${client.remindedFor} is distinct from ${client.expiresOn}`;
    const set = sql`reminded_for = due.expires_on`;
    return inBatches(() => tellBatch(database, { kind: 'expiring', isDue, set }, now), signal);
  };
