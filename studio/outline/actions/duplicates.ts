import { type Json, type JsonObject, toPointer } from '../../../engine/core';
import { addField, addRowField } from '../../document/add/addField';
import { freeName } from '../../document/add/names';
import { ruleName, takenFields } from '../../document/add/places';
import type { Added } from '../../document/add/types';
import { insertItem } from '../../document/edits';
import { fieldOfPointer, objectAt, valueAt } from '../../document/pointers';
import { copiedPart, copiedTab } from '../../document/structure/copiedTab';
import { copiedList, copiedSection } from '../../document/structure/copies';
import { indexOf } from '../../document/structure/lastIndex';
import { copiedWizard } from '../../document/structure/wholeWizard';
import type { Workspace, WorkspaceStore } from '../../document/workspace';
import type { NodeKind, OutlineNode } from '../node';
import { orderOf } from './places';

type Definitions = Pick<Workspace, 'texts' | 'values'>;
type Copy = (definitions: Definitions, node: OutlineNode) => Added | undefined;

/** How a copy of a row's thing is made, by the kind of the row. */
const COPIES: Partial<Record<NodeKind, Copy>> = {
  rule: copiedRule,
  field: copiedField,
  list: (definitions, node) => {
    const place = orderOf(definitions, node);
    const home = homeOf(node);
    if (!place || node.name.includes('/')) return undefined;
    return copiedList(definitions, indexOf(definitions.texts), { file: place.file, home, list: node.name, place });
  },
  section: (definitions, node) => {
    const section = orderOf(definitions, node)?.index;
    const at = { file: node.selection.file, home: homeOf(node) };
    return section === undefined
      ? undefined
      : copiedSection(definitions, indexOf(definitions.texts), { ...at, section });
  },
  part: (definitions, { selection: { file, pointer } }) => {
    const isNamed = typeof valueAt(definitions.values[file], pointer) === 'string';
    return isNamed ? undefined : copiedPart(definitions, { file, index: Number(pointer.split('/').at(-1)) });
  },
  tab: (definitions, { selection: { file, tab } }) => {
    const [wizard = ''] = tab?.split('/') ?? [];
    const isOfWizard = definitions.values[`${wizard}/wizard.json`] !== undefined;
    return isOfWizard ? copiedTab(definitions, { file, wizard }) : undefined;
  },
  wizard: (definitions, { name }) => copiedWizard(definitions, name),
};

/** Whether a row's thing can be copied. */
export const canDuplicate = (
  { values }: Pick<Workspace, 'values'>,
  { kind, name, selection }: OutlineNode,
): boolean => {
  if (COPIES[kind] === undefined || ((kind === 'field' || kind === 'list') && name.includes('/'))) return false;
  if (kind === 'part') return typeof valueAt(values[selection.file], selection.pointer) !== 'string';
  return kind !== 'tab' || values[`${selection.tab?.split('/')[0]}/wizard.json`] !== undefined;
};

/** A copy of a row's thing behind it, which is selected then. @returns whether there is one */
export function duplicate(store: WorkspaceStore, node: OutlineNode): boolean {
  const added = COPIES[node.kind]?.(store.getState(), node);
  if (!added) return false;
  store.edit(`Duplicar ${node.title}`, added.edits);
  const { file } = added.at;
  const tab = node.kind === 'tab' ? file.replace(/\.json$/, '') : node.selection.tab;
  store.select({ ...added.at, tab });
  return true;
}

const homeOf = ({ selection: { file } }: OutlineNode): string => file.replace(/\.json$/, '');

function copiedRule(definitions: Definitions, node: OutlineNode): Added | undefined {
  const place = orderOf(definitions, node);
  if (!place) return undefined;
  const { file, list, index } = place;
  const rules = valueAt(definitions.values[file], list) as Json[];
  const copy = { ...(rules[index] as JsonObject), id: freeName(node.name, rules.map(ruleName)) };
  return {
    name: node.title,
    edits: insertItem({ file, text: definitions.texts[file] as string }, list, index + 1, copy),
    at: { file, pointer: `${list}/${index + 1}` },
  };
}

function copiedField(definitions: Definitions, node: OutlineNode): Added | undefined {
  const place = orderOf(definitions, node);
  if (!place || node.name.includes('/')) return undefined;
  const { file, index } = place;
  const { list } = fieldOfPointer(node.selection.pointer) ?? {};
  const tab = definitions.values[file];
  const schema = { ...objectAt(tab, node.selection.pointer), title: `${node.title} (cópia)` };
  const ui = objectAt(
    tab,
    toPointer(list === undefined ? ['uiSchema', node.name] : ['uiSchema', list, 'items', node.name]),
  );
  if (list !== undefined) {
    const rows = objectAt(tab, toPointer(['schema', 'properties', list, 'items', 'properties']));
    const name = freeName(node.name, Object.keys(rows), '');
    return addRowField(definitions, { file, list, after: index }, { name, schema, ui });
  }
  const section = Number(/ui:sections\/(\d+)/.exec(place.list)?.[1]);
  const name = freeName(node.name, takenFields(definitions, file), '');
  return addField(definitions, { file, section, after: index }, { name, schema, ui });
}
