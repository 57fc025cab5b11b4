import { randomUUID } from 'node:crypto';
import { isObject, type Json, type JsonObject } from '../../engine/core';
import type { CompiledTab } from '../../engine/definition';

/**
 * The data of a tab with a key in every row of its lists, and in every object that has one: a row keeps the key that it
 * is stored under, any other gets a new one, so that no client can name a row of another.
 */
export function withRowKeys(
  data: JsonObject,
  { before, tab, key }: { before: JsonObject; tab: CompiledTab | undefined; key: string },
): JsonObject {
  const keyed: JsonObject = { ...data };
  for (const [list, schema] of Object.entries(tab?.definition.schema.properties ?? {})) {
    const rows = data[list];
    if (schema.properties?.[key] && isObject(rows)) {
      keyed[list] = { ...rows, [key]: keyOf(before[list], key) ?? randomUUID() };
      continue;
    }
    if (!schema.items?.properties?.[key] || !Array.isArray(rows)) continue;
    const known = new Set(rowsOf(before, list).map((row) => row[key]));
    keyed[list] = rowsOf(data, list).map((row) => {
      const kept = row[key] !== undefined && known.delete(row[key]);
      return kept ? row : { ...row, [key]: randomUUID() };
    });
  }
  return keyed;
}

function keyOf(stored: Json | undefined, key: string): Json | undefined {
  return isObject(stored) ? stored[key] : undefined;
}

function rowsOf(data: JsonObject, list: string): JsonObject[] {
  const rows = data[list];
  return Array.isArray(rows) ? rows.filter(isObject) : [];
}
