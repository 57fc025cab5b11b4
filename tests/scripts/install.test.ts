import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentHash } from '../../scripts/lib/contentHash.mjs';
import { isInstalled } from '../../scripts/lib/install.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

function project(): string {
  const root = temporaryFolder({ 'package-lock.json': '{ "version": 1 }' });
  mkdirSync(join(root, 'node_modules'));
  return root;
}

/** Writes npm's own record, so many seconds after package-lock.json. */
function installedByNpm(root: string, seconds: number): void {
  const file = join(root, 'node_modules/.package-lock.json');
  writeFileSync(file, '{}');
  utimesSync(join(root, 'package-lock.json'), 1000, 1000);
  utimesSync(file, 1000 + seconds, 1000 + seconds);
}

it('asks for an installation when there is nothing, or only an older one', () => {
  expect(isInstalled(project())).toBe(false);
  const root = project();
  installedByNpm(root, -1);
  expect(isInstalled(root)).toBe(false);
});

it('takes an installation made by hand after the lock file', () => {
  const root = project();
  installedByNpm(root, 1);
  expect(isInstalled(root)).toBe(true);
});

it('goes by the content of the lock file, not by its date, once it has installed', () => {
  const root = project();
  writeFileSync(join(root, 'node_modules/.ficha-lock'), contentHash(root, ['package-lock.json']));
  expect(isInstalled(root)).toBe(true);
  writeFileSync(join(root, 'package-lock.json'), '{ "version": 2 }');
  expect(isInstalled(root)).toBe(false);
});
