import type { Json } from '../../../engine/core';
import { fieldOfPointer, objectAt, valueAt } from '../../document/pointers';
import { type ItemPlace, itemPlace, placeInRows, placeOnScreen } from '../../document/structure/order';
import type { Workspace } from '../../document/workspace';
import type { OutlineNode } from '../nodes';

/** The rows that have an order of their own. */
const ORDERED = ['section', 'note', 'block', 'rule', 'part', 'column', 'form', 'step'];

/** Where a row stands in the list that orders it: a field in its section, a tab in its wizard, a rule among rules. */
export function orderOf({ values }: Pick<Workspace, 'values'>, node: OutlineNode): ItemPlace | undefined {
  const { kind, selection, name } = node;
  const { file, pointer, tab } = selection;
  if (kind === 'tab') return tabPlace(values, tab ?? '');
  if (kind === 'field' || kind === 'list') {
    const { list, path = name } = fieldOfPointer(pointer) ?? {};
    const place = list === undefined ? placeOnScreen(values[file], name) : placeInRows(values[file], list, path);
    return place && { file, ...place };
  }
  const isListed = ORDERED.includes(kind) || (kind === 'entry' && file === 'types.json');
  return isListed ? itemPlace(file, pointer) : undefined;
}

function tabPlace(values: Workspace['values'], tab: string): ItemPlace | undefined {
  const [folder = '', id] = tab.split('/');
  for (const [head, list] of [
    ['wizard.json', '/tabs'],
    ['forms.json', '/forms'],
  ] as const) {
    const entries = valueAt(values[`${folder}/${head}`], list);
    const index = Array.isArray(entries) ? entries.findIndex((entry) => objectAt(entry, '').id === id) : -1;
    if (index >= 0) return { file: `${folder}/${head}`, list, index };
  }
  return undefined;
}

/** What stands in the list of a place. */
export function itemsAt({ values }: Pick<Workspace, 'values'>, { file, list }: Omit<ItemPlace, 'index'>): Json[] {
  const items = valueAt(values[file], list);
  return Array.isArray(items) ? items : [];
}
