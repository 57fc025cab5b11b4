import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BLOCKS } from '../../../contract/blocks';
import { compileSchemas } from '../../../engine/compile';
import type { MigrationStep } from '../../../engine/core/migration/types';
import { newestNumber, type Publication, publish } from '../../../server/storage/definitions/published';
import type { DefinitionsPackage } from '../../../server/storage/definitions/types';
import type { Database } from '../../../server/storage/open';

/** How a version differs from schemas/: by file, what is changed in its JSON. */
// biome-ignore lint/suspicious/noExplicitAny: any JSON
export type Edits = Record<string, (json: any) => void>;

/** What the build makes of schemas/ with these edits. */
export function packageOf(edits: Edits = {}): DefinitionsPackage {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-version-'));
  try {
    cpSync('schemas', folder, { recursive: true });
    for (const [name, edit] of Object.entries(edits)) {
      const json = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      edit(json);
      writeFileSync(join(folder, name), JSON.stringify(json, undefined, 2));
    }
    const compiled = compileSchemas(folder, { blocks: BLOCKS });
    if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems, undefined, 2));
    return compiled;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What is said of a version besides its content. */
type Said = Partial<Omit<Publication, 'content'>>;

/** Publishes over the newest version. @returns the number */
export async function publishOver(database: Database, content: DefinitionsPackage, said: Said = {}): Promise<number> {
  const at = new Date(0);
  const facts = {
    author: 'ana',
    note: 'a test',
    fates: {},
    findings: [],
    steps: {},
    publishedAt: at,
    startsAt: at,
    ...said,
  };
  const number = await publish(database, await newestOrNone(database), { content, ...facts });
  if (number === undefined) throw new Error('somebody else has published meanwhile');
  return number;
}

async function newestOrNone(database: Database): Promise<number> {
  const number = await newestNumber(database);
  return number ?? 0;
}

/** Steps of the individual's wizard. */
export const stepsOfPf = (...steps: MigrationStep[]) => ({ steps: { pf: steps } });
