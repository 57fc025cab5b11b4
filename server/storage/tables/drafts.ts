import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea';
import { client } from './client';
import { moment } from './moment';

/** How often the draft of a wizard was changed. It outlives its entries: a revision that was seen never comes again. */
export const draft = pgTable(
  'draft',
  {
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    wizard: text('wizard').notNull(),
    revision: integer('revision').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.wizard] })],
);

/** What one device holds at one place of a wizard that is typed and not saved. */
export const draftEntry = pgTable(
  'draft_entry',
  {
    clientId: uuid('client_id').notNull(),
    wizard: text('wizard').notNull(),
    /** Opaque to the server: `<tab>/<field>`, `<tab>/<list>/<form>`. */
    place: text('place').notNull(),
    /** Of the caller's choice, and what it calls itself. */
    device: text('device').notNull(),
    deviceName: text('device_name').notNull(),
    /** Under which key of DRAFT_KEYS it is sealed. */
    keyId: text('key_id').notNull(),
    /** Nonce, ciphertext and tag. */
    sealed: bytea('sealed').notNull(),
    /** Version of the definitions that it was typed in. */
    version: text('version').notNull(),
    revision: integer('revision').notNull(),
    /** By the clock of the device. */
    typedAt: moment('typed_at').notNull(),
    /** By the clock of the server: from then on its days count. */
    keptAt: moment('kept_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.wizard, table.place, table.device] }),
    foreignKey({ columns: [table.clientId, table.wizard], foreignColumns: [draft.clientId, draft.wizard] }).onDelete(
      'cascade',
    ),
    index('draft_entry_kept').on(table.keptAt),
  ],
);
