import { isEmpty, isObject, type Json, type JsonObject } from '../../../engine/core';
import { type FieldSchema, type LoadedWizard, stepsOfPart } from '../../../engine/definition';
import { sourcesOf, type WizardData } from '../../../engine/wire';
import type { Place } from './places';

/** The fields that a wizard keeps, by `tab/field`. */
export type Carried = ReadonlyMap<string, FieldSchema>;

/** The fields that the parts of a wizard carry, and the lists that are saved by calls of their own. */
export function carriedBy(loaded: LoadedWizard): Carried {
  const carried = new Map<string, FieldSchema>();
  for (const step of loaded.wizard.parts.flatMap(stepsOfPart)) {
    for (const { tab, fields } of sourcesOf(loaded, step)) {
      for (const [name, schema] of Object.entries(fields)) carried.set(`${tab}/${name}`, schema);
    }
  }
  for (const [tab, { definition }] of Object.entries(loaded.tabs)) {
    for (const [list, { forms }] of Object.entries(definition.collections ?? {})) {
      const schema = definition.schema.properties[list];
      if (forms?.length && schema) carried.set(`${tab}/${list}`, schema);
    }
  }
  return carried;
}

/** A value, and where it stands. */
export interface Value {
  place: Place;
  value: Json;
}

/** The values that the one version keeps and the other has no place for. */
export function notCarried(data: WizardData, before: Carried, after: Carried): Value[] {
  const found: Value[] = [];
  for (const [tab, fields] of Object.entries(data)) {
    for (const [name, value] of Object.entries(fields)) {
      const [was, is] = [before.get(`${tab}/${name}`), after.get(`${tab}/${name}`)];
      if (!was || isEmpty(value)) continue;
      if (!is) found.push({ place: { tab, node: name, rows: [] }, value });
      else if (was !== is) within({ tab, node: name, rows: [] }, value, { was, is }, found);
    }
  }
  return found;
}

/** Both schemas of one value. */
interface Schemas {
  was: FieldSchema;
  is: FieldSchema;
}

function within(place: Place, value: Json, { was, is }: Schemas, found: Value[]): void {
  if (Array.isArray(value) && was.items?.properties) {
    const list = { ...place, node: `${place.node}[]` };
    for (const [index, row] of value.entries()) {
      if (isObject(row)) members({ ...list, rows: [index] }, row, { was: was.items, is: is.items ?? {} }, found);
    }
  } else if (isObject(value) && was.properties) members(place, value, { was, is }, found);
}

function members(place: Place, holder: JsonObject, { was, is }: Schemas, found: Value[]): void {
  for (const [name, value] of Object.entries(holder)) {
    const [old, own] = [was.properties?.[name], is.properties?.[name]];
    if (!old || isEmpty(value)) continue;
    const inner = { ...place, node: `${place.node}/${name}` };
    if (!own) found.push({ place: inner, value });
    else within(inner, value, { was: old, is: own }, found);
  }
}
