import { eq, sql } from 'drizzle-orm';
import { todayInBrazil } from '../../../contract/calendar';
import { STATUS } from '../../../contract/lifeCycle';
import type { Treatments } from '../../../engine/core/treatment/treatmentsOf';
import type { Client } from '../client';
import type { Database } from '../open';
import {
  carriedOver,
  client as clients,
  collectionRow,
  document,
  erasure,
  part,
  sending,
  waitingFile,
} from '../schema';
import type { ErasureReason } from '../tables/privacy';
import { type Going, goingFields, rowWithoutFields, withoutFields } from './fields';
import { eraseStates, RECORDS } from './records';
import { keptUntil } from './treatments';

/** Why data is erased, since when nothing but norms keeps it, and when it is now. */
export interface Erasing {
  treatments: Treatments;
  reason: ErasureReason;
  endedAt: Date;
  now: Date;
}

/** What an erasure came to. */
export interface Erased {
  extent: 'all' | 'some';
  /** The day from which something more may go: `2036-11-23`. */
  keptUntil: string | null;
  /** The names of contents that no row names any more, to be dropped once this is committed. */
  files: string[];
}

/**
 * Erases what no norm keeps any more: of a registration that was never sent, everything; else the fields and records whose
 * treatments have no norm, or whose time is over, and the account only with the last of them. An account that is left is
 * closed. To be done once more on `keptUntil`; done twice it changes nothing.
 */
export async function eraseClient(
  tx: Database,
  { id }: Pick<Client, 'id'>,
  erasing: Erasing,
): Promise<Erased | undefined> {
  const [client] = await tx.select().from(clients).where(eq(clients.id, id)).for('update');
  if (!client) return undefined;
  await allowErasure(tx);
  const before = await namesOfFiles(tx, id);
  const ends = client.sentAt ? endsOf(erasing) : new Map<string, Date>();
  const isKept = (treatment: string | undefined) =>
    treatment === undefined ? client.sentAt !== null : ends.has(treatment);
  const { records } = erasing.treatments;
  const isAll = !isKept(records.account?.treatment);
  await eraseStates(tx, client);
  for (const [name, erase] of Object.entries(RECORDS)) {
    if (name !== 'account' && (isAll || !isKept(records[name]?.treatment))) await erase(tx, client);
  }
  if (isAll) await RECORDS.account?.(tx, client);
  else {
    // A closed account is open nowhere, whatever else is kept.
    await RECORDS.session?.(tx, client);
    await RECORDS.credential?.(tx, client);
    await eraseFields(
      tx,
      id,
      goingFields(erasing.treatments, (treatment) => !isKept(treatment)),
    );
    await tx
      .update(clients)
      .set({ status: STATUS.inactive, changed: false, loginInReview: false })
      .where(eq(clients.id, id));
  }
  const next = isAll ? undefined : [...ends.values()].sort((a, b) => a.getTime() - b.getTime())[0];
  const erased = { extent: isAll ? ('all' as const) : ('some' as const), keptUntil: next ? todayInBrazil(next) : null };
  await tx.insert(erasure).values({ clientId: id, ...erased, reason: erasing.reason, at: erasing.now });
  const after = isAll ? [] : await namesOfFiles(tx, id);
  return { ...erased, files: before.filter((name) => !after.includes(name)) };
}

async function namesOfFiles(tx: Database, clientId: string): Promise<string[]> {
  const namesIn = (table: typeof document | typeof waitingFile) =>
    tx.select({ name: table.storedAs }).from(table).where(eq(table.clientId, clientId));
  return [...(await namesIn(document)), ...(await namesIn(waitingFile))].map(({ name }) => name);
}

/** Lets this transaction delete evidence, which triggers keep from everybody else. */
export async function allowErasure(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('ficha.erasure', 'on', true)`);
}

/** The treatments that a norm still keeps, each with its end. */
function endsOf({ treatments: { treatments }, endedAt, now }: Erasing): Map<string, Date> {
  return new Map(
    Object.entries(treatments).flatMap(([name, treatment]) => {
      const end = keptUntil(treatment, endedAt);
      return end && end > now ? [[name, end] as const] : [];
    }),
  );
}

async function eraseFields(tx: Database, clientId: string, going: Going): Promise<void> {
  for (const row of await tx.select().from(part).where(eq(part.clientId, clientId))) {
    await tx
      .update(part)
      .set({ data: withoutFields(going, row.wizard, row.data) })
      .where(sql`${part.clientId} = ${clientId} and ${part.wizard} = ${row.wizard} and ${part.part} = ${row.part}`);
  }
  for (const { id, wizard, collection: list, data: row } of await tx
    .select()
    .from(collectionRow)
    .where(eq(collectionRow.clientId, clientId))) {
    const data = rowWithoutFields(going, wizard, { list, row });
    await tx.update(collectionRow).set({ data }).where(eq(collectionRow.id, id));
  }
  for (const { id, wizard, sent } of await tx.select().from(sending).where(eq(sending.clientId, clientId))) {
    if (!sent) continue;
    const data = withoutFields(going, wizard, sent.data as never) as typeof sent.data;
    await tx
      .update(sending)
      .set({ sent: { ...sent, data } })
      .where(eq(sending.id, id));
  }
  for (const row of await tx.select().from(carriedOver).where(eq(carriedOver.clientId, clientId))) {
    const { wizard, definition, at } = row;
    const parts = Object.fromEntries(
      Object.entries(row.parts).map(([name, data]) => [name, withoutFields(going, wizard, data)]),
    );
    const rows = Object.fromEntries(
      Object.entries(row.rows).map(([list, all]) => [
        list,
        all.map((each) => rowWithoutFields(going, wizard, { list, row: each })),
      ]),
    );
    await tx
      .update(carriedOver)
      .set({ parts, rows })
      .where(
        sql`${carriedOver.clientId} = ${clientId} and ${carriedOver.wizard} = ${wizard} and ${carriedOver.definition} = ${definition} and ${carriedOver.at} = ${at}`,
      );
  }
}
