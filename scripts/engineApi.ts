/**
 * `node --import tsx scripts/engineApi.ts --types`: writes docs/engine/types, the types of each entry of the engine: what later
 * versions are held against, so after a release, or with a break that the changelog names.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEngineApi } from './lib/engineApi/engineApi';
import { ROOT } from './lib/root.mjs';

const snapshots = await readEngineApi();
if (process.argv.includes('--types')) {
  for (const [entry, text] of snapshots) writeFileSync(join(ROOT, 'docs/engine/types', `${entry}.d.ts`), text);
}
