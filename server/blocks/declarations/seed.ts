import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desc, eq, max, notInArray, sql } from 'drizzle-orm';
import { readData } from '../../storage/assets';
import { ConfigError } from '../../storage/configError';
import type { Database } from '../../storage/database';
import { hashOfText } from '../../storage/hash';
import { keepDocuments } from '../../storage/revisions/documents';
import { declarationEdition, declarationTemplate, declarationVersion } from '../../storage/schema';
import { sanitizeTerm } from './sanitize';
import { currentTemplates } from './templates';

/** `data/declarations/index.json`. Whoever changes a document, its text or the list raises `Edicao` by one. */
interface SeedList {
  Edicao: number;
  Documentos: SeedEntry[];
}

/** A document of the list, in the words of the API; `Texto` is the name of its file. */
interface SeedEntry {
  TemplateId: string;
  NomeDocumento: string;
  TipoCliente: string;
  Obrigatoriedade: 'Sim' | 'Não';
  Texto: string;
}

/** Taken while the documents are read in, so that several instances may start at once. Any number, the same in all of them. */
const SEED_LOCK = 7_324_002;

/** What reading in the documents needs. */
export interface SeedInput {
  /** Folder of `data/`. */
  assets: string;
  now: Date;
}

/**
 * Brings the documents to sign up to date with the files of `data/declarations`, when their edition is newer than any
 * before: a text that is not the current one of its document becomes a new version, also one that it had earlier, and
 * a document that is no longer listed is no longer offered. An instance of an older release that starts late changes
 * nothing.
 * @throws ConfigError when the files of an edition have changed
 */
export async function seedDeclarations(database: Database, { assets, now }: SeedInput): Promise<void> {
  const list = readData<SeedList>(assets, 'declarations/index');
  const documents = list.Documentos.map((entry) => {
    const html = readFileSync(join(assets, 'data/declarations', entry.Texto), 'utf8');
    return { ...entry, Texto: sanitizeTerm(html) };
  });
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await beginEdition(tx, { number: list.Edicao, documents, now })) await readIn(tx, documents, now);
    await keepEdition(tx, now);
  });
}

/** The documents of a new edition. */
async function readIn(tx: Database, documents: readonly SeedEntry[], now: Date): Promise<void> {
  for (const [position, { TemplateId: templateId, Texto: text, ...entry }] of documents.entries()) {
    const values = {
      name: entry.NomeDocumento,
      audience: entry.TipoCliente,
      required: entry.Obrigatoriedade === 'Sim',
      position,
      retired: false,
    };
    await tx
      .insert(declarationTemplate)
      .values({ id: templateId, ...values })
      .onConflictDoUpdate({ target: declarationTemplate.id, set: values });
    await addVersion(tx, { templateId, text, now });
  }
  const listed = documents.map(({ TemplateId }) => TemplateId);
  await tx.update(declarationTemplate).set({ retired: true }).where(notInArray(declarationTemplate.id, listed));
}

/** Keeps what the newest edition offers, so that it can be told later. */
async function keepEdition(tx: Database, now: Date): Promise<void> {
  const [newest] = await tx.select({ edition: max(declarationEdition.number) }).from(declarationEdition);
  if (newest?.edition) await keepDocuments(tx, { edition: newest.edition, documents: await currentTemplates(tx), now });
}

/** Whether this edition is to be read in: it is newer than the newest one. */
async function beginEdition(
  tx: Database,
  { number, documents, now }: { number: number; documents: SeedEntry[]; now: Date },
): Promise<boolean> {
  const contentHash = hashOfText(JSON.stringify(documents));
  const [newest] = await tx.select().from(declarationEdition).orderBy(desc(declarationEdition.number)).limit(1);
  if (newest?.number === number && newest.contentHash !== contentHash) {
    throw new ConfigError(
      `The documents of data/declarations are not those of edition ${number}: raise "Edicao" in index.json to ${number + 1}.`,
    );
  }
  if (newest && newest.number >= number) return false;
  await tx.insert(declarationEdition).values({ number, contentHash, readAt: now });
  return true;
}

async function addVersion(
  tx: Database,
  { templateId, text, now }: { templateId: string; text: string; now: Date },
): Promise<void> {
  const textHash = hashOfText(text);
  const [current] = await tx
    .select({ number: declarationVersion.number, textHash: declarationVersion.textHash })
    .from(declarationVersion)
    .where(eq(declarationVersion.templateId, templateId))
    .orderBy(desc(declarationVersion.number))
    .limit(1);
  if (current?.textHash === textHash) return;
  const number = (current?.number ?? 0) + 1;
  await tx.insert(declarationVersion).values({ templateId, number, text, textHash, validFrom: now });
}
