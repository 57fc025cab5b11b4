import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { client } from './client';
import { moment } from './moment';
import { revisionsColumn } from './revisions';

/** The terms of a product, kept as soon as somebody accepts them. Append only, by a trigger of the database. */
export const productTerms = pgTable(
  'product_terms',
  {
    productId: integer('product_id').notNull(),
    /** SHA-256 of the text in UTF-8, hexadecimal. */
    textHash: text('text_hash').notNull(),
    /** Sanitised HTML, as it is served and accepted. */
    text: text('text').notNull(),
    firstAcceptedAt: moment('first_accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.textHash] })],
);

/**
 * A product that a client holds. A cancelled one stays as evidence and counts no more; what was accepted is never
 * changed and never deleted, by a trigger of the database.
 */
export const clientProduct = pgTable(
  'client_product',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    /** Aceite: 1 = accepted, anything else waits for it. */
    acceptance: smallint('acceptance').notNull(),
    acceptedAt: moment('accepted_at'),
    /** SHA-256 of the terms that were accepted, which `product_terms` keeps. */
    termsHash: text('terms_hash'),
    /** Number of the version of the definitions in which they were. */
    definition: integer('definition').notNull().default(1),
    revisions: revisionsColumn(),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    index('client_product_client').on(table.clientId),
    uniqueIndex('client_product_held').on(table.clientId, table.productId).where(sql`${table.cancelledAt} is null`),
  ],
);
