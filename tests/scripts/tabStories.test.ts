import { expect, it } from 'vitest';
import { storyOf, tabFiles } from '../../scripts/lib/tabStories';
import { temporaryFolder } from '../support/temporaryFolder';

it('finds the tabs of each wizard and the forms that stand alone, and no other JSON file', () => {
  const files = [
    'shared.json',
    'vocabulary/tab.schema.json',
    'pf/wizard.json',
    'pf/produtos.json',
    'pf/enderecos.json',
    'acesso/forms.json',
    'acesso/cadastro.json',
  ];
  const schemas = temporaryFolder(Object.fromEntries(files.map((file) => [file, '{}'])));
  expect(tabFiles(schemas)).toEqual([
    { wizard: 'acesso', tab: 'cadastro' },
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
