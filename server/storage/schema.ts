import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { STATUS } from '../../contract/lifeCycle';
import type { JsonObject } from '../../engine/core/json';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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
  },
  (table) => [
    uniqueIndex('client_account').on(table.type, table.document, sql`lower(coalesce(${table.nickname}, ''))`),
    index('client_email').on(table.type, table.email),
  ],
);

/** A signed-in client. Only the SHA-256 of the token is kept. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('session_client').on(table.clientId)],
);

/** One saved part of a wizard: its data by tab, normalised, without empty fields. */
export const part = pgTable(
  'part',
  {
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    wizard: text('wizard').notNull(),
    part: text('part').notNull(),
    data: jsonb('data').$type<Record<string, JsonObject>>().notNull(),
    /** Version of the definitions that validated the data. */
    version: text('version').notNull(),
    authorId: uuid('author_id').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.wizard, table.part] })],
);

/** One row of a collection that is saved by calls of its own; its id is the row's key on the wire. */
export const collectionRow = pgTable(
  'collection_row',
  {
    id: uuid('id').primaryKey(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    wizard: text('wizard').notNull(),
    /** `<tab>/<list>`. */
    collection: text('collection').notNull(),
    position: integer('position').notNull(),
    data: jsonb('data').$type<JsonObject>().notNull(),
    version: text('version').notNull(),
    authorId: uuid('author_id').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [index('collection_row_list').on(table.clientId, table.wizard, table.collection, table.position)],
);

/** A setting of the tenant, by its name in schemas/settings.json; without a row its default holds. */
export const setting = pgTable('setting', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  savedAt: moment('saved_at').notNull().defaultNow(),
});

export * from './tables/access';
export * from './tables/declarations';
export * from './tables/documents';
export * from './tables/mail';
export * from './tables/once';
export * from './tables/products';
export * from './tables/renewal';
export * from './tables/sending';
export * from './tables/suitability';
export * from './tables/texts';
