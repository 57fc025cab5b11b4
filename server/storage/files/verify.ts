import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database';
import { FileMissing } from './errors';
import type { Files } from './files';
import { NAMING, type Named, namedFiles } from './named';

/** A file that is not as its row says. */
export interface Flaw {
  kind: Named['kind'];
  id: string;
  client: string;
  flaw: 'missing' | 'changed';
}

/** Reads every content that a row names, and compares it with what was sent. @throws FilesAway */
export async function findFlaws(database: Database, files: Files): Promise<{ seen: number; flaws: Flaw[] }> {
  const flaws: Flaw[] = [];
  let seen = 0;
  for await (const { kind, id, clientId: client, hash, ...stored } of namedFiles(database)) {
    seen += 1;
    const found = await hashOf(files, stored);
    if (found === hash || !(await isNamed(database, { kind, id, ...stored }))) continue;
    flaws.push({ kind, id, client, flaw: found === undefined ? 'missing' : 'changed' });
  }
  return { seen, flaws };
}

/** Whether its row is still there: the customer may have deleted it while others were read. */
async function isNamed(database: Database, { kind, id, storedAs }: Pick<Named, 'kind' | 'id' | 'storedAs'>) {
  const table = NAMING[kind];
  return (await database.$count(table, and(eq(table.id, id), eq(table.storedAs, storedAs)))) > 0;
}

/** Nothing where it is missing, or not whole. */
async function hashOf(files: Files, stored: Parameters<Files['read']>[0]): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const piece of await files.read(stored)) hash.update(piece);
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
  return hash.digest('hex');
}
