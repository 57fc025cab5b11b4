import { isObject, type Json } from '../../../engine/core';
import { listAt, objectAt as objectOf } from '../../../engine/edit';
import { fieldOfPointer, objectAt, valueAt } from '../pointers';
import type { Selection } from '../workspace';
import type { FieldPlace } from './addField';

/** Where a new field goes: into a section, or into the rows of a list. */
export type NewFieldPlace = FieldPlace | { file: string; list: string; after?: number };

/** The place behind what is selected in a tab: after a field, at the end of a section, else at the end of the first one. */
export function newFieldPlace(
  values: Readonly<Record<string, Json>>,
  { file, pointer }: Selection,
): NewFieldPlace | undefined {
  const sections = listAt(valueAt(values[file], '/uiSchema/ui:sections')).map((section) =>
    listAt(objectOf(section).fields),
  );
  if (sections.length === 0) return undefined;
  const [, section, item] = /^\/uiSchema\/ui:sections\/(\d+)(?:\/fields\/(\d+))?/.exec(pointer) ?? [];
  if (section !== undefined) {
    return { file, section: Number(section), ...(item !== undefined && { after: Number(item) }) };
  }
  const collection = /^\/collections\/([^/]+)/.exec(pointer)?.[1];
  if (collection !== undefined) return { file, list: collection };
  const field = fieldOfPointer(pointer);
  if (field?.list !== undefined) return rowPlace(values, file, field.list, field.path);
  const [top = ''] = field?.path.split('/') ?? [];
  if (isObject(valueAt(values[file], `/collections/${top}`))) return { file, list: top };
  const at = sections.findIndex((fields) => fields.some((each) => each === field?.path || each === top));
  if (at < 0) return { file, section: 0 };
  const after = sections[at]?.findIndex((each) => each === field?.path || each === top) ?? -1;
  return { file, section: at, after };
}

function rowPlace(values: Readonly<Record<string, Json>>, file: string, list: string, name: string): NewFieldPlace {
  const collection = objectAt(values[file], `/collections/${list}`);
  const [form] = listAt(collection.forms);
  const shown = listAt(form === undefined ? collection.fields : objectOf(form).fields);
  const after = shown.indexOf(name);
  return { file, list, ...(after >= 0 && { after }) };
}
