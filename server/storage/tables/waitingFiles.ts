import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { client } from './client';

/** A file that a client has picked and not yet saved as a document. A save that names it makes it one, under its id. */
export const waitingFile = pgTable(
  'waiting_file',
  {
    /** What `arquivo:<id>` names. */
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    /** What it is by its content: `application/pdf`. */
    mime: text('mime').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    /** SHA-256 of the content, hexadecimal. */
    hash: text('hash').notNull(),
    /** The name under which its content is kept; the document that it becomes has it, too. */
    storedAs: text('stored_as').notNull(),
    /** No scanner has looked at it yet: nobody is given it. */
    quarantined: boolean('quarantined').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('waiting_file_client').on(table.clientId),
    // For the deletion of what is too old.
    index('waiting_file_created').on(table.createdAt),
    uniqueIndex('waiting_file_stored_as').on(table.storedAs),
    index('waiting_file_quarantined').on(table.storedAs).where(sql`${table.quarantined}`),
  ],
);
