import { integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DefinitionsIndex } from '../../../engine/definition';
import type { MigrationStep } from '../../../engine/wire';
import type { Fate, PublishedFinding, PublishingRole, StoredPublication } from '../definitions/types';
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
  /** The version whose content it is, where it goes back to that. */
  backTo: integer('back_to'),
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

/** A key with which somebody publishes, by its name. */
export const definitionKey = pgTable('definition_key', {
  name: text('name').primaryKey(),
  /** An author proposes, a publisher publishes. */
  role: text('role').$type<PublishingRole>().notNull(),
  /** SHA-256 of the key, hexadecimal. */
  hash: text('hash').notNull().unique(),
  issuedAt: moment('issued_at').notNull(),
  revokedAt: moment('revoked_at'),
});

/** A version that waits for a second person. */
export const definitionProposal = pgTable('definition_proposal', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** The newest version that it was compared with. */
  base: integer('base').notNull(),
  publication: json('publication').$type<StoredPublication>().notNull(),
  author: text('author').notNull(),
  at: moment('at').notNull(),
  /** When it was published or withdrawn. */
  closedAt: moment('closed_at'),
});

/** What was done with definitions and keys, and by whom. Append only, by a trigger of the database. */
export const definitionLog = pgTable('definition_log', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  who: text('who').notNull(),
  /** `published 7`, `key issued`. */
  what: text('what').notNull(),
});
