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
  },
  (table) => [
    // Whoever has shown that the e-mail is read; sign-ups of others wait beside, one of each e-mail.
    uniqueIndex('client_account')
      .on(table.type, table.document, sql`lower(coalesce(${table.nickname}, ''))`)
      .where(sql`${table.emailConfirmedAt} is not null`),
    uniqueIndex('client_waiting')
      .on(table.type, table.document, sql`lower(coalesce(${table.nickname}, ''))`, table.email)
      .where(sql`${table.emailConfirmedAt} is null`),
    index('client_email').on(table.type, table.email),
  ],
);
