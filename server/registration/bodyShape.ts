import { isEmpty, isObject, type Json, type JsonObject, type Pointer, toPointer } from '../../engine/core';
import type { FieldSchema, LoadedWizard, PartStep } from '../../engine/definition';
import { fieldsOfStep, fromShape, unknownKey } from '../../engine/wire';

export const WRONG_SHAPE = 'A requisição não traz os dados esperados.';

type Fields = Record<string, FieldSchema>;

/** What is wrong with the shape of a part's body: not what the part carries, or with a key that no field has. */
export function problemOfBody(loaded: LoadedWizard, step: PartStep, body: Json | undefined): string | undefined {
  const fields = fieldsOfStep(loaded, step);
  if (step.wrap !== undefined && !(isObject(body) && step.wrap in body)) return WRONG_SHAPE;
  const inner = fromShape(step, body);
  // Nothing at all is no list of one, and no answer to what a part asks by name: it would delete what is there.
  if (step.data.every((source) => source.includes('/')) && isObject(inner) && Object.keys(inner).length === 0) {
    return WRONG_SHAPE;
  }
  const single = step.data.length === 1 ? step.data[0]?.split('/')[1] : undefined;
  if (single === undefined) return problemOfFields(fields, inner);
  const schema = fields[single];
  if (schema?.type === 'object') return problemOfFields(schema.properties ?? {}, inner);
  const rowFields = schema?.items?.properties ?? {};
  if (!Array.isArray(inner)) return problemOfFields(rowFields, inner);
  for (const [index, row] of inner.entries()) {
    const problem = problemOfFields(rowFields, row, [String(index)]);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** What is wrong with an object of the wire: a key that no field has, or a list or an object where none belongs. */
export function problemOfFields(fields: Fields, body: Json | undefined, base: string[] = []): string | undefined {
  if (!isObject(body)) return WRONG_SHAPE;
  const unknown = unknownKey(fields, body, base);
  if (unknown !== undefined) return `Campo desconhecido: ${unknown}`;
  const wrong = wrongField(fields, body, base);
  return wrong === undefined ? undefined : `Valor de tipo inesperado: ${wrong}`;
}

function wrongField(fields: Fields, body: JsonObject, base: string[]): Pointer | undefined {
  for (const [name, value] of Object.entries(body)) {
    const wrong = wrongValue(fields[name] ?? {}, value, [...base, name]);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** A list may come as its only item, and anything may be empty. */
function wrongValue(schema: FieldSchema, value: Json, path: string[]): Pointer | undefined {
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
