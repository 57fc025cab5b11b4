import { and, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { Refusal } from '../../http/refusal';
import type { Database } from '../../storage/open';
import { draft, draftEntry } from '../../storage/schema';
import type { DraftSafe } from './safe';
import type { SentDraft } from './sent';
import { draftSetting } from './setting';

/** A draft: there is one of each client and wizard. */
export interface DraftOf {
  clientId: string;
  wizard: string;
}

const isOf = ({ clientId, wizard }: DraftOf) => and(eq(draftEntry.clientId, clientId), eq(draftEntry.wizard, wizard));

/** Begins a change: the draft is locked until the transaction ends. @returns its new revision, and what is set of drafts */
export async function nextRevision(tx: Database, of: DraftOf): Promise<{ revision: number; setting: string | null }> {
  const [next] = await tx
    .insert(draft)
    .values({ ...of, revision: 1 })
    .onConflictDoUpdate({ target: [draft.clientId, draft.wizard], set: { revision: sql`${draft.revision} + 1` } })
    .returning({ revision: draft.revision, setting: draftSetting });
  return next as { revision: number; setting: string | null };
}

/**
 * Keeps what a device tells: its own entries as they are now, and those of others gone that it had seen at these places.
 * An entry whose key is gone was seen by nobody.
 */
export async function keepChanges(
  tx: Database,
  of: DraftOf,
  { safe, sent, revision, now }: { safe: DraftSafe; sent: SentDraft; revision: number; now: Date },
): Promise<void> {
  const { device, deviceName, version, seen, changes } = sent;
  if (changes.length === 0) return;
  const places = changes.map(({ place }) => place);
  const emptied = changes.filter(({ content }) => content === null).map(({ place }) => place);
  const isSeen = and(
    inArray(draftEntry.place, places),
    ne(draftEntry.device, device),
    lte(draftEntry.revision, seen),
    inArray(draftEntry.keyId, safe.keyIds),
  );
  const isEmptied = and(inArray(draftEntry.place, emptied), eq(draftEntry.device, device));
  await tx.delete(draftEntry).where(and(isOf(of), or(isSeen, isEmptied)));
  const entries = changes
    .filter(({ content }) => content !== null)
    .map(({ place, typedAt, content }) => ({
      ...of,
      ...{ place, device, deviceName, version, revision, typedAt, keptAt: now },
      ...safe.seal({ ...of, place, device }, content),
    }));
  if (entries.length === 0) return;
  await tx
    .insert(draftEntry)
    .values(entries)
    .onConflictDoUpdate({
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
    });
}

const MOST_ENTRIES = 2_000;
const MOST_BYTES = 4 * 1_024 * 1_024;

/** @throws Refusal for a draft that has grown too big */
export function assertWithinLimits({ count, bytes }: { count: number; bytes: number }): void {
  if (count <= MOST_ENTRIES && bytes <= MOST_BYTES) return;
  throw new Refusal(400, 'Há informações demais ainda não salvas. Salve o que já preencheu para continuar.');
}

/** Takes away what a draft holds up to a revision, without one all of it. */
export async function discardDraft(tx: Database, of: DraftOf, upTo?: number): Promise<void> {
  await tx.delete(draftEntry).where(and(isOf(of), upTo === undefined ? undefined : lte(draftEntry.revision, upTo)));
}
