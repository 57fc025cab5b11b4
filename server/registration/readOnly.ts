import { isObject, type Json, type JsonObject } from '../../engine/core';
import type { FieldSchema } from '../../engine/definition';

/**
 * Read-only fields have their stored value, whatever came: also inside objects, and in the rows of a list, each of
 * which is compared with the stored row of the same key. A new row has none.
 */
export function keepReadOnly(
  fields: Record<string, FieldSchema>,
  sent: JsonObject,
  before: JsonObject,
  key: string,
): JsonObject {
  const kept: JsonObject = { ...sent };
  for (const [name, schema] of Object.entries(fields)) {
    const value = schema.readOnly ? before[name] : keepInside(schema, sent[name], before[name], key);
    if (value === undefined) delete kept[name];
    else kept[name] = value;
  }
  return kept;
}

function keepInside(
  schema: FieldSchema,
  sent: Json | undefined,
  before: Json | undefined,
  key: string,
): Json | undefined {
  const rowFields = schema.items?.properties;
  if (rowFields && Array.isArray(sent)) {
    const stored = Array.isArray(before) ? before.filter(isObject) : [];
    return sent.filter(isObject).map((row) => {
      const same = row[key] === undefined ? undefined : stored.find((candidate) => candidate[key] === row[key]);
      return keepReadOnly(rowFields, row, same ?? {}, key);
    });
  }
  if (!schema.properties) return sent;
  const kept = keepReadOnly(schema.properties, isObject(sent) ? sent : {}, isObject(before) ? before : {}, key);
  return Object.keys(kept).length > 0 ? kept : undefined;
}
