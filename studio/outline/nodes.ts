import { foldText, isObject, type Json, type JsonObject } from '../../engine/core';
import type { Kind } from '../../engine/edit';
import { withSameParts } from '../../engine/state';
import { callOf, objectAt } from '../document/pointers';
import type { Selection } from '../document/workspace';
import { madeOf } from './madeOf';
import { group, leaf, listAt, type OutlineNode, textOf } from './node';
import { TabReader } from './tabNodes';

export type { NodeKind, OutlineNode } from './node';

type Values = Readonly<Record<string, Json>>;

/** All definitions as a tree: wizards, forms that stand alone, and what they share. Rows that are as before are the same. */
export function outlineOf(values: Values, before: readonly OutlineNode[] = []): readonly OutlineNode[] {
  const folders = [...new Set(Object.keys(values).map((file) => file.split('/')[0] ?? ''))].sort();
  const wizards = folders.filter((folder) => values[`${folder}/wizard.json`] !== undefined);
  const forms = folders.filter((folder) => values[`${folder}/forms.json`] !== undefined);
  return withSameParts(before, [
    ...wizards.map((id) => wizardNode(values, id)),
    ...forms.map((id) => formsNode(values, id)),
    ...commonNodes(values),
  ]);
}

function wizardNode(values: Values, id: string): OutlineNode {
  const file = `${id}/wizard.json`;
  const wizard = values[file];
  const tabs = listAt(wizard, '/tabs').filter(isObject);
  const parts = listAt(wizard, '/parts').map((part, index) => {
    const name = typeof part === 'string' ? part : (textOf((part as JsonObject).id) ?? '');
    const selection = { file, pointer: `/parts/${index}`, tab: null };
    const steps = listAt(part, '/steps').map((step, at) => {
      const call = callOf(objectAt(step, '').save) ?? `Passo ${at + 1}`;
      return leaf('step', `${at + 1}. ${call}`, call, { ...selection, pointer: `${selection.pointer}/steps/${at}` });
    });
    return { ...leaf('part', name, name, selection, { kind: 'part', id: `${id}/${name}` }), children: steps };
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
  const make = (): OutlineNode => {
    const reader = new TabReader(values, { file, tab, home: `${home}/${id}`, at });
    const own = leaf('tab', textOf(objectAt(value, '').title) ?? id, id, at(''));
    return { ...own, subject: { kind: 'tab', id: `${home}/${id}` }, children: reader.children() };
  };
  return [isObject(value) ? madeOf(value, tab, [values['shared.json']], make) : make()];
}

/** What of shared.json has rows, and what the references know them by. */
const SHARED: Readonly<Record<string, { title: string; kind?: Kind }>> = {
  $defs: { title: 'Campos comuns', kind: 'sharedField' },
  rules: { title: 'Regras comuns', kind: 'rule' },
  parts: { title: 'Partes comuns', kind: 'part' },
  lookups: { title: 'Consultas', kind: 'lookup' },
  asks: { title: 'Perguntas', kind: 'ask' },
  treatments: { title: 'Tratamentos de dados', kind: 'treatment' },
  records: { title: 'Registros da plataforma' },
};

/** What all wizards share, and the files that belong to none. */
function commonNodes(values: Values): OutlineNode[] {
  const file = 'shared.json';
  const groups = Object.entries(SHARED).flatMap(([key, { title, kind }]) => {
    const found = objectAt(values[file], '')[key];
    const entries = Array.isArray(found) ? found.map((item, index) => [String(index), item] as const) : [];
    const named = isObject(found) ? Object.entries(found) : entries;
    const nodes = named.map(([step, item]) => {
      const { title: said, id } = objectAt(item, '');
      const selection = { file, pointer: `/${key}/${step}`, tab: null };
      const name = textOf(id) ?? step;
      const known = key === 'rules' || key === 'parts' ? `shared/${name}` : name;
      return leaf('entry', textOf(said) ?? name, name, selection, kind && { kind, id: known });
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
  const types = listAt(values['types.json'], '/types').map((type, index) => {
    const { type: number, name } = objectAt(type, '');
    const selection = { file: 'types.json', pointer: `/types/${index}`, tab: null };
    return leaf('entry', textOf(name) ?? String(number), String(number), selection, {
      kind: 'type',
      id: String(number),
    });
  });
  return [
    ...(values[file] === undefined ? [] : [shared]),
    ...(values['settings.json'] !== undefined
      ? [{ ...leaf('file', 'Configurações', 'settings.json', place), children: settings }]
      : []),
    ...(values['types.json'] !== undefined ? [typesNode(types)] : []),
  ];
}

function typesNode(children: OutlineNode[]): OutlineNode {
  return {
    ...leaf('file', 'Tipos de cliente', 'types.json', { file: 'types.json', pointer: '', tab: null }),
    children,
  };
}

/** Whether a row is a file that belongs to no wizard. */
export const isFile = ({ kind }: OutlineNode): boolean => kind === 'file';

/** The rows whose title, name or file has a text, with those around them; the row with the key `kept` whatever it says. */
export function filteredOutline(nodes: readonly OutlineNode[], search: string, kept?: string): OutlineNode[] {
  const wanted = foldText(search.trim());
  if (wanted === '') return [...nodes];
  return nodes.flatMap((node): OutlineNode[] => {
    const children = filteredOutline(node.children, search, kept);
    const isFound = foldText(`${node.title} ${node.name}`).includes(wanted);
    if (isFound) return [{ ...node, children: isOnlyKept(children, kept) ? node.children : children }];
    return children.length > 0 || node.key === kept ? [{ ...node, children }] : [];
  });
}

/** Whether nothing below a row was found, but for what is kept. */
const isOnlyKept = (children: readonly OutlineNode[], kept: string | undefined): boolean =>
  children.every((child) => child.key === kept && child.children.length === 0);

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
export const nodeOf = (nodes: readonly OutlineNode[], selection: Selection): OutlineNode | undefined =>
  nearest(nodes, selection)?.node;

/** A row, and how far its place goes towards what is looked for. */
interface Found {
  node: OutlineNode;
  length: number;
}

/** The row whose own place, or one that is about it, goes furthest towards what is selected. */
function nearest(nodes: readonly OutlineNode[], selection: Selection): Found | undefined {
  let found: Found | undefined;
  for (const node of nodes) {
    const length = reachOf(node, selection);
    const candidate = nearestBelow(node, selection) ?? (length === undefined ? undefined : { node, length });
    if (candidate && (!found || candidate.length > found.length)) found = candidate;
  }
  return found;
}

/** What was found below a row last: several ask for the row of what is selected, and most rows stay the same ones. */
const below = new WeakMap<OutlineNode, { selection: Selection; found: Found | undefined }>();

function nearestBelow(node: OutlineNode, selection: Selection): Found | undefined {
  if (node.children.length === 0) return undefined;
  const last = below.get(node);
  if (last && isSamePlace(last.selection, selection)) return last.found;
  const found = nearest(node.children, selection);
  below.set(node, { selection, found });
  return found;
}

const isSamePlace = (one: Selection, other: Selection): boolean =>
  one === other || (one.pointer === other.pointer && one.file === other.file && one.tab === other.tab);

function reachOf({ selection: own, also = [] }: OutlineNode, { file, pointer, tab }: Selection): number | undefined {
  if (own.file !== file || (tab !== null && own.tab !== tab)) return undefined;
  const around = [own.pointer, ...also].filter(
    (place) => place === '' || pointer === place || pointer.startsWith(`${place}/`),
  );
  return around.length > 0 ? Math.max(...around.map(({ length }) => length)) : undefined;
}
