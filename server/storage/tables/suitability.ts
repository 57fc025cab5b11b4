import { bigint, boolean, index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { JsonObject } from '../../../engine/core';
import { client } from './client';
import { revisionsColumn } from './revisions';

/**
 * A questionnaire that a client answered, and what came of it. Saved ones are append only, by a trigger of the database,
 * and the latest counts; of those that were only tried, the latest is kept.
 */
export const suitability = pgTable(
  'suitability',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The order in which they came. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    /** Tried, and not saved. */
    preview: boolean('preview').notNull(),
    /** Version of the questionnaire. */
    version: text('version').notNull(),
    /** As they were sent. */
    answers: jsonb('answers').$type<JsonObject[]>().notNull(),
    /** 0 to 100. */
    score: smallint('score').notNull(),
    profile: text('profile').notNull(),
    /** Number of the version of the definitions that asked for it. */
    definition: integer('definition').notNull().default(1),
    revisions: revisionsColumn(),
    answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('suitability_client').on(table.clientId, table.sequence)],
);
