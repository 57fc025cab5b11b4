/**
 * `node --import tsx scripts/engineApi.ts`, of each entry of the engine: with `--pages` writes docs/engine, what it exports and
 * what the comments say of it; with `--types`, as a version is released, writes its types into docs/engine/types, in the place
 * of those of the version before. What comes later is held against them: `--types` is refused while the changelog says anything
 * since the last version, or has no heading for the one of engine/package.json.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEngineApi } from './lib/engineApi/engineApi';
import { isJustReleased, RELEASED_TYPES } from './lib/engineApi/released';
import { ROOT } from './lib/root.mjs';

const { types, pages } = await readEngineApi();
if (process.argv.includes('--types')) {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const { version } = JSON.parse(readFileSync(join(ROOT, 'engine/package.json'), 'utf8'));
  if (!isJustReleased(changelog, version))
    throw new Error(
      `CHANGELOG.md: "## ${version}" has to be its first heading with lines: types are kept as of a release.`,
    );
  rmSync(RELEASED_TYPES, { recursive: true });
  mkdirSync(join(RELEASED_TYPES, version), { recursive: true });
  for (const [entry, text] of types) writeFileSync(join(RELEASED_TYPES, version, `${entry}.d.ts`), text);
}
if (process.argv.includes('--pages')) {
  for (const [entry, text] of pages) writeFileSync(join(ROOT, 'docs/engine', `${entry}.md`), text);
}
