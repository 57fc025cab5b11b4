import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea';

/** The content of a file in pieces, where the database keeps files. */
export const filePiece = pgTable(
  'file_piece',
  {
    /** What `stored_as` of a document or a waiting file names. */
    name: text('name').notNull(),
    /** From 0 on. */
    number: integer('number').notNull(),
    content: bytea('content').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.number] }),
    // For what was left by a process that ended.
    index('file_piece_begun').on(table.at),
  ],
);

/** Under which name this database keeps files in folders and buckets that it may share with others: one row. */
export const fileOwner = pgTable(
  'file_owner',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    id: uuid('id').notNull().defaultRandom(),
  },
  (table) => [check('file_owner_only', sql`${table.isOnly}`)],
);
