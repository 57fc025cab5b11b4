import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { client } from './client';

/** One sending of a wizard beside the registration: its history, oldest first. */
export const sending = pgTable(
  'sending',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    wizard: text('wizard').notNull(),
    /** Version of the definitions that found it complete. */
    version: text('version').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('sending_of_client').on(table.clientId, table.wizard, table.sentAt)],
);
