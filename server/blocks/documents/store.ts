import { createHash } from 'node:crypto';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../http/refusal';
import type { Client } from '../../storage/client';
import { isGuid } from '../../storage/guid';
import type { Database } from '../../storage/open';
import { document, documentContent } from '../../storage/schema';
import type { ReceivedDocument } from './readDocument';

/** The record of a file, without its content. */
export type StoredDocument = typeof document.$inferSelect;

/** More files than any registration needs: who has so many must delete some. */
export const MOST_DOCUMENTS = 200;

/** Keeps a file. One that comes again, because its first answer was lost, is kept once. */
export async function keepDocument(
  tx: Database,
  { client, received, now }: { client: Client; received: ReceivedDocument; now: Date },
): Promise<StoredDocument> {
  const { content, ...values } = received;
  const hash = createHash('sha256').update(content).digest('hex');
  const known = values.pickedAt === '' ? undefined : await findSame(tx, client, { ...values, hash });
  if (known) return known;
  const [{ sent } = { sent: 0 }] = await tx
    .select({ sent: count() })
    .from(document)
    .where(eq(document.clientId, client.id));
  if (sent >= MOST_DOCUMENTS) throw new Refusal(400, 'O limite de arquivos do cadastro foi atingido.');
  const [kept] = await tx
    .insert(document)
    .values({ ...values, clientId: client.id, size: content.length, hash, author: client.name, createdAt: now })
    .returning();
  const record = kept as StoredDocument;
  // As base64, since the embedded database takes seconds to write ten megabytes of bytes as its parameter.
  const text = Buffer.from(content).toString('base64');
  await tx.insert(documentContent).values({ documentId: record.id, content: sql`decode(${text}, 'base64')` });
  return record;
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
): Promise<(Pick<StoredDocument, 'fileName' | 'mime'> & { content: Uint8Array }) | undefined> {
  if (!isGuid(id)) return undefined;
  const [found] = await database
    .select({ fileName: document.fileName, mime: document.mime, content: documentContent.content })
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
