import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitionTexts } from '../../../scripts/lib/references';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { valueIn } from '../../../studio/document/difference';
import { insertItem } from '../../../studio/document/edits';
import { createWorkspace, type Selection } from '../../../studio/document/workspace';
import { destinationsOf } from '../../../studio/outline/actions/destinations';
import { type DropPosition, dropPlace, move, moveBy } from '../../../studio/outline/actions/moves';
import { nodeOf, type OutlineNode, outlineOf } from '../../../studio/outline/nodes';

const texts = definitionTexts(join(ROOT, 'schemas'));
const FILE = 'pf/informacoes.json';
const SAID = { author: 'Ana', date: '2026-11-23T12:00:00Z', text: '?', answers: [] };

/** The definitions with something selected, and its row. */
function open(pointer: string, file = FILE, tab: string | null = file.replace('.json', '')) {
  const store = createWorkspace(texts);
  const selection = { file, pointer, tab };
  store.select(selection);
  const rowOf = (of: Selection) => nodeOf(outlineOf(store.getState().values), of) as OutlineNode;
  const read = (path = file) => JSON.parse(store.getState().texts[path] as string);
  const at = (other: string, path = file) => rowOf({ file: path, pointer: other, tab: path.replace('.json', '') });
  return { store, node: rowOf(selection), read, at };
}

type Opened = ReturnType<typeof open>;

const shown = (tab: { uiSchema: { 'ui:sections': { fields: string[] }[] } }, section: number) =>
  tab.uiSchema['ui:sections'][section]?.fields ?? [];

/** Takes the destination of a title, behind so many of what stands there; gives what is broken by it. */
function take({ store, node }: Opened, title: string, behind?: number) {
  const found = destinationsOf(store.getState(), node).find((one) => one.title === title);
  const plan = found?.plan(behind ?? found.behind);
  if (!plan) throw new Error(`No move to ${title}.`);
  store.edit('Mover', plan.edits);
  store.select(plan.selection);
  return plan;
}

