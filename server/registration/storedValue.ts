import { getAt, isObject, type Json, type JsonObject } from '../../engine/core';
import { type FieldPlan, rowsOf } from '../../engine/state';

/** Where a field's value was stored: the same field, in a list that of the row with the same key. */
export interface StoredPlace {
  before: JsonObject;
  data: JsonObject;
  field: FieldPlan;
  index: number | undefined;
  /** The field that identifies a row. */
  key: string;
}

/** The value that a field had before; a new row had none. */
export function storedValue({ before, data, field, index, key }: StoredPlace): Json | undefined {
  if (field.list === undefined) return getAt(before, field.path);
  const id = rowsOf(data, field.list)[index ?? 0]?.[key];
  const row = rowsOf(before, field.list).find((candidate) => isObject(candidate) && candidate[key] === id);
  return id === undefined ? undefined : getAt(row, field.path);
}
