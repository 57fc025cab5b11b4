import type { Json } from '../../../engine/core';
import { objectAt } from '../../document/pointers';
import { type ItemPlace, movedItem } from '../../document/structure/order';
import type { Selection, Workspace, WorkspaceStore } from '../../document/workspace';
import type { OutlineNode } from '../nodes';
import { itemsAt, orderOf } from './places';

type Definitions = Pick<Workspace, 'texts' | 'values'>;

/** The lists of items that the sections of a tab hold: what stands in one of them may stand in any. */
export const IN_SECTION = /^\/uiSchema\/ui:sections\/(\d+)\/fields$/;

/** Moves a row up (-1) or down (1) among its like. @returns whether it moved */
export function moveBy(store: WorkspaceStore, node: OutlineNode, by: 1 | -1): boolean {
  const state = store.getState();
  const place = orderOf(state, node);
  const index = place === undefined ? -1 : place.index + by;
  if (!place || index < 0 || index >= itemsAt(state, place).length) return false;
  move(store, node, { ...place, index });
  return true;
}

/** Puts a row's thing into a place of the same file as one step, and keeps it selected. `to.index` is its place afterwards. */
export function move(store: WorkspaceStore, node: OutlineNode, to: ItemPlace): void {
  const { texts, values, selection } = store.getState();
  const from = orderOf({ values }, node);
  if (!from || (from.list === to.list && from.index === to.index)) return;
  store.edit(`Mover ${node.title}`, movedItem(texts, from, to));
  if (selection) store.select(afterMove(selection, from, to));
}

/** What is selected, by its place after a move: the thing that moved, those between, and what stands in them. */
export function afterMove(selection: Selection, from: ItemPlace, to: ItemPlace): Selection {
  const { file, pointer } = selection;
  const own = /^\/(\d+)(\/.*)?$/.exec(pointer.startsWith(from.list) ? pointer.slice(from.list.length) : '');
  if (file !== from.file || !own) return selection;
  const [index, rest] = [Number(own[1]), own[2] ?? ''];
  if (index === from.index) return { ...selection, pointer: `${to.list}/${to.index}${rest}` };
  const without = index > from.index ? index - 1 : index;
  const now = from.list === to.list && without >= to.index ? without + 1 : without;
  return { ...selection, pointer: `${from.list}/${now}${rest}` };
}

/** Where a row is held over another one. */
export type DropPosition = 'before' | 'after' | 'on';

/** The place into which a row goes that is dropped at another one; nothing where it cannot stand. */
export function dropPlace(
  definitions: Pick<Definitions, 'values'>,
  dragged: OutlineNode,
  { node: target, position }: { node: OutlineNode; position: DropPosition },
): ItemPlace | undefined {
  const from = orderOf(definitions, dragged);
  if (!from || dragged.key === target.key) return undefined;
  if (position === 'on') {
    const list = `${target.selection.pointer}/fields`;
    const isSection = target.kind === 'section' && target.selection.file === from.file && IN_SECTION.test(from.list);
    if (!isSection || list === from.list) return undefined;
    return { file: from.file, list, index: itemsAt(definitions, { file: from.file, list }).length };
  }
  const at = orderOf(definitions, target);
  if (!at || at.file !== from.file) return undefined;
  const isLike = at.list === from.list || (IN_SECTION.test(at.list) && IN_SECTION.test(from.list));
  if (!isLike) return undefined;
  const index = at.index + (position === 'after' ? 1 : 0);
  const to = { ...at, index: at.list === from.list && from.index < index ? index - 1 : index };
  return to.list === from.list && to.index === from.index ? undefined : to;
}

/** What an item of a list is called: its title, its text, its name. */
export function calledItem(item: Json, titleOf: (field: string) => string): string {
  if (typeof item === 'string') return titleOf(item);
  const given = objectAt(item, '');
  const said = [given.title, given.card, given.text, given.link, given.info, given.block, given.id, given.rule];
  return String(said.find((text) => typeof text === 'string' && text !== '') ?? 'sem título');
}
