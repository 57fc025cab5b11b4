import { createHash } from 'node:crypto';
import { and, asc, count, eq, sql, sum } from 'drizzle-orm';
import { toFileName } from '../../../engine/core/files/fileName';
import { MEGABYTE } from '../../../engine/core/files/size';
import { fileTypes } from '../../../engine/core/files/table';
import { Refusal } from '../../http/refusal';
import type { Client } from '../../storage/client';
import { isGuid } from '../../storage/guid';
import type { Database } from '../../storage/open';
import { document, documentContent, waitingFile } from '../../storage/schema';
import type { CheckedContent } from './content';
import type { ReceivedDocument } from './readDocument';
import { discardWaiting, findWaiting } from './waiting';

/** The record of a file, without its content. */
export type StoredDocument = typeof document.$inferSelect;

/** More files than any registration needs: who has so many must delete some. */
export const MOST_DOCUMENTS = 200;
/** Bytes of all files of one client together. */
export const MOST_BYTES = 300 * MEGABYTE;

const NOT_WAITING = 'O arquivo não está mais guardado. Escolha-o de novo.';

/** Where a document comes from: whose it is, what was sent, and when. */
interface Keeping {
  client: Client;
  received: ReceivedDocument;
  now: Date;
}

/** Keeps a document. One that comes again, because its first answer was lost, is kept once. */
export function keepDocument(tx: Database, keeping: Keeping): Promise<StoredDocument> {
  const { content } = keeping.received;
  return typeof content === 'string' ? keepNamed(tx, content, keeping) : keepSent(tx, content, keeping);
}

/** The document of a content that was sent. */
async function keepSent(
  tx: Database,
  { content, fileType, quarantined = false }: CheckedContent,
  { client, received: { typeId, sentName, pickedAt }, now }: Keeping,
): Promise<StoredDocument> {
  const hash = createHash('sha256').update(content).digest('hex');
  const values = { typeId, pickedAt, fileName: toFileName(sentName, fileType), mime: fileType.mime, hash };
  const known = pickedAt === '' ? undefined : await findSame(tx, client, values);
  if (known) return known;
  const record = await insertDocument(tx, client, {
    ...values,
    size: content.length,
    quarantined,
    createdAt: now,
  });
  // As base64, since the embedded database takes seconds to write ten megabytes of bytes as its parameter.
  const text = Buffer.from(content).toString('base64');
  await tx.insert(documentContent).values({ documentId: record.id, content: sql`decode(${text}, 'base64')` });
  return record;
}

/**
 * The document of a waiting file, under the id of the file: named again, as after a lost answer or on another device,
 * it is the same document.
 */
async function keepNamed(
  tx: Database,
  id: string,
  { client, received: { typeId, sentName, pickedAt }, now }: Keeping,
): Promise<StoredDocument> {
  const known = await findDocument(tx, client, id);
  if (known?.typeId === typeId) return known;
  const waiting = await findWaiting(tx, { client, id, now });
  const fileType = fileTypes.find(({ mime }) => mime === waiting?.mime);
  if (!waiting || !fileType) throw new Refusal(400, NOT_WAITING);
  const { mime, size, hash, quarantined } = waiting;
  const fileName = toFileName(sentName === '' ? waiting.fileName : sentName, fileType);
  const values = { id: waiting.id, typeId, pickedAt, fileName, mime, size, hash, quarantined, createdAt: now };
  const record = await insertDocument(tx, client, values);
  await tx
    .insert(documentContent)
    .select(
      tx
        .select({ documentId: waitingFile.id, content: waitingFile.content })
        .from(waitingFile)
        .where(eq(waitingFile.id, waiting.id)),
    );
  await discardWaiting(tx, client, waiting.id);
  return record;
}

async function insertDocument(
  tx: Database,
  client: Client,
  values: Omit<typeof document.$inferInsert, 'clientId' | 'author'>,
): Promise<StoredDocument> {
  const [{ sent, bytes } = { sent: 0, bytes: 0 }] = await tx
    .select({ sent: count(), bytes: sum(document.size).mapWith(Number) })
    .from(document)
    .where(eq(document.clientId, client.id));
  if (sent >= MOST_DOCUMENTS) throw new Refusal(400, 'O limite de arquivos do cadastro foi atingido.');
  if ((bytes ?? 0) + values.size > MOST_BYTES)
    throw new Refusal(400, 'O limite de tamanho dos arquivos do cadastro foi atingido.');
  const [kept] = await tx
    .insert(document)
    .values({ ...values, clientId: client.id, author: client.name })
    .returning();
  return kept as StoredDocument;
}

async function findDocument(tx: Database, client: Client, id: string): Promise<StoredDocument | undefined> {
  if (!isGuid(id)) return undefined;
  const [found] = await tx
    .select()
    .from(document)
    .where(and(eq(document.clientId, client.id), eq(document.id, id)));
  return found;
}

async function findSame(
  tx: Database,
  { id }: Client,
  { typeId, fileName, pickedAt, hash }: Pick<StoredDocument, 'typeId' | 'fileName' | 'pickedAt' | 'hash'>,
): Promise<StoredDocument | undefined> {
  const [same] = await tx
    .select()
    .from(document)
    .where(
      and(
        eq(document.clientId, id),
        eq(document.typeId, typeId),
        eq(document.fileName, fileName),
        eq(document.pickedAt, pickedAt),
        eq(document.hash, hash),
      ),
    );
  return same;
}

/** The files of a client, oldest first. */
export function listDocuments(database: Database, { id }: Client): Promise<StoredDocument[]> {
  return database
    .select()
    .from(document)
    .where(eq(document.clientId, id))
    .orderBy(asc(document.createdAt), asc(document.id));
}

/** A file of a client with its content; nothing when the client has none with this id. */
export async function readContent(
  database: Database,
  client: Client,
  id: string,
): Promise<(Pick<StoredDocument, 'fileName' | 'mime' | 'quarantined'> & { content: Uint8Array }) | undefined> {
  if (!isGuid(id)) return undefined;
  const [found] = await database
    .select({
      fileName: document.fileName,
      mime: document.mime,
      quarantined: document.quarantined,
      content: documentContent.content,
    })
    .from(document)
    .innerJoin(documentContent, eq(documentContent.documentId, document.id))
    .where(and(eq(document.clientId, client.id), eq(document.id, id)));
  return found;
}

/** Deletes a file with its content; false when the client has none with this id. */
export async function removeDocument(tx: Database, client: Client, id: string): Promise<boolean> {
  if (!isGuid(id)) return false;
  const removed = await tx
    .delete(document)
    .where(and(eq(document.clientId, client.id), eq(document.id, id)))
    .returning({ id: document.id });
  return removed.length > 0;
}
