import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { client } from './client';
import { moment } from './moment';

/**
 * That somebody else than the customer was shown data of a customer. Append only, by a trigger of the database. It outlives
 * the account, and names nobody: an account by its code, a caller by the name of a key or a role.
 */
export const dataAccess = pgTable(
  'data_access',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The code of the account; `''` of all accounts. */
    account: text('account').notNull(),
    /** `operator`, `signer`, or `key <name>`. */
    by: text('by').notNull(),
    /** The command or the call, without what it was asked with. */
    call: text('call').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('data_access_account').on(table.account, table.sequence), index('data_access_at').on(table.at)],
);

/** What customers ask for about their data. */
export type DataRequestKind = 'copy' | 'erasure';

/** `open` until it is withdrawn by the customer, refused by the institution, or done. */
export type DataRequestState = 'open' | 'withdrawn' | 'refused' | 'done';

/** A copy or an erasure that a customer has asked for. */
export const dataRequest = pgTable(
  'data_request',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<DataRequestKind>().notNull(),
    state: text('state').$type<DataRequestState>().notNull().default('open'),
    askedAt: moment('asked_at').notNull(),
    /** A copy can be fetched until then; an erasure is done then, unless the institution decides before. */
    dueAt: moment('due_at').notNull(),
    endedAt: moment('ended_at'),
    /** For the customer: why it was refused. */
    text: text('text'),
  },
  (table) => [
    index('data_request_client').on(table.clientId, table.askedAt),
    uniqueIndex('data_request_erasure')
      .on(table.clientId)
      .where(sql`${table.kind} = 'erasure' and ${table.state} = 'open'`),
    index('data_request_due')
      .on(table.dueAt, table.id)
      .where(sql`${table.kind} = 'erasure' and ${table.state} = 'open'`),
    // By when a request ended; a copy ends with the day until which it can be fetched.
    index('data_request_ended').on(
      sql`(coalesce(${table.endedAt}, case when ${table.kind} = 'copy' then ${table.dueAt} end))`,
    ),
  ],
);

/**
 * Why data was erased: it was asked for, nothing was ever sent, the institution had ended the relationship long enough
 * ago, or the time is over for which the rest must be kept.
 */
export type ErasureReason = 'asked' | 'abandoned' | 'ended' | 'over';

/**
 * That data of a customer was erased, so that a backup of before, once restored, loses it again. Append only, by a trigger
 * of the database; it outlives the account and holds nothing but its id.
 */
export const erasure = pgTable(
  'erasure',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    clientId: uuid('client_id').notNull(),
    /** `all`: nothing is left; `some`: what a norm keeps is. */
    extent: text('extent').$type<'all' | 'some'>().notNull(),
    reason: text('reason').$type<ErasureReason>().notNull(),
    /** When; of a relationship that the institution ended, when that was: norms count from then. */
    at: moment('at').notNull(),
    /** From this day on nothing keeps what is left. */
    keptUntil: date('kept_until', { mode: 'string' }),
  },
  (table) => [index('erasure_client').on(table.clientId), index('erasure_kept').on(table.keptUntil)],
);
