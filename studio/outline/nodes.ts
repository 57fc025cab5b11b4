import type { Subject } from '../../engine/compile/references/types';
import { isObject, type Json, type JsonObject } from '../../engine/core/json';
import { foldText } from '../../engine/core/text';
import { fieldPointer, objectAt, valueAt } from '../document/pointers';
import type { Selection } from '../document/workspace';

/** What a row of the outline stands for. */
export type NodeKind =
  | 'wizard'
  | 'forms'
  | 'tab'
  | 'section'
  | 'field'
  | 'list'
  | 'note'
  | 'block'
  | 'rules'
  | 'rule'
  | 'parts'
  | 'part'
  | 'common'
  | 'file'
  | 'entry';

/** One row of the outline with what stands below it. */
export interface OutlineNode {
  /** `pf/informacoes.json#/rules/3`, with the tab in front where a file belongs to several. */
  key: string;
  kind: NodeKind;
  title: string;
  /** Its name in the files. */
  name: string;
  selection: Selection;
  /** What the references know it by. */
  subject?: Subject;
  children: OutlineNode[];
  isReadOnly?: boolean;
}

type Values = Readonly<Record<string, Json>>;

/** All definitions as a tree: wizards, forms that stand alone, and what they share. */
export function outlineOf(values: Values): OutlineNode[] {
  const folders = [...new Set(Object.keys(values).map((file) => file.split('/')[0] ?? ''))].sort();
  const wizards = folders.filter((folder) => values[`${folder}/wizard.json`] !== undefined);
  const forms = folders.filter((folder) => values[`${folder}/forms.json`] !== undefined);
  return [
    ...wizards.map((id) => wizardNode(values, id)),
    ...forms.map((id) => formsNode(values, id)),
    ...commonNodes(values),
  ];
}

const listAt = (value: Json | undefined, pointer: string): Json[] => {
  const found = valueAt(value, pointer);
  return Array.isArray(found) ? found : [];
};

const textOf = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

function wizardNode(values: Values, id: string): OutlineNode {
  const file = `${id}/wizard.json`;
  const wizard = values[file];
  const tabs = listAt(wizard, '/tabs').filter(isObject);
  const parts = listAt(wizard, '/parts').map((part, index) => {
    const name = typeof part === 'string' ? part : (textOf((part as JsonObject).id) ?? '');
    const selection = { file, pointer: `/parts/${index}`, tab: null };
    return leaf('part', name, name, selection, { kind: 'part', id: `${id}/${name}` });
  });
  return {
    ...leaf('wizard', textOf(objectAt(wizard, '').title) ?? id, id, { file, pointer: '', tab: null }),
    subject: { kind: 'wizard', id },
    children: [
      ...tabs.flatMap((tab) => tabNode(values, id, tab)),
      group('parts', 'Partes', parts, { file, pointer: '/parts', tab: null }),
    ],
  };
}

function formsNode(values: Values, id: string): OutlineNode {
  const file = `${id}/forms.json`;
  const forms = listAt(values[file], '/forms').filter(isObject);
  return {
    ...leaf('forms', textOf(objectAt(values[file], '').title) ?? id, id, { file, pointer: '', tab: null }),
    children: forms.flatMap((form) => tabNode(values, id, form)),
  };
}

function tabNode(values: Values, wizard: string, entry: JsonObject): OutlineNode[] {
  const id = textOf(entry.id);
  if (id === undefined) return [];
  const home = entry.shared === true ? 'shared' : wizard;
  const file = `${home}/${id}.json`;
  const value = values[file];
  if (value === undefined) return [];
  const tab = `${wizard}/${id}`;
  const at = (pointer: string): Selection => ({ file, pointer, tab });
  const reader = new TabReader(values, { file, tab, home: `${home}/${id}`, at });
  const node = leaf('tab', textOf(objectAt(value, '').title) ?? id, id, at(''));
  return [{ ...node, subject: { kind: 'tab', id: `${home}/${id}` }, children: reader.children() }];
}

interface TabPlace {
  file: string;
  tab: string;
  /** Where its file stands, as references name it. */
  home: string;
  at(pointer: string): Selection;
}

/** Reads the sections, lists and rules of one tab. */
class TabReader {
  readonly #values: Values;
  readonly #place: TabPlace;
  readonly #tab: Json | undefined;

