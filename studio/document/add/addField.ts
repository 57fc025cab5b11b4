import { isObject, type Json, type JsonObject, toPointer } from '../../../engine/core';
import type { FieldSchema, FieldUi } from '../../../engine/definition';
import { listAt, objectAt } from '../../../engine/edit';
import { editsInTurn, type Step } from '../difference';
import { insertItem, insertKey } from '../edits';
import { carried } from './carried';
import { fileAt, objectOf, sectionsOf } from './places';
import type { Added, Definitions } from './types';

/** A field to be made. */
export interface NewField {
  /** Of the API: `PaisNascimento`. */
  name: string;
  schema: FieldSchema & { $ref?: string };
  ui?: FieldUi;
}

/** Where a field goes: a section of a tab, after one of its items (at its end without one). */
export interface FieldPlace {
  file: string;
  section: number;
  after?: number;
}

/** A field of a tab: its data, its place on the screen, how it is shown, and the part that carries it. */
export function addField(definitions: Definitions, place: FieldPlace, { name, schema, ui = {} }: NewField): Added {
  const { file, section } = place;
  const items = listAt(sectionsOf(definitions, file)[section]?.fields);
  const index = place.after === undefined ? items.length : place.after + 1;
  const before = items.slice(0, index).findLast((item) => typeof item === 'string' && !item.includes('/'));
  const previous = typeof before === 'string' ? before : undefined;
  const screen = objectAt(objectOf(definitions, file).uiSchema);
  const styled = previous !== undefined && previous in screen ? previous : undefined;
  const steps: Step[] = [
    (text) => insertKey({ file, text }, '/schema/properties', name, schema as unknown as Json, previous),
    (text) => insertItem({ file, text }, toPointer(['uiSchema', 'ui:sections', section, 'fields']), index, name),
    ...(Object.keys(ui).length > 0
      ? [(text: string) => insertKey({ file, text }, '/uiSchema', name, ui as unknown as Json, styled)]
      : []),
  ];
  return {
    name: `Campo ${schema.title ?? name}`,
    edits: [
      ...editsInTurn(fileAt(definitions, file), steps),
      ...(schema.local === undefined ? carried(definitions, file, { name, title: schema.title }) : []),
    ],
    at: { file, pointer: toPointer(['schema', 'properties', name]) },
  };
}

/** A field of the rows of a list, after another one of its items. */
export function addRowField(
  definitions: Definitions,
  { file, list, after }: { file: string; list: string; after?: number },
  { name, schema, ui = {} }: NewField,
): Added {
  const tab = objectOf(definitions, file);
  const collection = objectAt(objectAt(tab.collections)[list]);
  const forms = listAt(collection.forms);
  const own = ['collections', list, ...(forms.length > 0 ? ['forms', 0] : []), 'fields'];
  const shown = listAt(forms.length > 0 ? objectAt(forms[0]).fields : collection.fields);
  const index = after === undefined ? shown.length : after + 1;
  const listUi = objectAt(objectAt(tab.uiSchema)[list]);
  const steps: Step[] = [
    (text) =>
      insertKey(
        { file, text },
        toPointer(['schema', 'properties', list, 'items', 'properties']),
        name,
        schema as unknown as Json,
      ),
    (text) => insertItem({ file, text }, toPointer(own), index, name),
    ...rowUi(file, list, listUi, { [name]: ui as unknown as Json }),
  ];
  return {
    name: `Campo ${schema.title ?? name}`,
    edits: editsInTurn(fileAt(definitions, file), steps),
    at: { file, pointer: toPointer(['schema', 'properties', list, 'items', 'properties', name]) },
  };
}

function rowUi(file: string, list: string, listUi: JsonObject, own: JsonObject): Step[] {
  const [name = ''] = Object.keys(own);
  if (Object.keys(objectAt(own[name])).length === 0) return [];
  const at = toPointer(['uiSchema', list]);
  if (isObject(listUi.items)) {
    return [(text) => insertKey({ file, text }, `${at}/items`, name, own[name] as Json)];
  }
  if (Object.keys(listUi).length > 0) return [(text) => insertKey({ file, text }, at, 'items', own)];
  return [(text) => insertKey({ file, text }, '/uiSchema', list, { items: own })];
}
