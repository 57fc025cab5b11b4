import type { Json, JsonObject } from '../../engine/core';
import { rowsOf } from '../../engine/state';
import { fieldOfPointer, fieldPointer, objectAt, valueAt } from './pointers';

/** What the frame calls what a pointer into a tab's file leads to (`/Name`, `/accounts/0/Branch`, `#home`), if it is on the form. */
export function framedName(pointer: string, tab: Json | undefined): string | undefined {
  const section = /^\/uiSchema\/ui:sections\/\d+/.exec(pointer)?.[0];
  if (section !== undefined) {
    const { id } = objectAt(tab, section);
    return typeof id === 'string' ? `#${id}` : undefined;
  }
  const field = fieldOfPointer(pointer);
  if (!field) return undefined;
  return field.list === undefined ? `/${field.path}` : `/${field.list}/0/${field.path}`;
}

/** What of a form says which row of a list is meant. */
interface RowsSeen {
  values: JsonObject;
  rows: readonly { list: string; index: number }[];
}

/**
 * The same in the row that is meant: the one that was pointed at, as long as it is there, else that of the form that is open,
 * else the first. `picked` is what was pointed at, as the frame calls it.
 */
export function framedInRow(pointer: string, tab: Json | undefined, seen: RowsSeen | undefined, picked?: string) {
  const name = framedName(pointer, tab);
  const [, list = '', first, ...path] = name?.split('/') ?? [];
  if (first !== '0' || path.length === 0 || !seen) return name;
  const open = seen.rows.filter((row) => row.list === list).map(({ index }) => index);
  const meant =
    picked && pointerOfFramed(picked, tab) === pointerOfFramed(name ?? '', tab)
      ? Number(picked.split('/')[2])
      : undefined;
  const isThere = (index: number) => index < rowsOf(seen.values, list).length || open.includes(index);
  const index = meant !== undefined && isThere(meant) ? meant : (open.at(-1) ?? 0);
  return ['', list, index, ...path].join('/');
}

/** Where something of the form stands in the file, the other way round. */
export function pointerOfFramed(at: string, tab: Json | undefined): string {
  if (at.startsWith('#')) {
    const sections = valueAt(tab, '/uiSchema/ui:sections');
    const index = Array.isArray(sections) ? sections.findIndex((one) => objectAt(one, '').id === at.slice(1)) : -1;
    return index < 0 ? '' : `/uiSchema/ui:sections/${index}`;
  }
  // A button is the tab's.
  if (!at.startsWith('/')) return '';
  const [first = '', index, ...rest] = at.slice(1).split('/');
  if (index !== undefined && /^\d+$/.test(index)) return fieldPointer(rest.join('/'), first);
  return fieldPointer(at.slice(1));
}
