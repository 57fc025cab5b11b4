import { join } from 'node:path';
import { isInstalled } from '../scripts/lib/install.mjs';
import { ROOT } from '../scripts/lib/root.mjs';
import { npm } from '../scripts/lib/run.mjs';

/** Where the pages of other libraries stand, with the packages that they alone need. */
const FOLDER = join(ROOT, 'bench/peers');

/**
 * Installs the packages of bench/peers when they are missing or belong to another lock file.
 * @throws Error when npm cannot
 */
export async function installPeers(): Promise<void> {
  if (isInstalled(FOLDER)) return;
  console.log('Installing the libraries to compare with (only the first time) ...');
  const args = ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await npm(args);
  if (code !== 0) throw new Error(`npm ci in bench/peers: ${output}`);
}
