import { index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { client } from './client';
import { moment } from './moment';

/** What a token is asked for: to sign in, to sign up, to change who may act for the client. */
export type TokenPurpose = 'login' | 'signUp' | 'attorney';

/** What stands in the table of tokens: those that were sent, and what a right one of attorneys leaves behind. */
export type TokenRecord = TokenPurpose | 'confirmation';

/** Something that may not happen too often, by the hash of whom it counts against. */
export const attempt = pgTable(
  'attempt',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    key: text('key').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('attempt_key').on(table.key, table.at), index('attempt_at').on(table.at)],
);

/**
 * A token of six digits that was sent by e-mail: one at a time for each purpose, subject and origin. A `confirmation` is
 * what a right one leaves behind: one change that it may be spent on.
 */
export const token = pgTable(
  'token',
  {
    purpose: text('purpose').$type<TokenRecord>().notNull(),
    /** Whom it is for: the id of a client, the hash of the data of a sign-up, or the id of the session that a confirmation is of. */
    subject: text('subject').notNull(),
    /** From where it was asked: what a stranger asks for cancels nothing of the owner's. */
    lane: text('lane').notNull().default(''),
    clientId: uuid('client_id').references(() => client.id, { onDelete: 'cascade' }),
    /** SHA-256 of HashToken, which is kept nowhere. */
    referenceHash: text('reference_hash').notNull(),
    /** HMAC-SHA256 of the digits under HashToken: who reads this table cannot try all digits. */
    digitsHash: text('digits_hash').notNull(),
    tries: smallint('tries').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.subject, table.lane] }),
    uniqueIndex('token_reference').on(table.referenceHash),
    index('token_client').on(table.clientId),
    index('token_expires').on(table.expiresAt),
  ],
);

/** A password that was sent by e-mail. It stands beside the client's own until it is used or expires. */
export const temporaryPassword = pgTable('temporary_password', {
  clientId: uuid('client_id')
    .primaryKey()
    .references(() => client.id, { onDelete: 'cascade' }),
  /** argon2id of the hash that the browser sends. */
  passwordHash: text('password_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** A browser that has signed in to an account, by the hash of what its cookie holds. */
export const knownDevice = pgTable(
  'known_device',
  {
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.device] }),
    index('known_device_device').on(table.device),
    index('known_device_used').on(table.usedAt),
  ],
);
