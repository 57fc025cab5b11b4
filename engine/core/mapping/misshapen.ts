import type { FieldSchema, PartStep } from '../definition/types';
import { isEmpty, isObject, type Json, type JsonObject } from '../json';
import { type Pointer, toPointer } from '../pointer';
import { fieldsOfStep } from './parts';
import { fromShape } from './shape';
import type { LoadedWizard } from './wizard';

/** What of a body has not the shape of its fields, before anything is read of it. */
export interface Misshapen {
  /**
   * `body`: it is not what the call carries at all; `unknown`: a member that no field has; `type`: a list or an object where
   * none belongs.
   */
  kind: 'body' | 'unknown' | 'type';
  /** The place, among the fields; `''` of the body. */
  at: Pointer;
}

type Fields = Record<string, FieldSchema>;

const NO_BODY: Misshapen = { kind: 'body', at: '' };

/**
 * What of the body of a step's save call no screen would send: what `dataOfStep` would pass over, or read as something else.
 * Whether the values are right is `validateTab`'s to say.
 * @example
 * import { compileSchemas } from 'ficha-engine/compile';
 * import { formats } from 'ficha-engine/core';
 * import { type PartStep, stepsOfPart } from 'ficha-engine/definition';
 * import { loadedWizard } from 'ficha-engine/testing';
 * import english from 'ficha-engine/texts/en.json' with { type: 'json' };
 * import { misshapenBody } from 'ficha-engine/wire';
 *
 * const loaded = await loadedWizard(compileSchemas('examples/own-wizard/schemas', { texts: english }), 'visit', formats);
 * const step = loaded.wizard.parts.flatMap(stepsOfPart)[0] as PartStep;
 * misshapenBody(loaded, step, { name: 'Ada', isAdmin: true }); // { kind: 'unknown', at: '/isAdmin' }
 * misshapenBody(loaded, step, { name: ['Ada'] }); // { kind: 'type', at: '/name' }
 * misshapenBody(loaded, step, 'Ada'); // { kind: 'body', at: '' }
 * misshapenBody(loaded, step, { name: 'Ada', email: null }); // undefined
 */
export function misshapenBody(loaded: LoadedWizard, step: PartStep, body: Json | undefined): Misshapen | undefined {
  const fields = fieldsOfStep(loaded, step);
  if (step.wrap !== undefined && !(isObject(body) && step.wrap in body)) return NO_BODY;
  const inner = fromShape(step, body);
  // Nothing at all is no list of one, and no answer to what a part asks by name: it would delete what is there.
  if (step.data.every((source) => source.includes('/')) && isObject(inner) && Object.keys(inner).length === 0) {
    return NO_BODY;
  }
  const single = step.data.length === 1 ? step.data[0]?.split('/')[1] : undefined;
  return single === undefined ? misshapenFields(fields, inner) : misshapenField(fields[single] ?? {}, inner);
}

/** The same of a body that is the value of one field alone. */
function misshapenField(schema: FieldSchema, body: Json | undefined): Misshapen | undefined {
  if (schema.properties) return misshapenFields(schema.properties, body);
  const rowFields = schema.items?.properties;
  if (!rowFields) {
    const wrong = body === undefined ? '' : wrongValue(schema, body, []);
    if (wrong === '') return NO_BODY;
    return wrong === undefined ? undefined : { kind: 'type', at: wrong };
  }
  if (!Array.isArray(body)) return misshapenFields(rowFields, body);
  for (const [index, row] of body.entries()) {
    const wrong = misshapenFields(rowFields, row, [String(index)]);
    if (wrong) return wrong;
  }
  return undefined;
}

/** The same of an object of fields: a row, or what a call of the server's own carries. */
export function misshapenFields(
  fields: Fields,
  body: Json | undefined,
  base: readonly string[] = [],
): Misshapen | undefined {
  if (!isObject(body)) return NO_BODY;
  const unknown = unknownKey(fields, body, base);
  if (unknown !== undefined) return { kind: 'unknown', at: unknown };
  const wrong = wrongField(fields, body, base);
  return wrong === undefined ? undefined : { kind: 'type', at: wrong };
}

/** The first member that no field has, or only the screen's own fields. */
function unknownKey(fields: Fields, body: JsonObject, base: readonly string[]): Pointer | undefined {
  for (const [name, value] of Object.entries(body)) {
    const schema = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!schema || schema.local !== undefined) return toPointer([...base, name]);
    const inner = schema.type === 'object' ? schema.properties : schema.items?.properties;
    const nested: [Json, string[]][] = Array.isArray(value)
      ? value.map((row, index) => [row, [...base, name, String(index)]])
      : [[value, [...base, name]]];
    for (const [item, path] of nested) {
      const unknown = inner && isObject(item) ? unknownKey(inner, item, path) : undefined;
      if (unknown) return unknown;
    }
  }
  return undefined;
}

function wrongField(fields: Fields, body: JsonObject, base: readonly string[]): Pointer | undefined {
  for (const [name, value] of Object.entries(body)) {
    const wrong = wrongValue(fields[name] ?? {}, value, [...base, name]);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** A list may come as its only item, and anything may be empty. */
function wrongValue(schema: FieldSchema, value: Json, path: readonly string[]): Pointer | undefined {
  if (value === null || value === '') return undefined;
  if (schema.properties) return isObject(value) ? wrongField(schema.properties, value, path) : toPointer(path);
  if (schema.type !== 'array') return typeof value === 'object' ? toPointer(path) : undefined;
  const items = schema.items ?? {};
  if (!Array.isArray(value)) return wrongValue(items, value, path);
  for (const [index, item] of value.entries()) {
    const at = [...path, String(index)];
    const wrong = isEmpty(item) ? toPointer(at) : wrongValue(items, item, at);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
