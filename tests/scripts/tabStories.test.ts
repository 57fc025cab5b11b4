import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storyOf, tabFiles } from '../../scripts/lib/tabStories';

it('finds the tabs of each wizard, and no other JSON file', () => {
  const schemas = mkdtempSync(join(tmpdir(), 'ficha-tabs-'));
  const files = [
    'shared.json',
    'vocabulary/tab.schema.json',
    'pf/wizard.json',
    'pf/produtos.json',
    'pf/enderecos.json',
  ];
  for (const folder of ['vocabulary', 'pf']) mkdirSync(join(schemas, folder));
  for (const file of files) writeFileSync(join(schemas, file), '{}');
  expect(tabFiles(schemas)).toEqual([
    { wizard: 'pf', tab: 'enderecos' },
    { wizard: 'pf', tab: 'produtos' },
  ]);
});

it('gives every tab the same four stories', () => {
  const story = storyOf('pf', 'enderecos');
  expect(story).toContain("from '../../schemas/pf/enderecos.json?tab'");
  expect([...story.matchAll(/export const (\w+)/g)].map(([, name]) => name)).toEqual([
    'Default',
    'Filled',
    'WithErrors',
    'Phone',
  ]);
});
