import { isObject, type Json, type JsonObject } from '../../engine/core';
import type { FieldSchema } from '../../engine/definition';

/** What saved data are held against. */
export interface Asked {
  fields: Record<string, FieldSchema>;
  /** The name of the key of rows. */
  key: string;
}

/**
 * Data that take the place of others, with what those hold of fields that nobody is asked any more; in lists row by row,
 * by their keys.
 */
export function withUnasked(before: JsonObject, data: JsonObject, { fields, key }: Asked): JsonObject {
  const unasked = Object.entries(before).filter(([name]) => !(name in fields) && name !== key);
  const result: JsonObject = { ...Object.fromEntries(unasked), ...data };
  for (const [name, { items }] of Object.entries(fields)) {
    const [rows, own] = [data[name], before[name]];
    if (!items?.properties || !Array.isArray(rows) || !Array.isArray(own)) continue;
    const rowOf = (row: JsonObject) =>
      own.filter(isObject).find((other) => row[key] !== undefined && other[key] === row[key]) ?? {};
    const asked = { fields: items.properties, key };
    result[name] = rows.map((row): Json => (isObject(row) ? withUnasked(rowOf(row), row, asked) : row));
  }
  return result;
}
