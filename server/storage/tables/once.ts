import { index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** What a call that acts answered, so that the same call asked again does nothing and answers the same. */
export const onceAnswer = pgTable(
  'once_answer',
  {
    /** The id of the client who called; `''` of a call without a session. */
    scope: text('scope').notNull(),
    /** What the caller named the action. */
    key: text('key').notNull(),
    /** SHA-256 of the call and its body. */
    fingerprint: text('fingerprint').notNull(),
    status: smallint('status').notNull(),
    body: text('body').notNull(),
    etag: text('etag'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('once_answer_created').on(table.createdAt)],
);
