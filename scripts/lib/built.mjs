import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './contentHash.mjs';
import { ROOT } from './root.mjs';
import { node } from './run.mjs';

/** Everything that dist/ is made from. */
export const SOURCES = [
  'schemas',
  'src',
  'engine',
  'server',
  'contract',
  'tenants',
  'public',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build.mjs',
  'scripts/compileDefinitions.ts',
  'scripts/lib/compressed.mjs',
  'scripts/lib/frames.mjs',
  'scripts/lib/preloads.mjs',
  'scripts/serviceWorker.ts',
  'scripts/shortClassNames.ts',
];

/** Where, in its folder, a build notes what it was made from; written last, so that a broken build leaves none. */
export const HASH_FILE = '.hash';

/** The hash that the build of the present sources notes. */
export const sourceHash = () => contentHash(ROOT, SOURCES);

/** Whether dist/ was built from exactly the present sources. */
export function isBuilt() {
  const file = join(ROOT, 'dist', HASH_FILE);
  return existsSync(file) && readFileSync(file, 'utf8') === sourceHash();
}

/**
 * Builds when a source changed since the last build.
 * @param {{ show?: boolean }} [options] show: let the build print as it goes
 */
export async function ensureBuilt({ show = true } = {}) {
  if (isBuilt()) return { code: 0, output: '' };
  return node(['scripts/build.mjs'], { show });
}
