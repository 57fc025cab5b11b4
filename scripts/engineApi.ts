/**
 * `node --import tsx scripts/engineApi.ts`, of each entry of the engine: with `--pages` writes docs/engine, what it exports and
 * what the comments say of it; with `--types` writes docs/engine/types, what later versions are held against, so after a
 * release, or with a break that the changelog names.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEngineApi } from './lib/engineApi/engineApi';
import { ROOT } from './lib/root.mjs';

const { types, pages } = await readEngineApi();
if (process.argv.includes('--types')) {
  for (const [entry, text] of types) writeFileSync(join(ROOT, 'docs/engine/types', `${entry}.d.ts`), text);
}
if (process.argv.includes('--pages')) {
  for (const [entry, text] of pages) writeFileSync(join(ROOT, 'docs/engine', `${entry}.md`), text);
}
