import { type Json, toPointer } from '../../../engine/core';
import type { Files, TextEdit } from '../../../engine/edit';
import { editsInTurn } from '../difference';
import { insertItem, moveItem, removeValue } from '../edits';
import { valueAt } from '../pointers';

/** One place in a list of a file. */
export interface ItemPlace {
  file: string;
  list: string;
  index: number;
}

/** The list and the index that a pointer ends in; nothing where it is no item of a list. */
export function itemPlace(file: string, pointer: string): ItemPlace | undefined {
  const [, list, index] = /^(.*)\/(\d+)$/.exec(pointer) ?? [];
  return list === undefined ? undefined : { file, list, index: Number(index) };
}

/** Moves an item within its list, or to another list of the same file. `to.index` is its place there afterwards. */
export function movedItem(texts: Files, from: ItemPlace, to: ItemPlace): TextEdit[] {
  const { file } = from;
  const text = texts[file];
  if (text === undefined || to.file !== file) throw new Error(`${from.list} cannot be moved to ${to.file}.`);
  if (from.list === to.list) return moveItem({ file, text }, from.list, from.index, to.index);
  const item = valueAt(JSON.parse(text) as Json, `${from.list}/${from.index}`);
  if (item === undefined) throw new Error(`There is nothing at ${from.list}/${from.index}.`);
  return editsInTurn({ file, text }, [
    (now) => insertItem({ file, text: now }, to.list, to.index, item),
    (now) => removeValue({ file, text: now }, `${from.list}/${from.index}`),
  ]);
}

/** Where a name stands among the items of the sections of a tab. */
export function placeOnScreen(tab: Json | undefined, path: string): { list: string; index: number } | undefined {
  const sections = valueAt(tab, '/uiSchema/ui:sections');
  if (!Array.isArray(sections)) return undefined;
  for (const [at] of sections.entries()) {
    const list = `/uiSchema/ui:sections/${at}/fields`;
    const items = valueAt(tab, list);
    const index = Array.isArray(items) ? items.indexOf(path) : -1;
    if (index >= 0) return { list, index };
  }
  return undefined;
}

/** The fields of the rows of a list as the screen shows them: in the row itself, or in its forms. */
export function rowOrder(tab: Json | undefined, list: string): string[] {
  const items = rowLists(tab, list).flatMap((pointer) => valueAt(tab, pointer) as Json[]);
  return [...new Set(items.filter((item) => typeof item === 'string'))];
}

/** Where a field of the rows of a list stands: in the row itself, or in the first form that has it. */
export function placeInRows(
  tab: Json | undefined,
  list: string,
  name: string,
): { list: string; index: number } | undefined {
  for (const pointer of rowLists(tab, list)) {
    const index = (valueAt(tab, pointer) as Json[]).indexOf(name);
    if (index >= 0) return { list: pointer, index };
  }
  return undefined;
}

function rowLists(tab: Json | undefined, list: string): string[] {
  const own = toPointer(['collections', list]);
  const forms = valueAt(tab, `${own}/forms`);
  const all = [`${own}/fields`, ...(Array.isArray(forms) ? forms.map((_, at) => `${own}/forms/${at}/fields`) : [])];
  return all.filter((pointer) => Array.isArray(valueAt(tab, pointer)));
}