  constructor(values: Values, place: TabPlace) {
    this.#values = values;
    this.#place = place;
    this.#tab = values[place.file];
  }

  children(): OutlineNode[] {
    const { at } = this.#place;
    const sections = listAt(this.#tab, '/uiSchema/ui:sections').map((section, index) => this.#section(section, index));
    const rules = listAt(this.#tab, '/rules').map((rule, index) => this.#rule(rule, `/rules/${index}`));
    const loose = this.#loose();
    return [
      ...sections,
      ...(loose.length > 0 ? [group('rules', 'Fora da tela', loose, at('/schema/properties'))] : []),
      group('rules', 'Regras', rules, at('/rules')),
    ];
  }

  #section(section: Json, index: number): OutlineNode {
    const { at, home } = this.#place;
    const id = textOf(objectAt(section, '').id) ?? String(index);
    const pointer = `/uiSchema/ui:sections/${index}`;
    const items = listAt(section, '/fields').map((item, position) => {
      return typeof item === 'string' ? this.#field(item) : this.#item(item, `${pointer}/fields/${position}`, id);
    });
    const node = leaf('section', textOf(objectAt(section, '').title) ?? id, id, at(pointer));
    return { ...node, subject: { kind: 'place', id: `${home}#${id}` }, children: items };
  }

  /** A note, link, help or block among the fields. */
  #item(item: Json, pointer: string, section: string): OutlineNode {
    const { at, home } = this.#place;
    const given = objectAt(item, '');
    const kind: NodeKind = 'block' in given ? 'block' : 'note';
    const said = ['block', 'note', 'link', 'info', 'text'].map((key) => textOf(given[key])).find((text) => text);
    const id = textOf(given.id);
    const node = leaf(kind, said ?? 'Texto', id ?? section, at(pointer));
    return id === undefined ? node : { ...node, subject: { kind: 'place', id: `${home}#${id}` } };
  }

