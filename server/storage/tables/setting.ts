import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** A setting of the tenant, by its name in schemas/settings.json; without a row its default holds. */
export const setting = pgTable('setting', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  savedAt: moment('saved_at').notNull().defaultNow(),
});

/** At most one row: how often settings or revisions changed, which every registration is read against. Counted by triggers. */
export const sharedChanges = pgTable('shared_changes', {
  id: boolean('id').primaryKey().default(true),
  count: bigint('count', { mode: 'number' }).notNull().default(0),
});
