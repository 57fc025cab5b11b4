import { eq, sql } from 'drizzle-orm';
import { STATUS } from '../../../contract/lifeCycle';
import type { Client } from '../client';
import type { Database } from '../database';
import type { Files } from '../files/files';
import { client as clients, document, erasure, waitingFile } from '../schema';
import type { ErasureReason } from '../tables/privacy';
import { dayOfEnd, endedByErasure, endsOf } from './ends';
import { eraseFields, type Goes } from './eraseFields';
import { eraseStates, RECORDS } from './records';
import type { CurrentTreatments } from './treatments';

/** Why data is erased, and when. */
export interface Erasing {
  current: CurrentTreatments;
  reason: ErasureReason;
  now: Date;
  /** When it was first done, of one that is done once more; norms count from then. */
  at?: Date;
}

/** What an erasure came to. */
export interface Erased {
  extent: 'all' | 'some';
  /** The day from which something more may go: `2036-11-23`. */
  keptUntil: string | null;
  /** The names of contents that no row names any more, to be dropped once this is committed. */
  files: string[];
}

/** The definitions say of no data what it is for, and so not what may go. */
export class NothingSaid extends Error {
  constructor() {
    super('shared.json declares no "treatments" and "records": it is not known what may be erased.');
    this.name = 'NothingSaid';
  }
}

/**
 * Erases what no norm keeps any more: of a registration that was never sent, everything; else the fields and records whose
 * treatments have no norm, or whose time is over, and the account only with the last of them. An account that is left is
 * closed. To be done once more on `keptUntil`; of an account that is closed already norms go on counting from then.
 * @returns nothing where nothing is to be done: the client is gone, the account was opened again, or what was never sent
 * has been sent meanwhile
 * @throws NothingSaid where the definitions do not tell what may go of a registration that was sent
 */
export async function eraseClient(
  tx: Database,
  { id }: Pick<Client, 'id'>,
  { current, reason, now, at = now }: Erasing,
): Promise<Erased | undefined> {
  const [client] = await tx.select().from(clients).where(eq(clients.id, id)).for('update');
  if (!client) return undefined;
  const since = await endedByErasure(tx, client);
  const isMoot = reason === 'over' ? !since : reason === 'abandoned' && client.sentAt !== null;
  if (isMoot) return undefined;
  // What no norm is known of would stay, all of it, and be told as erased.
  if (client.sentAt && !current.treatments.records.account) throw new NothingSaid();
  await allowErasure(tx);
  const before = await namesOfFiles(tx, id);
  const ending = { endedAt: since ?? at, now };
  const { records } = current.treatments;
  const ends = client.sentAt ? endsOf(current.treatments, client.type, ending) : new Map<string, string>();
  const isKept = (treatment: string | undefined) =>
    treatment === undefined ? client.sentAt !== null : ends.has(treatment);
  const isAll = ends.size === 0 && !isKept(records.account?.treatment);
  await eraseStates(tx, client);
  for (const [name, erase] of Object.entries(RECORDS)) {
    if (name !== 'account' && (isAll || !isKept(records[name]?.treatment))) await erase(tx, client);
  }
  if (isAll) await RECORDS.account?.(tx, client);
  else {
    // A closed account is open nowhere, whatever else is kept.
    await RECORDS.session?.(tx, client);
    await RECORDS.credential?.(tx, client);
    const { treatments } = current.treatments;
    const goes: Goes = (name, older) => dayOfEnd(treatments[name] ?? older?.treatments[name], ending) === undefined;
    await eraseFields(tx, id, { current, goes });
    await tx
      .update(clients)
      .set({ status: STATUS.inactive, changed: false, loginInReview: false })
      .where(eq(clients.id, id));
  }
  const next = isAll ? undefined : [...ends.values()].sort()[0];
  const erased = { extent: isAll ? ('all' as const) : ('some' as const), keptUntil: next ?? null };
  await tx.insert(erasure).values({ clientId: id, ...erased, reason: since ? 'over' : reason, at });
  const after = isAll ? [] : await namesOfFiles(tx, id);
  return { ...erased, files: before.filter((name) => !after.includes(name)) };
}

async function namesOfFiles(tx: Database, clientId: string): Promise<string[]> {
  const namesIn = (table: typeof document | typeof waitingFile) =>
    tx.select({ name: table.storedAs }).from(table).where(eq(table.clientId, clientId));
  return [...(await namesIn(document)), ...(await namesIn(waitingFile))].map(({ name }) => name);
}

/** Erases in a transaction; the contents of files that no row names any more go once it is committed. */
export async function eraseIn(
  { database, files }: { database: Database; files: Files },
  erase: (tx: Database) => Promise<Erased | undefined>,
): Promise<Erased | undefined> {
  const erased = await database.transaction(erase);
  if (erased) await files.drop(erased.files);
  return erased;
}

/** Lets this transaction delete evidence, which triggers keep from everybody else. */
export async function allowErasure(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('ficha.erasure', 'on', true)`);
}
