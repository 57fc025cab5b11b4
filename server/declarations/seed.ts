import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, notInArray, sql } from 'drizzle-orm';
import { readData } from '../assets';
import type { Database } from '../database/open';
import { declarationTemplate, declarationVersion } from '../database/schema';
import { sanitizeTerm } from './sanitize';

/** A document as `data/declarations/index.json` lists it, in the words of the API; `Texto` is the name of its file. */
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
 * Brings the documents to sign up to date with the files of `data/declarations`: a text that its
 * document never had becomes a new version, and a document that is no longer listed is no longer offered.
 */
export async function seedDeclarations(database: Database, { assets, now }: SeedInput): Promise<void> {
  const entries = readData<SeedEntry[]>(assets, 'declarations/index');
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    for (const [position, entry] of entries.entries()) {
      const values = {
        name: entry.NomeDocumento,
        audience: entry.TipoCliente,
        required: entry.Obrigatoriedade === 'Sim',
        position,
        retired: false,
      };
      await tx
        .insert(declarationTemplate)
        .values({ id: entry.TemplateId, ...values })
        .onConflictDoUpdate({ target: declarationTemplate.id, set: values });
      const html = readFileSync(join(assets, 'data/declarations', entry.Texto), 'utf8');
      await addVersion(tx, { templateId: entry.TemplateId, text: sanitizeTerm(html), now });
    }
    const listed = entries.map(({ TemplateId }) => TemplateId);
    await tx.update(declarationTemplate).set({ retired: true }).where(notInArray(declarationTemplate.id, listed));
  });
}

/** A text that was a version before is not new: an instance of an older release that starts late changes nothing. */
async function addVersion(
  tx: Database,
  { templateId, text, now }: { templateId: string; text: string; now: Date },
): Promise<void> {
  const textHash = createHash('sha256').update(text, 'utf8').digest('hex');
  const known = await tx
    .select({ number: declarationVersion.number, textHash: declarationVersion.textHash })
    .from(declarationVersion)
    .where(eq(declarationVersion.templateId, templateId));
  if (known.some((version) => version.textHash === textHash)) return;
  const number = known.length + 1;
  await tx.insert(declarationVersion).values({ templateId, number, text, textHash, validFrom: now });
}
