import { index, integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Context } from '../../../engine/core';
import type { WizardData } from '../../../engine/wire';
import { client } from './client';
import { revisionsColumn } from './revisions';

/** What was sent, and what its rules read then. */
export interface Sent {
  /** All data by tab, rows of lists and what is known of the client included. */
  data: WizardData;
  context: Pick<Context, 'settings' | 'user' | 'mode' | 'today' | 'now'>;
}

/** One sending of a wizard: its history, oldest first. */
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
    /** Its number. */
    definition: integer('definition').notNull().default(1),
    revisions: revisionsColumn(),
    /** What was sent, in the form of that version; none where it was sent before versions had numbers. */
    sent: json('sent').$type<Sent>(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('sending_of_client').on(table.clientId, table.wizard, table.sentAt),
    index('sending_of_wizard').on(table.wizard, table.clientId, table.sentAt),
  ],
);
