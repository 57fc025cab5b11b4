import { expect, it } from 'vitest';
import { storyOf, tabFiles } from '../../scripts/lib/tabStories';
import { temporaryFolder } from '../support/temporaryFolder';

it('finds the tabs of each wizard, shared ones too, and the forms that stand alone, and no other JSON file', () => {
  const files = [
    'shared.json',
    'vocabulary/tab.schema.json',
    'shared/produtos.json',
    'shared/outra.json',
    'pf/wizard.json',
    'pf/enderecos.json',
    'acesso/forms.json',
    'acesso/cadastro.json',
  ];
  const wizard = JSON.stringify({ tabs: [{ id: 'enderecos' }, { id: 'produtos', shared: true }] });
  const textOf = (file: string) => (file === 'pf/wizard.json' ? wizard : '{}');
  const schemas = temporaryFolder(Object.fromEntries(files.map((file) => [file, textOf(file)])));
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
