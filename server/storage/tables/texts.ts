import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { session } from './session';

/** The latest text that a session was shown of each document and product, so that nobody accepts one unread. */
export const servedText = pgTable(
  'served_text',
  {
    sessionHash: text('session_hash')
      .notNull()
      .references(() => session.tokenHash, { onDelete: 'cascade' }),
    /** TemplateId of a document, or ProdutoId. */
    subject: text('subject').notNull(),
    /** SHA-256 of the text in UTF-8, hexadecimal. */
    textHash: text('text_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionHash, table.subject] })],
);
