import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** A setting of the tenant, by its name in schemas/settings.json; without a row its default holds. */
export const setting = pgTable('setting', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  savedAt: moment('saved_at').notNull().defaultNow(),
});