  #field(path: string): OutlineNode {
    const { at, home } = this.#place;
    const pointer = fieldPointer(path);
    const schema = objectAt(this.#tab, pointer);
    const isList = schema.type === 'array' && isObject(schema.items);
    const node = leaf(isList ? 'list' : 'field', this.#titleOf(schema, path), path, at(pointer));
    return {
      ...node,
      subject: { kind: 'field', id: `${home}/${path}` },
      ...(schema.readOnly === true && { isReadOnly: true }),
      children: isList ? this.#list(path) : [],
    };
  }

  #list(list: string): OutlineNode[] {
    const { at, home } = this.#place;
    const rows = Object.keys(objectAt(this.#tab, `${fieldPointer(list)}/items/properties`));
    const fields = rows.map((name) => {
      const pointer = fieldPointer(name, list);
      const node = leaf('field', this.#titleOf(objectAt(this.#tab, pointer), name), name, at(pointer));
      return { ...node, subject: { kind: 'field' as const, id: `${home}/${list}/${name}` } };
    });
    const collection = `/collections/${list}`;
    const rules = listAt(this.#tab, `${collection}/rules`).map((rule, index) =>
      this.#rule(rule, `${collection}/rules/${index}`, list),
    );
    return [...fields, ...(rules.length > 0 ? [group('rules', 'Regras da lista', rules, at(collection))] : [])];
  }

  #rule(rule: Json, pointer: string, list?: string): OutlineNode {
    const { at, home } = this.#place;
    const { id, rule: shared } = objectAt(rule, '');
    const name = textOf(id) ?? textOf(shared) ?? 'regra';
    const around = list === undefined ? home : `${home}/${list}`;
    return leaf('rule', name, name, at(pointer), { kind: 'rule', id: `${around}/${name}` });
  }

  /** Fields of the data that no section shows. */
  #loose(): OutlineNode[] {
    const shown = new Set(
      listAt(this.#tab, '/uiSchema/ui:sections').flatMap((section) =>
        listAt(section, '/fields').map((item) => (typeof item === 'string' ? item.split('/')[0] : undefined)),
      ),
    );
    return Object.keys(objectAt(this.#tab, '/schema/properties')).flatMap((name) =>
      shown.has(name) ? [] : [this.#field(name)],
    );
  }

  /** Its own title, or that of the shared field that it takes up. */
  #titleOf(schema: JsonObject, path: string): string {
    const own = textOf(schema.title);
    if (own !== undefined) return own;
    const shared = textOf(schema.$ref)?.split('/').at(-1);
    const taken = shared === undefined ? undefined : objectAt(this.#values['shared.json'], `/$defs/${shared}`).title;
    return textOf(taken) ?? path;
  }
}

/** What all wizards share, and the files that belong to none. */
function commonNodes(values: Values): OutlineNode[] {
  const titles = { $defs: 'Campos comuns', rules: 'Regras comuns', parts: 'Partes comuns', lookups: 'Consultas' };
  const file = 'shared.json';
  const groups = Object.entries(titles).flatMap(([key, title]) => {
    const found = objectAt(values[file], '')[key];
    const entries = Array.isArray(found) ? found.map((item, index) => [String(index), item] as const) : [];
    const named = isObject(found) ? Object.entries(found) : entries;
    const nodes = named.map(([step, item]) => {
      const { title: said, id } = objectAt(item, '');
      const selection = { file, pointer: `/${key}/${step}`, tab: null };
      return leaf('entry', textOf(said) ?? textOf(id) ?? step, textOf(id) ?? step, selection);
    });
    return nodes.length === 0 ? [] : [group('common', title, nodes, { file, pointer: `/${key}`, tab: null })];
  });
  const shared = { ...leaf('file', 'Comum a todos', file, { file, pointer: '', tab: null }), children: groups };
  const settings = Object.entries(objectAt(values['settings.json'], '')).flatMap(([name, setting]) => {
    if (!isObject(setting)) return [];
    const selection = { file: 'settings.json', pointer: `/${name}`, tab: null };
    return [leaf('entry', textOf(setting.key) ?? name, name, selection, { kind: 'setting', id: name })];
  });
  const place = { file: 'settings.json', pointer: '', tab: null };
  return [
    ...(values[file] === undefined ? [] : [shared]),
    ...(settings.length > 0 ? [{ ...leaf('file', 'Configurações', 'settings.json', place), children: settings }] : []),
  ];
}

function leaf(kind: NodeKind, title: string, name: string, selection: Selection, subject?: Subject): OutlineNode {
  const key = `${selection.tab ?? ''}:${selection.file}#${selection.pointer}`;
  return { key, kind, title, name, selection, children: [], ...(subject && { subject }) };
}

function group(kind: NodeKind, title: string, children: OutlineNode[], selection: Selection): OutlineNode {
  return { ...leaf(kind, title, '', selection), key: `${leaf(kind, title, '', selection).key} ${title}`, children };
}

/** Whether a row is a file that belongs to no wizard. */
export const isFile = ({ kind }: OutlineNode): boolean => kind === 'file';

/** The rows whose title, name or file has a text, with those around them. */
export function filteredOutline(nodes: readonly OutlineNode[], search: string): OutlineNode[] {
  const wanted = foldText(search.trim());
  if (wanted === '') return [...nodes];
  return nodes.flatMap((node): OutlineNode[] => {
    const children = filteredOutline(node.children, search);
    const isFound = foldText(`${node.title} ${node.name}`).includes(wanted);
    if (isFound) return [{ ...node, children: children.length > 0 ? children : node.children }];
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** The rows from the top down to the one with a key. */
export function wayTo(nodes: readonly OutlineNode[], key: string): OutlineNode[] {
  for (const node of nodes) {
    if (node.key === key) return [node];
    const below = wayTo(node.children, key);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The row of what is selected, or of the smallest thing around it. */
export function nodeOf(nodes: readonly OutlineNode[], { file, pointer, tab }: Selection): OutlineNode | undefined {
  let found: OutlineNode | undefined;
  for (const node of nodes) {
    const own = node.selection;
    const isAround = pointer === own.pointer || pointer.startsWith(`${own.pointer}/`) || own.pointer === '';
    const isOfTab = tab === null || own.tab === tab;
    const inner = nodeOf(node.children, { file, pointer, tab });
    const candidate = inner ?? (own.file === file && isAround && isOfTab ? node : undefined);
    if (candidate && (!found || candidate.selection.pointer.length > found.selection.pointer.length)) found = candidate;
  }
  return found;
}
