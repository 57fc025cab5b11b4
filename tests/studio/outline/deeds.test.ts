import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitionTexts } from '../../../scripts/lib/references';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { createWorkspace } from '../../../studio/document/workspace';
import { planRemoval, planRename } from '../../../studio/outline/actions/deeds';
import { canDuplicate, duplicate } from '../../../studio/outline/actions/duplicates';
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

  it.each<[string, string, string, string | null]>([
    ['section', '/uiSchema/ui:sections/1', FILE, 'pf/informacoes'],
    ['list', '/schema/properties/contas', 'pf/dados-bancarios.json', 'pf/dados-bancarios'],
    ['tab', '', 'pf/enderecos.json', 'pf/enderecos'],
    ['part', '/parts/0', 'pf/wizard.json', null],
    ['wizard', '', 'pf/wizard.json', null],
  ])('duplicates a %s in one step, and selects the copy', (kind, pointer, file, tab) => {
    const { store, node } = open(pointer, file, tab);
    expect(node.kind).toBe(kind);
    expect(canDuplicate(store.getState(), node)).toBe(true);
    expect(duplicate(store, node)).toBe(true);
    const { past, selection, values } = store.getState();
    expect(past.map(({ name }) => name)).toEqual([`Duplicar ${node.title}`]);
    const copy = nodeOf(outlineOf(values), selection as never);
    expect(copy).toMatchObject({ kind });
    expect(copy?.key).not.toBe(node.key);
  });

  it('duplicates a field of rows beside it', () => {
    const at = '/schema/properties/contas/items/properties/Agencia';
    const { store, node, read } = open(at, 'pf/dados-bancarios.json', 'pf/dados-bancarios');
    expect(duplicate(store, node)).toBe(true);
    expect(Object.keys(read().schema.properties.contas.items.properties)).toContain('Agencia2');
  });

  it('renames a wizard with its folder, and takes it away with all it has', () => {
    const { store, node } = open('', 'pf/wizard.json', null);
    expect(planRename(store.getState(), node, 'pj').problem).toBe('Outra coisa já tem este nome.');
    planRename(store.getState(), node, 'pessoa').act?.(store, true);
    const { texts: now, selection } = store.getState();
    expect(Object.keys(now).filter((path) => path.startsWith('pf/'))).toEqual([]);
    expect(selection).toEqual({ file: 'pessoa/wizard.json', pointer: '', tab: null });
    store.undo();
    const removal = planRemoval(store.getState(), node);
    expect(removal?.removed.toSorted()).toEqual(
      Object.keys(texts)
        .filter((path) => path.startsWith('pf/'))
        .toSorted(),
    );
  });

  it('renames a treatment wherever it is named, keeps it selected, and tells them before it takes it away', () => {
    const { store, node, read } = open('/treatments/fiscal', 'shared.json', null);
    const broken = planRemoval(store.getState(), node)?.broken ?? [];
    expect(broken.length).toBeGreaterThan(0);
    expect(broken.map(({ place }) => place)).toContain('tab.treatment');
    planRename(store.getState(), node, 'residencia').act?.(store, true);
    expect(Object.keys(read().treatments)).toContain('residencia');
    expect(store.getState().selection?.pointer).toBe('/treatments/residencia');
    expect(Object.values(store.getState().texts).join('')).not.toContain('"treatment": "fiscal"');
  });

  it('takes a type of customers and a shared rule away by their places', () => {
    const type = open('/types/2', 'types.json', null);
    expect(planRemoval(type.store.getState(), type.node)?.edits.length).toBeGreaterThan(0);
    const rule = open('/rules/0', 'shared.json', null);
    const removal = planRemoval(rule.store.getState(), rule.node);
    expect(removal?.broken.every(({ place }) => place === 'rule.rule')).toBe(true);
    expect(removal?.broken.length).toBeGreaterThan(0);
  });

  it('takes a section away by its place, and tells which rules name it', () => {
    const { store, node } = open('/uiSchema/ui:sections/1');
    const removal = planRemoval(store.getState(), node);
    expect(removal?.broken.map(({ owner }) => owner.id)).toContain('pf/informacoes/conjuge');
  });
});
