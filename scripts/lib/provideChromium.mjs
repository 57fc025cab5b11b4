import { existsSync } from 'node:fs';
import { findChromium, findTestChromium } from './chromium.mjs';
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
  if (isDebian() && (await installDebianPackage('chromium')) && findChromium()) return true;
  const { code } = await node(['node_modules/playwright/cli.js', 'install', 'chromium'], { show: true });
  if (code === 0) return true;
  console.error(HELP);
  return false;
}

/**
 * The same for tests of pages: where none is named, the one without windows stands beside it from then on. Where that
 * is not to be had the tests only take longer.
 */
export async function provideTestChromium() {
  if (!(await provideChromium())) return false;
  const found = findChromium();
  const isWanted = found !== undefined && process.env.CHROMIUM_PATH === undefined && findTestChromium() === found;
  if (isWanted && isDebian()) await installDebianPackage('chromium-headless-shell');
  return true;
}

/** Whether Playwright's own Chromium was downloaded before. */
async function hasPlaywrightChromium() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}

/** Whether Debian's packages can be installed here. */
const isDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const apt = (/** @type {string[]} */ ...args) =>
  run('apt-get', [...args, '-qq'], { env: { DEBIAN_FRONTEND: 'noninteractive' } });

/** What packages there are is asked once for all. @type {ReturnType<typeof run> | undefined} */
let updated;

/** @param {string} name @returns {Promise<boolean>} false after printing why not */
async function installDebianPackage(name) {
  updated ??= apt('update');
  const update = await updated;
  const install = await apt('install', '-y', name);
  if (install.code !== 0) console.error(update.output + install.output);
  return install.code === 0;
}
