import { and, asc, count, eq, sum } from 'drizzle-orm';
import { fileTypes, MEGABYTE, toFileName } from '../../../engine/core';
import { Refusal } from '../../http/refusal';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import { isGuid } from '../../storage/guid';
import { document } from '../../storage/schema';
import type { KeptContent, ReceivedDocument } from './readDocument';
import { takeWaiting } from './waiting';

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
  { file, fileType, quarantined, storedAs }: KeptContent,
  { client, received: { typeId, sentName, pickedAt }, now }: Keeping,
): Promise<StoredDocument> {
  const { size, sha256: hash } = file;
  const values = { typeId, pickedAt, fileName: toFileName(sentName, fileType), mime: fileType.mime, hash };
  const known = pickedAt === '' ? undefined : await findSame(tx, client, values);
  if (known) return known;
  return insertDocument(tx, client, { ...values, size, storedAs, quarantined, createdAt: now });
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
  const waiting = await takeWaiting(tx, { client, id, now });
  const fileType = fileTypes.find(({ mime }) => mime === waiting?.mime);
  if (!waiting || !fileType) throw new Refusal(400, NOT_WAITING);
  const fileName = toFileName(sentName === '' ? waiting.fileName : sentName, fileType);
  return insertDocument(tx, client, { ...waiting, typeId, pickedAt, fileName, createdAt: now });
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

/** A file of a client; nothing when the client has none with this id. */
export async function findDocument(
  database: Database,
  client: Client,
  id: string,
): Promise<StoredDocument | undefined> {
  if (!isGuid(id)) return undefined;
  const [found] = await database
    .select()
    .from(document)
    .where(and(eq(document.clientId, client.id), eq(document.id, id)));
  return found;
}

/** Deletes a file of a client. @returns the name of its content, which nobody needs any more; nothing when there is none */
export async function removeDocument(tx: Database, client: Client, id: string): Promise<string | undefined> {
  if (!isGuid(id)) return undefined;
  const [removed] = await tx
    .delete(document)
    .where(and(eq(document.clientId, client.id), eq(document.id, id)))
    .returning({ storedAs: document.storedAs });
  return removed?.storedAs;
}
