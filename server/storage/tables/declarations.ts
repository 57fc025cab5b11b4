import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { client } from './client';
import { moment } from './moment';
import { revisionsColumn } from './revisions';

/** An edition of the documents that was read in; the highest one counts. */
export const declarationEdition = pgTable('declaration_edition', {
  number: integer('number').primaryKey(),
  /** SHA-256 of its list and texts, hexadecimal. */
  contentHash: text('content_hash').notNull(),
  readAt: moment('read_at').notNull(),
});

/** A document that clients sign. */
export const declarationTemplate = pgTable('declaration_template', {
  id: uuid('id').primaryKey(),
  /** NomeDocumento. */
  name: text('name').notNull(),
  /** TipoCliente: who signs it, `Pessoa Física`, `Pessoa Jurídica`, `Investidor` (funds) or `Todos`. */
  audience: text('audience').notNull(),
  /** Obrigatoriedade. */
  required: boolean('required').notNull(),
  position: integer('position').notNull(),
  /** No longer offered; what was signed of it stays. */
  retired: boolean('retired').notNull().default(false),
});

/** A text of a document. Append only, by a trigger of the database: what was signed can always be shown again. */
export const declarationVersion = pgTable(
  'declaration_version',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    templateId: uuid('template_id')
      .notNull()
      .references(() => declarationTemplate.id),
    /** From 1; the highest one counts. */
    number: integer('number').notNull(),
    /** Sanitised HTML, as it is served and signed. */
    text: text('text').notNull(),
    /** SHA-256 of the text in UTF-8, hexadecimal. */
    textHash: text('text_hash').notNull(),
    validFrom: moment('valid_from').notNull(),
  },
  (table) => [uniqueIndex('declaration_version_number').on(table.templateId, table.number)],
);

/**
 * A version of a document put to a client for signature. Its id is the DeclaracaoGuid. Never changed, by a trigger of the
 * database, and kept with the evidence of its signatures.
 */
export const declaration = pgTable(
  'declaration',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    versionId: uuid('version_id')
      .notNull()
      .references(() => declarationVersion.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('declaration_client').on(table.clientId)],
);

/** One person's signature that a declaration needs. But for its link never changed, by a trigger of the database. */
export const signature = pgTable(
  'signature',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    declarationId: uuid('declaration_id')
      .notNull()
      .references(() => declaration.id, { onDelete: 'cascade' }),
    /** TipoPessoaGuid and TipoPessoaDescricao of the person; none when the client signs for himself. */
    personId: text('person_id'),
    personType: text('person_type'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** What the link for signing names: known to the person alone, so that nobody else signs, the client included. */
    linkId: uuid('link_id').notNull().unique().defaultRandom(),
    requestedAt: moment('requested_at').notNull(),
  },
  (table) => [index('signature_declaration').on(table.declarationId)],
);

/**
 * What happened to a signature: `Assinado`, later perhaps `Invalidado`. Append only, by a trigger of the database; so a
 * client with evidence cannot be deleted.
 */
export const signatureEvidence = pgTable(
  'signature_evidence',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    signatureId: uuid('signature_id')
      .notNull()
      .references(() => signature.id),
    status: text('status').$type<'Assinado' | 'Invalidado'>().notNull(),
    versionNumber: integer('version_number').notNull(),
    /** SHA-256 of the exact text that the signature is about. */
    textHash: text('text_hash').notNull(),
    /** Number of the version of the definitions that asked for it. */
    definition: integer('definition').notNull().default(1),
    revisions: revisionsColumn(),
    /** By the clock of the server. */
    at: moment('at').notNull(),
    /** The address of the caller as the server saw it, behind the proxies that it trusts. */
    seenIp: text('seen_ip').notNull(),
    /** The address that the browser sent. */
    sentIp: text('sent_ip'),
    /** DataAssinatura that the browser sent. */
    sentAt: text('sent_at'),
    /** The client whose session acted, and his name at that moment; no id where a link was followed. */
    userId: uuid('user_id'),
    userName: text('user_name').notNull(),
  },
  (table) => [index('signature_evidence_signature').on(table.signatureId, table.id)],
);