describe('what is moved', () => {
  it('goes up and down among its like, and back by undo', () => {
    const { store, node, read } = open('/schema/properties/NomePai');
    const at = shown(read(), 0).indexOf('NomePai');
    expect(moveBy(store, node, 1)).toBe(true);
    expect(shown(read(), 0)[at + 1]).toBe('NomePai');
    store.undo();
    expect(store.getState().texts).toEqual(texts);
  });

  it('takes the selection along, and goes not over the end', () => {
    const { store, node, read } = open('/rules/0');
    const [first, second] = read().rules;
    expect(moveBy(store, node, -1)).toBe(false);
    expect(moveBy(store, node, 1)).toBe(true);
    expect(read().rules.slice(0, 2)).toEqual([second, first]);
    expect(store.getState().selection?.pointer).toBe('/rules/1');
  });

  it('is a tab of its wizard, a part, a column, or a field of the rows of a list', () => {
    const tab = open('', 'pf/procuradores.json');
    moveBy(tab.store, tab.node, -1);
    expect(tab.read('pf/wizard.json').tabs[0].id).toBe('procuradores');
    const part = open('/parts/1', 'pf/wizard.json', null);
    moveBy(part.store, part.node, -1);
    expect(part.read().parts[0].id).toBe('financeira');
    const column = open('/collections/procuradores/columns/0', 'pf/procuradores.json');
    moveBy(column.store, column.node, 1);
    expect(column.read().collections.procuradores.columns[1].title).toBe('Nome e E-mail');
    const field = open('/schema/properties/procuradores/items/properties/Nome', 'pf/procuradores.json');
    moveBy(field.store, field.node, 1);
    const [form] = field.read().collections.procuradores.forms;
    expect(form.fields.slice(1, 3)).toEqual(['Cpf', 'Nome']);
  });

  it('goes to another tab while the text of a third cannot be read', () => {
    const opened = open('/schema/properties/NomePai');
    opened.store.edit('Quebrar', [{ file: 'pj/endereco.json', offset: 0, length: 1, text: '' }]);
    const { store, node } = opened;
    const tab = destinationsOf(store.getState(), node).find(({ id }) => id.startsWith('pf/enderecos.json'));
    const planned = tab?.plan(tab.behind);
    expect(planned?.selection?.file).toBe('pf/enderecos.json');
  });

  it('goes into another section behind what one says, as two lines', () => {
    const opened = open('/schema/properties/Assessor');
    take(opened, 'Dados profissionais', 1);
    expect(shown(opened.read(), 3)).toEqual(['FormacaoProfissional', 'Assessor', 'Ocupacao', 'OcupacaoOutro']);
    expect(shown(opened.read(), 0)).not.toContain('Assessor');
    expect(opened.store.getState().past).toHaveLength(1);
  });

  it('takes a field to another tab with its looks, its width and a step for what was answered', () => {
    const opened = open('/schema/properties/Assessor');
    const { broken, movesData } = take(opened, 'Endereços: Endereço residencial', 0);
    const after = opened.store.getState();
    expect(valueIn(after.texts['pf/enderecos.json'] as string, '/schema/properties/Assessor')).toEqual({
      ...{ type: 'string', title: 'Assessor', treatment: 'contato' },
    });
    expect(valueIn(after.texts['pf/enderecos.json'] as string, '/uiSchema/Assessor')).toEqual({ 'ui:width': 3 });
    expect(opened.read().schema.properties.Assessor).toBeUndefined();
    expect(opened.read('pf/migration.json').steps).toEqual([
      { id: 'informacoes-Assessor-enderecos-Assessor', moved: 'informacoes/Assessor', to: 'enderecos/Assessor' },
    ]);
    expect(movesData).toBe(true);
    expect(broken.map(({ owner }) => owner.id)).toContain('pf/informacoes/assessor');
    expect(after.selection).toEqual({
      ...{ file: 'pf/enderecos.json', pointer: '/schema/properties/Assessor', tab: 'pf/enderecos' },
    });
  });

  it('takes a field into the rows of a list, and says that it must be filled there, too', () => {
    const opened = open('/schema/properties/Sexo');
    const { movesData } = take(opened, 'Procuradores: linhas de Procuradores');
    const { procuradores } = opened.read('pf/procuradores.json').schema.properties;
    expect(procuradores.items.properties.Sexo).toMatchObject({ title: 'Sexo' });
    expect(procuradores.items.required).toEqual(['Sexo']);
    expect(opened.read().schema.required).not.toContain('Sexo');
    expect(movesData).toBe(false);
  });

  it('takes a whole section to another tab: its fields, the rules about them alone, remarks and what was answered', () => {
    const remark = (id: string, at: string) => ({ id, tab: 'pf/informacoes', at, title: 'x', ...SAID });
    const comments = JSON.stringify({
      comments: [remark('a1', '/NomeConjugue'), remark('a2', '/NomeMae'), remark('a3', '')],
    });
    const opened = open('/uiSchema/ui:sections/1');
    opened.store.edit('Comentar', [{ file: 'comments/pf.json', offset: 0, length: 0, text: comments }]);
    const before = opened.read().uiSchema['ui:sections'][1];
    const { broken } = take(opened, 'Endereços: entre as seções', 0);
    const [own, other] = [opened.read(), opened.read('pf/enderecos.json')];
    expect(other.uiSchema['ui:sections'][0]).toEqual(before);
    expect(own.uiSchema['ui:sections'].map(({ id }: { id: string }) => id)).not.toContain(before.id);
    for (const name of before.fields) {
      expect(other.schema.properties[name]).toBeDefined();
      expect(own.schema.properties[name]).toBeUndefined();
    }
    expect(opened.read('pf/migration.json').steps).toContainEqual({
      ...{ id: 'informacoes-NomeConjugue-enderecos-NomeConjugue', moved: 'informacoes/NomeConjugue' },
      to: 'enderecos/NomeConjugue',
    });
    expect(
      opened.read('comments/pf.json').comments.map(({ tab, at }: { tab: string; at: string }) => tab + at),
    ).toEqual([...['pf/enderecos/NomeConjugue', 'pf/informacoes/NomeMae', 'pf/informacoes']]);
    // What shows it by a field that stays behind is told.
    expect(broken.map(({ owner }) => owner.id)).toContain('pf/informacoes/conjuge');
    expect(opened.store.getState().selection).toMatchObject({ file: 'pf/enderecos.json', tab: 'pf/enderecos' });
  });

  it('takes the rules of a section to another tab under names that differ, whatever is called so there', () => {
    const opened = open('/uiSchema/ui:sections/1');
    const { store } = opened;
    const put = (file: string, ids: string[], field: string) =>
      ids.forEach((id, at) => {
        const rule = { id, when: { [field]: { const: 'A' } }, require: [field] };
        store.edit('Regra', insertItem({ file, text: store.getState().texts[file] as string }, '/rules', at, rule));
      });
    put(FILE, ['nome', 'nome-2'], 'NomeConjugue');
    put('pf/enderecos.json', ['nome'], 'Logradouro');
    take(opened, 'Endereços: entre as seções', 0);
    const ids = opened.read('pf/enderecos.json').rules.map(({ id }: { id: string }) => id);
    expect(ids.filter((id: string) => id.startsWith('nome'))).toEqual(['nome', 'nome-2', 'nome-2-2']);
  });

  it('takes a rule to another tab, which reads what stays behind by the name that it has from there', () => {
    type Rule = { id: string; when?: Record<string, unknown> };
    const rules: Rule[] = open('/rules/0').read().rules;
    const index = rules.findIndex(({ id }) => id === 'conjuge');
    const opened = open(`/rules/${index}`);
    const rule = rules[index] as Required<Rule>;
    const [read = ''] = Object.keys(rule.when);
    const { broken } = take(opened, 'Endereços: entre as regras', 0);
    const [moved] = opened.read('pf/enderecos.json').rules;
    expect(moved).toEqual({ ...rule, when: { [`$tabs/informacoes/${read}`]: rule.when[read] } });
    expect(opened.read().rules.map(({ id }: { id: string }) => id)).not.toContain(rule.id);
    expect(broken.map(({ sense }) => sense)).toContain('acts');
    // And back again, as it was.
    const { store, at } = opened;
    const back = take(
      { ...opened, node: at('/rules/0', store.getState().selection?.file) },
      'Informações: entre as regras',
      0,
    );
    expect(opened.read().rules[0]).toEqual(rule);
    expect(back.broken).toEqual([]);
  });

  it('does not leave a tab that several wizards show', () => {
    const { store, node } = open('/schema/properties/DispensaSuitability', 'shared/produtos.json', 'pf/produtos');
    expect(destinationsOf(store.getState(), node).filter(({ title }) => title.includes(':'))).toEqual([]);
  });
});

