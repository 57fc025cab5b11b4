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
  const wizard = JSON.stringify({
    title: 'Pessoa Física',
    tabs: [{ id: 'enderecos' }, { id: 'produtos', shared: true }],
  });
  const textOf = (file: string) => {
    if (file === 'pf/wizard.json') return wizard;
    return file === 'shared/produtos.json' ? '{"title":"Produtos"}' : '{}';
  };
  const schemas = temporaryFolder(Object.fromEntries(files.map((file) => [file, textOf(file)])));
  expect(tabFiles(schemas)).toEqual([
    { wizard: 'acesso', tab: 'cadastro', titles: ['acesso', 'cadastro'] },
    { wizard: 'pf', tab: 'enderecos', titles: ['Pessoa Física', 'enderecos'] },
    { wizard: 'pf', tab: 'produtos', titles: ['Pessoa Física', 'Produtos'] },
  ]);
});

it('gives every tab the same stories, in each state and mode, under its title and with ids that a new title keeps', () => {
  const story = storyOf({ wizard: 'pf', tab: 'enderecos', titles: ['Pessoa Física', "Caixa d'água"] });
  expect(story).toContain("from '../../schemas/pf/enderecos.json?tab'");
  expect(story).toContain("{ title: 'Abas/Pessoa Física/Caixa d\\'água', id: 'tabs-pf-enderecos' }");
  expect([...story.matchAll(/export const (\w+)/g)].map(([, name]) => name)).toEqual([
    'Default',
    'Filled',
    'WithErrors',
    'Edit',
    'Renewal',
    'Phone',
  ]);
});
