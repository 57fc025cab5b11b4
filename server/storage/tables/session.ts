import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { client } from './client';
import { moment } from './moment';

/** A signed-in client. Only the SHA-256 of the token is kept. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What it is listed and ended by. */
    id: uuid('id').notNull().defaultRandom(),
    /** What a person calls the device: "Chrome no Android". */
    device: text('device').notNull().default(''),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** When the customer last showed who it is: at the login, or by the password since. */
    confirmedAt: moment('confirmed_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('session_client').on(table.clientId),
    // For the deletion of what has ended.
    index('session_expires').on(table.expiresAt),
    index('session_used').on(table.lastUsedAt),
  ],
);
