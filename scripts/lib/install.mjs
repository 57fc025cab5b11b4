import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './contentHash.mjs';
import { ROOT } from './root.mjs';
import { npm } from './run.mjs';

const LOCK = 'package-lock.json';
/** Holds the hash of the package-lock.json that node_modules was made from. */
const STAMP = 'node_modules/.ficha-lock';
/** npm writes it last, whatever command made node_modules. */
const NPM_STAMP = 'node_modules/.package-lock.json';

/** Whether node_modules belongs to this package-lock.json: by our stamp, or because npm wrote it later. */
export function isInstalled(root = ROOT) {
  const stamp = join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === contentHash(root, [LOCK])) return true;
  const written = join(root, NPM_STAMP);
  return existsSync(written) && statSync(written).mtimeMs >= statSync(join(root, LOCK)).mtimeMs;
}

/**
 * Installs the packages of package-lock.json when they are missing or belong to another one.
 * @returns {Promise<boolean>} false when npm failed; it has printed why
 */
export async function ensureInstalled() {
  if (!isInstalled()) {
    console.log('Installing packages (about half a minute, only the first time) ...');
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code } = await npm(args, { show: true, env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' } });
    if (code !== 0) return false;
  }
  writeFileSync(join(ROOT, STAMP), contentHash(ROOT, [LOCK]));
  return true;
}
