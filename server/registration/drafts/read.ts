import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Json } from '../../../engine/core';
import { sessionOver } from '../../http/gate';
import type { Database } from '../../storage/database';
import { client, draft, draftEntry } from '../../storage/schema';
import type { DraftOf, Size } from './keep';
import type { DraftSafe } from './safe';
import { draftSetting } from './setting';

/** How long typing that nobody saves is kept: 30 days. */
export const DRAFT_MS = 30 * 24 * 60 * 60_000;

/** Up to when that was kept which is forgotten now. */
export const forgottenAt = (now: Date): Date => new Date(now.getTime() - DRAFT_MS);

/** What one device holds at one place, on the wire. */
export type DraftEntry = {
  Lugar: string;
  Conteudo: Json;
  Em: string;
  Versao: string;
  Revisao: number;
  Aparelho: { Id: string; Nome: string };
};

/** An entry as the database tells it. */
interface KeptEntry {
  place: string;
  device: string;
  deviceName: string;
  keyId: string;
  /** Base64. */
  sealed: string;
  version: string;
  revision: number;
  typedAt: string;
}

/** A draft as it is kept; its size is that of all entries. */
export interface KeptDraft extends Size {
  revision: number;
  /** What is set of drafts; null where the default holds. */
  setting: string | null;
  entries: KeptEntry[];
}

/** The entries that a caller is told of: those of other devices than its own, newer than what it has seen. */
export interface ToldTo {
  device: string;
  seen: number;
}

/** Entries in their order as one column of a statement; of all that it reads, those alone that are told. */
export const entriesAsJson = (isTold: SQL = sql`true`) => sql<KeptEntry[]>`coalesce(json_agg(json_build_object(
  'place', ${draftEntry.place}, 'device', ${draftEntry.device}, 'deviceName', ${draftEntry.deviceName},
  'keyId', ${draftEntry.keyId}, 'sealed', encode(${draftEntry.sealed}, 'base64'),
  'version', ${draftEntry.version}, 'revision', ${draftEntry.revision}, 'typedAt', ${draftEntry.typedAt})
  order by ${draftEntry.revision}, ${draftEntry.place}, ${draftEntry.device}) filter (where ${isTold}), '[]')`;

/** Reads a draft by one statement; with `to` only the entries that one device is to be told of. */
export async function readDraft(
  database: Database,
  of: DraftOf,
  { now, to }: { now: Date; to?: ToldTo },
): Promise<KeptDraft> {
  const { device = '', seen = 0 } = to ?? {};
  const [found] = await database
    .select({
      revision: sql<number>`coalesce(${draft.revision}, 0)`,
      setting: draftSetting,
      entries: entriesAsJson(sql`${draftEntry.device} <> ${device} and ${draftEntry.revision} > ${seen}
        and ${draftEntry.keptAt} > ${forgottenAt(now).toISOString()}`),
      count: sql<number>`count(${draftEntry.place})::int`,
      bytes: sql<number>`coalesce(sum(octet_length(${draftEntry.sealed})), 0)::int`,
    })
    .from(client)
    .leftJoin(draft, and(eq(draft.clientId, client.id), eq(draft.wizard, of.wizard)))
    .leftJoin(draftEntry, and(eq(draftEntry.clientId, client.id), eq(draftEntry.wizard, of.wizard)))
    .where(eq(client.id, of.clientId))
    .groupBy(draft.revision);
  if (!found) throw sessionOver();
  return found;
}

/** The entries that open, as they are told. */
export function openEntries(safe: DraftSafe, of: DraftOf, entries: readonly KeptEntry[]): DraftEntry[] {
  return entries.flatMap(({ place, device, deviceName, keyId, sealed, version, revision, typedAt }) => {
    const Conteudo = safe.open({ ...of, place, device }, { keyId, sealed: Buffer.from(sealed, 'base64') });
    if (Conteudo === undefined) return [];
    const Aparelho = { Id: device, Nome: deviceName };
    return [
      { Lugar: place, Conteudo, Em: new Date(typedAt).toISOString(), Versao: version, Revisao: revision, Aparelho },
    ];
  });
}
