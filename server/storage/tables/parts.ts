import { index, integer, json, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { JsonObject } from '../../../engine/core';
import { client } from './client';
import { moment } from './moment';
import { revisionsColumn } from './revisions';

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
    /** Number of the version whose form the data have: of all parts and rows of a wizard the same. */
    definition: integer('definition').notNull().default(1),
    revisions: revisionsColumn(),
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
    definition: integer('definition').notNull().default(1),
    revisions: revisionsColumn(),
    authorId: uuid('author_id').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [index('collection_row_list').on(table.clientId, table.wizard, table.collection, table.position)],
);

/** What was saved in an older version of the definitions, as it was before it was carried over. */
export const carriedOver = pgTable(
  'carried_over',
  {
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    wizard: text('wizard').notNull(),
    /** Number of the version that the data are of. */
    definition: integer('definition').notNull(),
    parts: jsonb('parts').$type<Record<string, Record<string, JsonObject>>>().notNull(),
    /** By `<tab>/<list>`, in their order, each with its key. */
    rows: jsonb('rows').$type<Record<string, JsonObject[]>>().notNull(),
    /** Under which settings, texts and data sets each part and row was saved, by its id. */
    revisions: json('revisions').$type<Record<string, number>>().notNull().default({}),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.wizard, table.definition, table.at] })],
);
