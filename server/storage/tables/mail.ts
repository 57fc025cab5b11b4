import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';

import { client } from './client';
import { moment } from './moment';

/** What an e-mail is about. */
export type MailKind =
  | 'activation'
  | 'recovery'
  | 'loginToken'
  | 'signUpToken'
  | 'attorneyToken'
  | 'signing'
  | 'decision'
  | 'erasure'
  | 'erasureDone';

/** An e-mail that is to be sent, or was. */
export const mail = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').references(() => client.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MailKind>().notNull(),
    /** The name that it comes from. */
    sender: text('sender').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Both bodies are forgotten once they are sent or given up: they hold tokens and passwords. */
    html: text('html'),
    text: text('text'),
    createdAt: moment('created_at').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** When it may be tried next. */
    dueAt: moment('due_at').notNull(),
    /** While a server tries, the moment from which another one may. */
    claimedUntil: moment('claimed_until'),
    /** From then on it would be of no use, and is given up. */
    expiresAt: moment('expires_at').notNull(),
    sentAt: moment('sent_at'),
    failedAt: moment('failed_at'),
  },
  (table) => [
    index('mail_due').on(table.dueAt).where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('mail_expires').on(table.expiresAt).where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('mail_created').on(table.createdAt),
    // Of nobody's account, by whom an erasure looks for them.
    index('mail_recipient').on(sql`lower(${table.recipient})`).where(sql`${table.clientId} is null`),
    index('mail_client').on(table.clientId, table.kind, table.createdAt),
  ],
);
