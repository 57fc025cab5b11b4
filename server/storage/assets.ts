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

/** One of the lists of `data/`. */
export function readData<T>(assets: string, name: string): T {
  return JSON.parse(readFileSync(join(assets, 'data', `${name}.json`), 'utf8'));
}
