import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { EventKind } from '../../../contract/eventNames';
import { client } from './client';
import { moment } from './moment';

/** What the key of another system lets it do: `read` what was sent, `review` decide on it, too. */
export const INTEGRATION_ROLES = ['read', 'review'] as const;

export type IntegrationRole = (typeof INTEGRATION_ROLES)[number];

/** A key with which another system signs its calls, by its name. The secret itself is kept nowhere. */
export const integrationKey = pgTable('integration_key', {
  name: text('name').primaryKey(),
  role: text('role').$type<IntegrationRole>().notNull(),
  /** What the secret is derived from, together with a key that is not in the database. */
  salt: uuid('salt').notNull(),
  issuedAt: moment('issued_at').notNull(),
  revokedAt: moment('revoked_at'),
});

/** The signed calls of the last minutes: each is taken once. */
export const integrationCall = pgTable(
  'integration_call',
  {
    key: text('key').notNull(),
    nonce: text('nonce').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.nonce] }), index('integration_call_at').on(table.at)],
);

/** What was decided on a registration that was sent. */
export type Decision = 'approved' | 'returned' | 'refused' | 'expired' | 'review' | 'deactivated';

/** Why a registration is given back: something about one place of it. */
export interface ReviewReason {
  tab: string;
  /** JSON pointer into the data of the tab; nothing where the tab as a whole is meant. */
  field?: string;
  text: string;
}

/** A decision of the reviewing side. */
export const review = pgTable(
  'review',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    decision: text('decision').$type<Decision>().notNull(),
    /** For the customer. */
    text: text('text'),
    reasons: jsonb('reasons').$type<ReviewReason[]>().notNull().default([]),
    /** The name of a key, or `operator`. */
    by: text('by').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('review_client').on(table.clientId, table.sequence)],
);

/** Something that happened, kept by the transaction in which it did, to be told to the systems behind. */
export const event = pgTable(
  'event',
  {
    /** The order in which they are told, for one client. */
    sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    id: uuid('id').notNull().unique().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<EventKind>().notNull(),
    /** What happens once only, whoever notices it: the expiry of a day. With its age it goes as all others do. */
    once: text('once').unique(),
    /** Number of the version of the definitions, where it was sent. */
    definition: integer('definition'),
    at: moment('at').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** When it may be told next; while a server tries, the moment from which another one may. */
    dueAt: moment('due_at').notNull(),
    toldAt: moment('told_at'),
  },
  (table) => [
    index('event_untold').on(table.clientId, table.sequence).where(sql`${table.toldAt} is null`),
    index('event_client').on(table.clientId, table.at),
    // What may be told next; what was told, and what nobody took, by its age.
    index('event_due').on(table.dueAt, table.sequence).where(sql`${table.toldAt} is null`),
    index('event_told').on(table.at).where(sql`${table.toldAt} is not null and ${table.once} is null`),
    index('event_untaken').on(table.at).where(sql`${table.toldAt} is null and ${table.once} is null`),
    index('event_once').on(table.at).where(sql`${table.once} is not null`),
  ],
);
