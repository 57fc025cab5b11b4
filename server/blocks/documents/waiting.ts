import { createHash } from 'node:crypto';
import { and, count, eq, gt, lte, sql, sum } from 'drizzle-orm';
import { MEGABYTE } from '../../../engine/core/files/size';
import type { Json } from '../../../engine/core/json';
import { Refusal } from '../../http/refusal';
import type { Client } from '../../storage/client';
import { isGuid } from '../../storage/guid';
import type { Database } from '../../storage/open';
import { waitingFile } from '../../storage/schema';
import type { CheckedContent } from './content';

/** How long a file waits for its save, in milliseconds: 7 days. */
export const WAITING_MS = 7 * 24 * 60 * 60_000;

/** More than any registration picks before it saves. */
export const MOST_WAITING = { files: 50, bytes: 200 * MEGABYTE };

const QUOTA =
  'Há arquivos demais enviados e ainda não confirmados. Salve os que já escolheu, ou retire algum, antes de enviar outro.';

/** What a save names in place of a content. */
const REFERENCE = 'arquivo:';

/** The id that a content names; nothing for any other content, as base64 has no colon. */
export function waitingId(content: Json | undefined): string | undefined {
  return typeof content === 'string' && content.startsWith(REFERENCE) ? content.slice(REFERENCE.length) : undefined;
}

const columns = {
  id: waitingFile.id,
  fileName: waitingFile.fileName,
  mime: waitingFile.mime,
  size: waitingFile.size,
  hash: waitingFile.hash,
  quarantined: waitingFile.quarantined,
  createdAt: waitingFile.createdAt,
};

/** A file that waits, without its content. */
export type WaitingFile = Omit<typeof waitingFile.$inferSelect, 'content' | 'clientId'>;

/** Keeps a file until a save names it. @throws Refusal when the client has too many */
export async function keepWaiting(
  tx: Database,
  { client, fileName, checked, now }: { client: Client; fileName: string; checked: CheckedContent; now: Date },
): Promise<WaitingFile> {
  const { content, fileType, quarantined = false } = checked;
  const [held] = await tx
    .select({ files: count(), bytes: sum(waitingFile.size).mapWith(Number) })
    .from(waitingFile)
    .where(eq(waitingFile.clientId, client.id));
  const isFull = held && (held.files >= MOST_WAITING.files || (held.bytes ?? 0) + content.length > MOST_WAITING.bytes);
  if (isFull) throw new Refusal(400, QUOTA);
  const [kept] = await tx
    .insert(waitingFile)
    .values({
      clientId: client.id,
      fileName,
      mime: fileType.mime,
      size: content.length,
      hash: createHash('sha256').update(content).digest('hex'),
      content: sql`decode(${Buffer.from(content).toString('base64')}, 'base64')`,
      quarantined,
      createdAt: now,
    })
    .returning(columns);
  return kept as WaitingFile;
}

/** The file of a client that waits under this id, unless its time is over. */
const isWaiting = (client: Client, id: string, now: Date) =>
  and(
    eq(waitingFile.clientId, client.id),
    eq(waitingFile.id, id),
    gt(waitingFile.createdAt, new Date(now.getTime() - WAITING_MS)),
  );

/** What waits under an id, without its content; nothing when the client has none there. */
export async function findWaiting(
  database: Database,
  { client, id, now }: { client: Client; id: string; now: Date },
): Promise<WaitingFile | undefined> {
  if (!isGuid(id)) return undefined;
  const [found] = await database
    .select(columns)
    .from(waitingFile)
    .where(isWaiting(client, id, now));
  return found;
}

/** The content of a file that waits. */
export async function readWaiting(
  database: Database,
  { client, id, now }: { client: Client; id: string; now: Date },
): Promise<{ fileName: string; mime: string; quarantined: boolean; content: Uint8Array } | undefined> {
  if (!isGuid(id)) return undefined;
  const [found] = await database
    .select({
      fileName: waitingFile.fileName,
      mime: waitingFile.mime,
      quarantined: waitingFile.quarantined,
      content: waitingFile.content,
    })
    .from(waitingFile)
    .where(isWaiting(client, id, now));
  return found;
}

/** Takes a file of a client away; one that is gone stays so. */
export async function discardWaiting(tx: Database, client: Client, id: string): Promise<void> {
  if (!isGuid(id)) return;
  await tx.delete(waitingFile).where(and(eq(waitingFile.clientId, client.id), eq(waitingFile.id, id)));
}

/** Takes away the files that have waited too long. */
export async function forgetWaiting(database: Database, now: Date): Promise<void> {
  await database.delete(waitingFile).where(lte(waitingFile.createdAt, new Date(now.getTime() - WAITING_MS)));
}
