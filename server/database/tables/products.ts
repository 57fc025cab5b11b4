import { sql } from 'drizzle-orm';
import { integer, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { client } from '../schema';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A product that a client holds. A cancelled one stays as evidence and counts no more. */
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
    /** SHA-256 of the terms that were accepted. */
    termsHash: text('terms_hash'),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    uniqueIndex('client_product_held').on(table.clientId, table.productId).where(sql`${table.cancelledAt} is null`),
  ],
);
