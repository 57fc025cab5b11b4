import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentHash, filesUnder } from '../../scripts/lib/contentHash.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

const project = () => temporaryFolder({ 'schemas/pf/a.json': '{}', 'index.html': '<p>' });

it('lists the files below a folder, and nothing for one that does not exist', () => {
  expect(filesUnder(project(), 'schemas')).toEqual(['schemas/pf/a.json']);
  expect(filesUnder(project(), 'tenants')).toEqual([]);
});

it('passes over packages that were installed in a folder of its own', () => {
  const root = temporaryFolder({ 'bench/peers/page.tsx': '', 'bench/peers/node_modules/a/index.js': '' });
  expect(filesUnder(root, 'bench')).toEqual(['bench/peers/page.tsx']);
});

it('is the same for the same contents in another place and another order of paths', () => {
  expect(contentHash(project(), ['schemas', 'index.html'])).toBe(contentHash(project(), ['index.html', 'schemas']));
});

it('changes with a content and with a name', () => {
  const root = project();
  const before = contentHash(root, ['schemas']);
  writeFileSync(join(root, 'schemas/pf/a.json'), '{ }');
  const edited = contentHash(root, ['schemas']);
  renameSync(join(root, 'schemas/pf/a.json'), join(root, 'schemas/pf/b.json'));
  expect(new Set([before, edited, contentHash(root, ['schemas'])]).size).toBe(3);
});
