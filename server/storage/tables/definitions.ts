import { integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DefinitionsIndex } from '../../../engine/core/definition/definitionsIndex';
import type { MigrationStep } from '../../../engine/core/migration/types';
import type { Fate, PublishedFinding } from '../definitions/types';
import { client } from './client';
import { moment } from './moment';

/** A published version of the definitions. Append only, by a trigger of the database. */
export const definitionVersion = pgTable('definition_version', {
  number: integer('number').primaryKey(),
  hash: text('hash').notNull(),
  index: json('index').$type<DefinitionsIndex>().notNull(),
  /** File names of its modules, which versions share. */
  modules: json('modules').$type<string[]>().notNull(),
  sources: json('sources').$type<Record<string, string>>().notNull(),
  /** All steps that its sources declare, by wizard. */
  migrations: json('migrations').$type<Record<string, MigrationStep[]>>().notNull(),
  /** Those from the version before to this one, by wizard. */
  steps: json('steps').$type<Record<string, MigrationStep[]>>().notNull(),
  fates: json('fates').$type<Record<string, Fate>>().notNull(),
  /** What differs from the version before, and what was answered to it. */
  findings: json('findings').$type<PublishedFinding[]>().notNull(),
  author: text('author').notNull(),
  note: text('note').notNull(),
  publishedAt: moment('published_at').notNull(),
  startsAt: moment('starts_at').notNull(),
});

/** An ES module of compiled definitions; its name changes with its content. Append only, by a trigger of the database. */
export const definitionModule = pgTable('definition_module', {
  name: text('name').primaryKey(),
  code: text('code').notNull(),
});

/** That a client has read why a wizard stopped at a version, and goes on with it. */
export const definitionRead = pgTable(
  'definition_read',
  {
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    wizard: text('wizard').notNull(),
    number: integer('number').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.wizard, table.number] })],
);
