import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitionTexts } from '../../../scripts/lib/references';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { createWorkspace } from '../../../studio/document/workspace';
import { duplicate, planRemoval, planRename } from '../../../studio/outline/actions/deeds';
import { nodeOf, type OutlineNode, outlineOf } from '../../../studio/outline/nodes';

const texts = definitionTexts(join(ROOT, 'schemas'));
const FILE = 'pf/informacoes.json';

/** The definitions with something selected, and its row. */
function open(pointer: string, file = FILE, tab: string | null = 'pf/informacoes') {
  const store = createWorkspace(texts);
  const selection = { file, pointer, tab };
  store.select(selection);
  const node = nodeOf(outlineOf(store.getState().values), selection) as OutlineNode;
  const read = (path = file) => JSON.parse(store.getState().texts[path] as string);
  return { store, node, read };
}

const shown = (tab: { uiSchema: { 'ui:sections': { id: string; fields: string[] }[] } }, section: number) =>
  tab.uiSchema['ui:sections'][section]?.fields ?? [];

describe('what is done with a row', () => {
  it('renames a field everywhere, with the step of its data, and keeps it selected', () => {
    const { store, node } = open('/schema/properties/NomePai');
    const plan = planRename(store.getState(), node, 'PaiNome');
    expect(plan).toMatchObject({ movesData: true });
    plan.act?.(store, true);
    const { texts: after, selection, past } = store.getState();
    expect(Object.values(after).join('')).not.toContain('"NomePai"');
    expect(after['pf/migration.json']).toContain('"moved": "informacoes/NomePai"');
    expect(selection?.pointer).toBe('/schema/properties/PaiNome');
    expect(past).toHaveLength(1);
  });

  it('refuses a name that is taken or that cannot be one', () => {
    const { store, node } = open('/schema/properties/NomePai');
    expect(planRename(store.getState(), node, 'NomeMae').problem).toBe('Outra coisa já tem este nome.');
    expect(planRename(store.getState(), node, 'nome do pai').problem).toMatch('sem espaços');
  });

  it('renames a tab with its file', () => {
    const { store, node } = open('', 'pf/enderecos.json', 'pf/enderecos');
    planRename(store.getState(), node, 'moradia').act?.(store, true);
    const { texts: after, selection } = store.getState();
    expect(after['pf/enderecos.json']).toBeUndefined();
    expect(after['pf/moradia.json']).toContain('"id": "moradia"');
    expect(after['pf/wizard.json']).toContain('{ "id": "moradia"');
    expect(selection).toEqual({ file: 'pf/moradia.json', pointer: '', tab: 'pf/moradia' });
  });

  it('duplicates a field and a rule behind themselves, under names of their own', () => {
    const field = open('/schema/properties/NomePai');
    expect(duplicate(field.store, field.node)).toBe(true);
    const fields = shown(field.read(), 0);
    expect(fields[fields.indexOf('NomePai') + 1]).toBe('NomePai2');
    expect(field.read().schema.properties.NomePai2.title).toBe('Nome do pai (cópia)');
    const rule = open('/rules/0');
    expect(duplicate(rule.store, rule.node)).toBe(true);
    const [one, two] = rule.read().rules;
    expect(two).toEqual({ ...one, id: `${one.id}-2` });
  });

  it('takes a section away by its place, and tells which rules name it', () => {
    const { store, node } = open('/uiSchema/ui:sections/1');
    const removal = planRemoval(store.getState(), node);
    expect(removal?.broken.map(({ owner }) => owner.id)).toContain('pf/informacoes/conjuge');
  });
});
