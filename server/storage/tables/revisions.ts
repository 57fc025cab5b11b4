import { integer, json, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Json } from '../../../engine/core';
import { moment } from './moment';

/** What has revisions of its own, beside the versions of the definitions. */
export type RevisionKind = 'settings' | 'documents' | 'texts' | 'data';

/** What the institution set, wrote or listed, as it once was. Append only, by a trigger of the database. */
export const revision = pgTable(
  'revision',
  {
    kind: text('kind').$type<RevisionKind>().notNull(),
    /** The tenant whose texts, or the data set; empty for settings and documents. */
    name: text('name').notNull(),
    /** From 1; that of documents is their edition. */
    number: integer('number').notNull(),
    /** SHA-256 of the content, hexadecimal. */
    hash: text('hash').notNull(),
    content: json('content').$type<Json>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name, table.number] })],
);

/** The revisions of the files of an instance of the server. */
export interface FileNumbers {
  /** By tenant. */
  texts: Record<string, number>;
  /** By data set. */
  data: Record<string, number>;
}

/** Revisions that were in force together; what is made names it by its id. Append only, by a trigger of the database. */
export const revisionSet = pgTable(
  'revision_set',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    settings: integer('settings').notNull(),
    documents: integer('documents').notNull(),
    /** SHA-256 of `numbers`, hexadecimal. */
    files: text('files').notNull(),
    numbers: json('numbers').$type<FileNumbers>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [unique('revision_set_members').on(table.settings, table.documents, table.files)],
);

/** Under which settings, texts and data sets something was made; none of what was made before these were kept. */
export const revisionsColumn = () => integer('revisions').references(() => revisionSet.id);
