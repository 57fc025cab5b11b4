import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { STATUS } from '../../../contract/lifeCycle';
import { moment } from './moment';

/** One registration. Columns exist only for what the server itself reads; everything else is in `part`. */
export const client = pgTable(
  'client',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** 1 Pessoa Física, 2 Pessoa Jurídica, 3 Fundo de Investimento. */
    type: smallint('type').notNull(),
    name: text('name').notNull(),
    /** CPF or CNPJ, upper case, without punctuation. */
    document: text('document').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** argon2id of the hash that the browser sends. */
    passwordHash: text('password_hash'),
    nickname: text('nickname'),
    constitutionDate: date('constitution_date', { mode: 'string' }),
    /** StatusCadastro as it was last set. */
    status: smallint('status').notNull().default(STATUS.notStarted),
    /** PermiteLoginEmRevisao. */
    loginInReview: boolean('login_in_review').notNull().default(false),
    /** CadastroAlterado: saved since the registration was last sent. */
    changed: boolean('changed').notNull().default(false),
    emailConfirmedAt: moment('email_confirmed_at'),
    /** From this day on an approved registration counts as expired. */
    expiresOn: date('expires_on', { mode: 'string' }),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** How often this row, a part, a row of a list, the renewal or the profile changed: counted by triggers. */
    changes: bigint('changes', { mode: 'number' }).notNull().default(0),
    /** The day of expiry of which the systems behind were reminded. */
    remindedFor: date('reminded_for', { mode: 'string' }),
    /** When a decision ended the relationship, until something is erased: kept by triggers, for what looks for what is due. */
    endedAt: moment('ended_at'),
    /** From this day on nothing keeps what an erasure has left: kept by triggers, too. */
    keptUntil: date('kept_until', { mode: 'string' }),
  },
  (table) => [
    // Whoever has shown that the e-mail is read; sign-ups of others wait beside, one of each e-mail.
    uniqueIndex('client_account')
      .on(table.type, table.document, sql`lower(coalesce(${table.nickname}, ''))`)
      .where(sql`${table.emailConfirmedAt} is not null`),
    uniqueIndex('client_waiting')
      .on(table.type, table.document, sql`lower(coalesce(${table.nickname}, ''))`, table.email)
      .where(sql`${table.emailConfirmedAt} is null`),
    // Of confirmed and unconfirmed ones; the operator names no type.
    index('client_document').on(table.document, table.type),
    index('client_email_type').on(table.email, table.type),
    // For lists of them, and of those that were sent, page by page.
    index('client_sent_status').on(table.status, table.id).where(sql`${table.sentAt} is not null`),
    index('client_status').on(table.status, table.id),
    index('client_type').on(table.type, table.id),
    // For what looks for what is due: each holds the clients alone that may be.
    index('client_expires').on(table.expiresOn, table.id).where(sql`${table.status} = 2`),
    index('client_reminded')
      .on(table.expiresOn, table.id)
      .where(sql`${table.status} = 2 and ${table.remindedFor} is distinct from ${table.expiresOn}`),
    index('client_unconfirmed').on(table.createdAt, table.id).where(sql`${table.emailConfirmedAt} is null`),
    index('client_unsent')
      .on(table.createdAt, table.id)
      .where(sql`${table.sentAt} is null and ${table.emailConfirmedAt} is not null`),
    index('client_ended').on(table.type, table.endedAt, table.id).where(sql`${table.endedAt} is not null`),
    index('client_kept').on(table.keptUntil, table.id).where(sql`${table.keptUntil} is not null`),
  ],
);
