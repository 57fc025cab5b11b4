import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** How far instances have gone through something together, by its name: each takes the page that comes next. */
export const sweep = pgTable('sweep', {
  name: text('name').primaryKey(),
  /** What the last page ended with. */
  after: text('after').notNull().default(''),
  /** How many pages were taken. */
  pages: integer('pages').notNull().default(0),
  /** When the end was last reached. */
  endedAt: moment('ended_at'),
});
