import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findChromium, findTestChromium } from '../../scripts/lib/chromium.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

/** A directory that holds one executable file of this name. */
function directoryWith(name: string): string {
  const directory = temporaryFolder({ [name]: '' });
  chmodSync(join(directory, name), 0o755);
  return directory;
}

it('takes the Chromium that CHROMIUM_PATH names before the one in PATH', () => {
  const named = directoryWith('my-browser');
  const inPath = directoryWith('chromium');
  expect(findChromium({ CHROMIUM_PATH: join(named, 'my-browser'), PATH: inPath })).toBe(join(named, 'my-browser'));
});

it('finds Chromium and Chrome under their usual names in PATH', () => {
  const empty = temporaryFolder();
  const directory = directoryWith('google-chrome-stable');
  expect(findChromium({ PATH: `${empty}:${directory}` })).toBe(join(directory, 'google-chrome-stable'));
});

it('says so when CHROMIUM_PATH names nothing that runs', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(
    'CHROMIUM_PATH is "/nowhere/chromium", which is not an executable file.',
  );
});

it('finds none in an empty PATH', () => {
  expect(findChromium({ PATH: '' })).toBeUndefined();
});

it('takes for tests of pages the one without windows, wherever in PATH it is, unless another one is named', () => {
  const withWindows = directoryWith('chromium');
  const without = directoryWith('chromium-headless-shell');
  const PATH = `${withWindows}:${without}`;
  expect(findTestChromium({ PATH })).toBe(join(without, 'chromium-headless-shell'));
  expect(findChromium({ PATH })).toBe(join(withWindows, 'chromium'));
  expect(findTestChromium({ PATH: withWindows })).toBe(join(withWindows, 'chromium'));
  expect(findTestChromium({ CHROMIUM_PATH: join(withWindows, 'chromium'), PATH })).toBe(join(withWindows, 'chromium'));
});
