import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder that holds `data/` and `drizzle/`: beside the built server, or else `server/` of the project, so that
 * the same code runs from its sources, from a bundle in the project and from a bundle that was copied away with them.
 */
export function findAssets(): string {
  const beside = fileURLToPath(new URL('.', import.meta.url));
  return existsSync(join(beside, 'drizzle/meta/_journal.json')) ? beside : join(process.cwd(), 'server');
}

/** Where lists are read: the folder that holds `data/`, or what was kept of it. */
export type DataSource = string | ((name: string) => unknown);

/** One of the lists of `data/`. */
export function readData<T>(source: DataSource, name: string): T {
  if (typeof source === 'function') return source(name) as T;
  return JSON.parse(readFileSync(join(source, 'data', `${name}.json`), 'utf8'));
}
