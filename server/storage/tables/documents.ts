import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { client } from './client';

/** A file that a client has sent. */
export const document = pgTable(
  'document',
  {
    /** Its Guid on the wire. */
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    /** TipoDocumentoId. */
    typeId: integer('type_id').notNull(),
    fileName: text('file_name').notNull(),
    /** What it is by its content: `application/pdf`. */
    mime: text('mime').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    /** SHA-256 of the content, hexadecimal. */
    hash: text('hash').notNull(),
    /** The name under which its content is kept, wherever that is (`storage/files`). */
    storedAs: text('stored_as').notNull(),
    /** No scanner has looked at it yet: nobody is given it. */
    quarantined: boolean('quarantined').notNull().default(false),
    /** UsuarioInsert: the name of the client who sent it. */
    author: text('author').notNull(),
    /** InsertDate. */
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** The time of picking, as the browser told it: sent again after a lost answer, a file is known by it. */
    pickedAt: text('picked_at').notNull(),
  },
  (table) => [
    index('document_client').on(table.clientId, table.createdAt),
    uniqueIndex('document_stored_as').on(table.storedAs),
    index('document_quarantined').on(table.storedAs).where(sql`${table.quarantined}`),
  ],
);