/** Drops the selected row at another one. */
function drop({ store, node, at }: Opened, pointer: string, position: DropPosition, file?: string): boolean {
  const place = dropPlace(store.getState(), node, { node: at(pointer, file), position });
  if (place) move(store, node, place);
  return place !== undefined;
}

describe('what is dragged', () => {
  it('stands before or behind what it is dropped at, in the same step as by the menu', () => {
    const dragged = open('/schema/properties/Assessor');
    expect(drop(dragged, '/schema/properties/Ocupacao', 'before')).toBe(true);
    const chosen = open('/schema/properties/Assessor');
    take(chosen, 'Dados profissionais', 1);
    expect(dragged.store.getState().texts).toEqual(chosen.store.getState().texts);
    expect(dragged.store.getState().past.map(({ name }) => name)).toEqual(['Mover Assessor']);
  });

  it('goes to the end of a section that it is dropped on', () => {
    const dragged = open('/schema/properties/Assessor');
    expect(drop(dragged, '/uiSchema/ui:sections/1', 'on')).toBe(true);
    expect(shown(dragged.read(), 1)).toEqual(['NomeConjugue', 'CpfConjugue', 'Assessor']);
  });

  it('goes down among its like to the place that is shown', () => {
    const dragged = open('/rules/0');
    const names = dragged.read().rules.map(({ id }: { id: string }) => id);
    drop(dragged, '/rules/2', 'after');
    expect(
      dragged
        .read()
        .rules.map(({ id }: { id: string }) => id)
        .slice(0, 3),
    ).toEqual([names[1], names[2], names[0]]);
    expect(dragged.store.getState().selection?.pointer).toBe('/rules/2');
  });

  it.each<[string, string, DropPosition]>([
    ['where it stands already', '/uiSchema/ui:sections/0', 'on'],
    ['among rules', '/rules/0', 'before'],
    ['among sections', '/uiSchema/ui:sections/1', 'before'],
  ])('does not go %s', (_, pointer, position) => {
    expect(drop(open('/schema/properties/Assessor'), pointer, position)).toBe(false);
  });

  it('does not go into another tab: what it takes along is asked first', () => {
    const dragged = open('/schema/properties/Assessor');
    expect(drop(dragged, '/uiSchema/ui:sections/0', 'on', 'pf/enderecos.json')).toBe(false);
  });
});
