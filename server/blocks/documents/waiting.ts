import { and, count, eq, gt, lte, sum } from 'drizzle-orm';
import { type Json, MEGABYTE } from '../../../engine/core';
import { Refusal } from '../../http/refusal';
import { deleteBatch, inBatches } from '../../storage/batches';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import type { LiveDefinitions } from '../../storage/definitions/types';
import { keptSince } from '../../storage/erasure/treatments';
import type { Files } from '../../storage/files/files';
import { isGuid } from '../../storage/guid';
import { waitingFile } from '../../storage/schema';
import type { Tidying } from '../../storage/tidying';
import type { CheckedContent } from './content';

/** How long a file waits for its save, in milliseconds: 7 days. */
export const WAITING_MS = 7 * 24 * 60 * 60_000;

/** More than any registration picks before it saves. */
export const MOST_WAITING = { files: 50, bytes: 200 * MEGABYTE };

const QUOTA =
  'Há arquivos demais enviados e ainda não confirmados. Salve os que já escolheu, ou retire algum, antes de enviar outro.';

/** What a save names in place of a content. */
export const REFERENCE = 'arquivo:';

/** The id that a content names; nothing for any other content, as base64 has no colon. */
export function waitingId(content: Json | undefined): string | undefined {
  return typeof content === 'string' && content.startsWith(REFERENCE) ? content.slice(REFERENCE.length) : undefined;
}

/** A file that waits. */
export type WaitingFile = typeof waitingFile.$inferSelect;

interface Keeping {
  client: Client;
  fileName: string;
  checked: CheckedContent;
  storedAs: string;
  now: Date;
}

/** Keeps a file until a save names it. @throws Refusal when the client has too many */
export async function keepWaiting(
  tx: Database,
  { client, fileName, checked, storedAs, now }: Keeping,
): Promise<WaitingFile> {
  const { file, fileType, quarantined } = checked;
  const [held] = await tx
    .select({ files: count(), bytes: sum(waitingFile.size).mapWith(Number) })
    .from(waitingFile)
    .where(eq(waitingFile.clientId, client.id));
  const isFull = held && (held.files >= MOST_WAITING.files || (held.bytes ?? 0) + file.size > MOST_WAITING.bytes);
  if (isFull) throw new Refusal(400, QUOTA);
  const [kept] = await tx
    .insert(waitingFile)
    .values({
      clientId: client.id,
      fileName,
      mime: fileType.mime,
      size: file.size,
      hash: file.sha256,
      storedAs,
      quarantined,
      createdAt: now,
    })
    .returning();
  return kept as WaitingFile;
}

/** The file of a client that waits under this id, unless its time is over. */
const isWaiting = (client: Client, id: string, now: Date) =>
  and(
    eq(waitingFile.clientId, client.id),
    eq(waitingFile.id, id),
    gt(waitingFile.createdAt, new Date(now.getTime() - WAITING_MS)),
  );

/** What waits under an id; nothing when the client has none there. */
export async function findWaiting(
  database: Database,
  { client, id, now }: { client: Client; id: string; now: Date },
): Promise<WaitingFile | undefined> {
  if (!isGuid(id)) return undefined;
  const [found] = await database
    .select()
    .from(waitingFile)
    .where(isWaiting(client, id, now));
  return found;
}

/** The same, for who needs it now: it waits no longer. */
export async function takeWaiting(
  tx: Database,
  { client, id, now }: { client: Client; id: string; now: Date },
): Promise<WaitingFile | undefined> {
  if (!isGuid(id)) return undefined;
  const [taken] = await tx
    .delete(waitingFile)
    .where(isWaiting(client, id, now))
    .returning();
  return taken;
}

/** Takes a file of a client away; one that is gone stays so. @returns the name of its content, which nobody needs any more */
export async function discardWaiting(tx: Database, client: Client, id: string): Promise<string | undefined> {
  if (!isGuid(id)) return undefined;
  const [discarded] = await tx
    .delete(waitingFile)
    .where(and(eq(waitingFile.clientId, client.id), eq(waitingFile.id, id)))
    .returning({ storedAs: waitingFile.storedAs });
  return discarded?.storedAs;
}

/** Takes away the files that have waited too long. */
export const forgetsWaiting =
  (definitions: LiveDefinitions, files: Files): Tidying =>
  async (database, now, signal) => {
    const where = lte(waitingFile.createdAt, await keptSince(definitions, 'waitingFile', { longest: WAITING_MS, now }));
    return inBatches(async () => {
      const forgotten = await deleteBatch(database, { from: waitingFile, key: [waitingFile.storedAs], where });
      await files.drop(forgotten);
      return forgotten.length;
    }, signal);
  };
