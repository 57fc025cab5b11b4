import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { node, run } from './run.mjs';

const HELP =
  'Ficha needs Chromium for its tests and could not install it: install Chromium or Chrome, or set CHROMIUM_PATH to one.';

/**
 * Makes sure that there is a Chromium to test with: a found one, else Debian's package, else Playwright's download.
 * @returns {Promise<boolean>} false after printing one sentence that says what to do
 */
export async function provideChromium() {
  try {
    if (findChromium() || (await hasPlaywrightChromium())) return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
  console.log('Installing Chromium for the tests (only the first time) ...');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version') && (await installDebianPackage())) return true;
  const { code } = await node(['node_modules/playwright/cli.js', 'install', 'chromium'], { show: true });
  if (code === 0) return true;
  console.error(HELP);
  return false;
}

/** Whether Playwright's own Chromium was downloaded before. */
async function hasPlaywrightChromium() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}

async function installDebianPackage() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '-qq'], { env });
  const install = await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env });
  if (install.code !== 0) console.error(update.output + install.output);
  return install.code === 0 && findChromium() !== undefined;
}
