/**
 * `npm run size`: how much script the browser loads for the login page and for the biggest wizard tab,
 * compressed, after a build. Ends with 1 when a limit is passed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/built.mjs';
import { biggestModule, gzipSize, scriptsOfPage } from './lib/portalSize.mjs';
import { ROOT } from './lib/root.mjs';

/** Limits in thousand bytes. */
const LIMITS = [
  { name: 'login', folder: 'src/features/login', limit: 110, module: false },
  { name: 'wizard tab', folder: 'src/features/wizard', limit: 225, module: true },
];

const { code } = await ensureBuilt();
if (code !== 0) process.exit(code);
const portal = join(ROOT, 'dist/portal');
const manifest = JSON.parse(readFileSync(join(ROOT, 'dist/manifest.json'), 'utf8'));

for (const { name, folder, limit, module } of LIMITS) {
  const files = scriptsOfPage(manifest, folder);
  const scripts = files.reduce((sum, file) => sum + gzipSize(join(portal, file)), 0);
  const size = (scripts + (module ? biggestModule(join(ROOT, 'dist/definitions')) : 0)) / 1000;
  const verdict = size <= limit ? 'ok' : 'TOO BIG';
  console.log(
    `${name.padEnd(12)}${size.toFixed(1).padStart(7)} kB of ${limit} kB  ${verdict} (${files.length} scripts)`,
  );
  if (size > limit) process.exitCode = 1;
}
