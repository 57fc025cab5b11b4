import { and, eq, inArray, lte, ne, or, type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../../storage/database';
import { draft, draftEntry } from '../../storage/schema';
import type { DraftSafe } from './safe';
import type { SentDraft } from './sent';
import { draftSetting } from './setting';

/** A draft: there is one of each client and wizard. */
export interface DraftOf {
  clientId: string;
  wizard: string;
}

/** The entries of a draft. */
export const isOf = ({ clientId, wizard }: DraftOf | Record<keyof DraftOf, Placeholder>) =>
  and(eq(draftEntry.clientId, clientId), eq(draftEntry.wizard, wizard));

/** What becomes of an entry at a place where its device has told another one before. */
export const renewedEntry = {
  target: [draftEntry.clientId, draftEntry.wizard, draftEntry.place, draftEntry.device],
  set: {
    deviceName: sql`excluded.device_name`,
    keyId: sql`excluded.key_id`,
    sealed: sql`excluded.sealed`,
    version: sql`excluded.version`,
    revision: sql`excluded.revision`,
    typedAt: sql`excluded.typed_at`,
    // The same typing told again does not begin its days anew.
    keptAt: sql`case when ${draftEntry.typedAt} = excluded.typed_at then ${draftEntry.keptAt} else excluded.kept_at end`,
  },
};

/** How many entries there are, and how big they are together. */
export interface Size {
  count: number;
  bytes: number;
}

/** A draft at the beginning of a change. */
export interface BegunChange extends Size {
  revision: number;
  /** What is set of drafts; null where the default holds. */
  setting: string | null;
  /** Whether other devices hold anything. */
  hasOthers: boolean;
}

/** Begins a change of a device: the draft is locked until the transaction ends, and has its next revision. */
export async function beginChange(tx: Database, of: DraftOf, device: string): Promise<BegunChange> {
  const entries = sql`from ${draftEntry} where ${isOf(of)}`;
  const [begun] = await tx
    .insert(draft)
    .values({ ...of, revision: 1 })
    .onConflictDoUpdate({ target: [draft.clientId, draft.wizard], set: { revision: sql`${draft.revision} + 1` } })
    .returning({
      revision: draft.revision,
      setting: draftSetting,
      hasOthers: sql<boolean>`(select count(*) filter (where ${ne(draftEntry.device, device)}) > 0 ${entries})`,
      count: sql<number>`(select count(*)::int ${entries})`,
      bytes: sql<number>`(select coalesce(sum(octet_length(${draftEntry.sealed})), 0)::int ${entries})`,
    });
  return begun as BegunChange;
}

/**
 * Keeps what a device tells: its own entries as they are now, and those of others gone that it had seen at these places.
 * An entry whose key is gone was seen by nobody. @returns the most that the draft can hold now
 */
export async function keepChanges(
  tx: Database,
  of: DraftOf,
  { safe, sent, begun, now }: { safe: DraftSafe; sent: SentDraft; begun: BegunChange; now: Date },
): Promise<Size> {
  const { device, deviceName, version, seen, changes } = sent;
  const places = changes.map(({ place }) => place);
  const emptied = changes.filter(({ content }) => content === null).map(({ place }) => place);
  const isSeen = and(
    inArray(draftEntry.place, places),
    ne(draftEntry.device, device),
    lte(draftEntry.revision, seen),
    inArray(draftEntry.keyId, safe.keyIds),
  );
  const isEmptied = and(inArray(draftEntry.place, emptied), eq(draftEntry.device, device));
  if (emptied.length > 0 || (begun.hasOthers && seen > 0)) {
    await tx.delete(draftEntry).where(and(isOf(of), or(isSeen, isEmptied)));
  }
  const entries = changes
    .filter(({ content }) => content !== null)
    .map(({ place, typedAt, content }) => ({
      ...of,
      ...{ place, device, deviceName, version, revision: begun.revision, typedAt, keptAt: now },
      ...safe.seal({ ...of, place, device }, content),
    }));
  if (entries.length === 0) return begun;
  await tx.insert(draftEntry).values(entries).onConflictDoUpdate(renewedEntry);
  const added = entries.reduce((sum, { sealed }) => sum + sealed.length, 0);
  return { count: begun.count + entries.length, bytes: begun.bytes + added };
}

export const MOST_ENTRIES = 2_000;
export const MOST_BYTES = 4 * 1_024 * 1_024;

/** Whether a draft may be as big as that. */
export const isWithinLimits = ({ count, bytes }: Size): boolean => count <= MOST_ENTRIES && bytes <= MOST_BYTES;

/** Takes away all that a draft holds. By the revision devices know that it did not just get lost. */
export async function discardDraft(tx: Database, of: DraftOf): Promise<void> {
  const gone = tx.$with('gone').as(tx.delete(draftEntry).where(isOf(of)).returning({ place: draftEntry.place }));
  await tx
    .with(gone)
    .update(draft)
    .set({ revision: sql`${draft.revision} + 1` })
    .where(and(eq(draft.clientId, of.clientId), eq(draft.wizard, of.wizard)));
}
