import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same browser without what draws windows: a page takes two thirds of the processor's time in it. */
const WITHOUT_WINDOWS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Everything that would make a test browser slow, chatty on the network or different from run to run. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
];

/**
 * The Chromium that CHROMIUM_PATH names, else the first one in PATH by these names, else undefined.
 * @throws {Error} when CHROMIUM_PATH names no executable file
 * @returns {string | undefined}
 */
export function findChromium(env = process.env, names = NAMES) {
  if (env.CHROMIUM_PATH) {
    if (isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is "${env.CHROMIUM_PATH}", which is not an executable file.`);
  }
  for (const directory of (env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(directory, name);
      if (directory && isExecutable(path)) return path;
    }
  }
  return undefined;
}

/**
 * The Chromium that tests of pages run in: as `findChromium`, but one without windows before one with them, wherever
 * in PATH it is.
 */
export const findTestChromium = (env = process.env) => findChromium(env, WITHOUT_WINDOWS) ?? findChromium(env);

/** What Playwright needs to launch it; without a system Chromium, Playwright's own download. */
export const launchOptions = () => launching(findChromium());

/** The same for tests of pages. */
export const testLaunchOptions = () => launching(findTestChromium());

/**
 * The same for measurements. As long as a program drives a page, V8 notes of every error where it was made, and reads the whole
 * script once more for that: at the beginning of React DOM alone 45 ms, which no visitor has. With this it knows from the first time.
 */
export function measuringLaunchOptions() {
  const { args, ...rest } = testLaunchOptions();
  return { ...rest, args: [...args, '--js-flags=--no-enable-lazy-source-positions'] };
}

/** @param {string | undefined} executablePath */
const launching = (executablePath) => (executablePath ? { executablePath, args: ARGS } : { args: ARGS });

/** The page as a customer in Brazil has it; animations off, so that nothing is caught half-way. */
export const contextOptions = {
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  reducedMotion: /** @type {const} */ ('reduce'),
};

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return existsSync(path);
  } catch {
    return false;
  }
}
