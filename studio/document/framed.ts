import type { Json } from '../../engine/core';
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

/** Where something of the form stands in the file, the other way round. */
export function pointerOfFramed(at: string, tab: Json | undefined): string {
  if (at.startsWith('#')) {
    const sections = valueAt(tab, '/uiSchema/ui:sections');
    const index = Array.isArray(sections) ? sections.findIndex((one) => objectAt(one, '').id === at.slice(1)) : -1;
    return index < 0 ? '' : `/uiSchema/ui:sections/${index}`;
  }
  const [first = '', index, ...rest] = at.slice(1).split('/');
  if (index !== undefined && /^\d+$/.test(index)) return fieldPointer(rest.join('/'), first);
  return fieldPointer(at.slice(1));
}
