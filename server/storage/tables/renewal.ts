import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { client } from './client';

/** A renewal that has begun and was not sent yet. */
export const renewal = pgTable('renewal', {
  clientId: uuid('client_id')
    .primaryKey()
    .references(() => client.id, { onDelete: 'cascade' }),
  startedAt: timestamp('started_at', { withTimezone: true, mode: 'date' }).notNull(),
  /**
   * SecoesRenovadas: what has been reviewed, by the ids of its tabs and of the overview. Older ones are numbers of the wire.
   * What was confirmed as it stands is there once more, with `=` before it.
   */
  sections: text('sections').array().notNull(),
});
