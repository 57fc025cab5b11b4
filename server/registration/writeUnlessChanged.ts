import { and, eq, exists, sql } from 'drizzle-orm';
import type { Assumed } from '../http/gate';
import { builtOnce } from '../storage/builtOnce';
import type { Database } from '../storage/database';
import { givenRow, overwriting } from '../storage/given';
import { type ClaimedAnswer, claiming } from '../storage/once';
import { collectionRow, part } from '../storage/schema';
import type { AsOf } from './keep';
import { openSession, unchangedClient } from './unchanged';
import type { Write } from './writes';

/**
 * Writes what a save writes by one statement, which is a transaction of its own, unless anything has changed since: the
 * client, what it has saved, or what that is read against. The client is locked first, as every change does it: who
 * waited for another change finds another count, and writes nothing.
 * @param besides what else the statement keeps, or looks at
 * @returns whether it was written
 */
export async function writeUnlessChanged(
  database: Database,
  { kind, row }: Write,
  asOf: AsOf,
  { answer, open }: Besides = {},
): Promise<boolean> {
  const name = `${kind} unless changed${answer ? ' or done' : ''}${open ? ' in a session' : ''}`;
  const form = { isAction: answer !== undefined, isInSession: open !== undefined };
  const statement = builtOnce(database, name, () => build(database, kind, form).prepare(name));
  const written = await statement.execute({ ...row, ...asOf, ...answer, ...open });
  return written.length > 0;
}

interface Besides {
  /** What the action of the call is answered with, kept by the same statement unless it was done elsewhere. */
  answer?: ClaimedAnswer | undefined;
  /** The session, where it was only assumed: without it nothing is written. */
  open?: Assumed['open'] | undefined;
}

function build(
  database: Database,
  kind: Write['kind'],
  { isAction, isInSession }: { isAction: boolean; isInSession: boolean },
) {
  const unchanged = unchangedClient(database, isInSession ? openSession : undefined);
  const claimed = database.$with('claimed').as(claiming(database, sql`from ${unchanged}`));
  const [first, last] = isAction ? [database.with(unchanged, claimed), claimed] : [database.with(unchanged), unchanged];
  if (kind === 'part') {
    return first
      .insert(part)
      .select(sql`select ${givenRow(part)} from ${last}`)
      .onConflictDoUpdate({
        target: [part.clientId, part.wizard, part.part],
        set: overwriting(part, 'clientId', 'wizard', 'part'),
      })
      .returning({ id: part.part });
  }
  const { id, clientId, wizard, collection } = collectionRow;
  const isOwn = and(
    eq(clientId, sql.placeholder('clientId')),
    eq(wizard, sql.placeholder('wizard')),
    eq(collection, sql.placeholder('collection')),
  );
  if (kind === 'removal') {
    return first
      .delete(collectionRow)
      .where(and(eq(id, sql.placeholder('id')), isOwn, exists(sql`(select from ${last})`)))
      .returning({ id });
  }
  return first
    .insert(collectionRow)
    .select(sql`select ${givenRow(collectionRow)} from ${last}`)
    .onConflictDoUpdate({ target: id, set: overwriting(collectionRow, 'id'), setWhere: isOwn })
    .returning({ id });
}
