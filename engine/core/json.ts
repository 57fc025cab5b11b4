/** Any JSON value. `undefined` never occurs inside: an absent key is an empty field. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A JSON object, the shape of a tab's data and of one row. */
export type JsonObject = { [key: string]: Json };

/** Whether a value is an object and neither null nor a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Law 2 of the vocabulary: absent, null, `""` and `[]` are empty. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Whether an object has no members. */
export const isNone = (object: object): boolean => Object.keys(object).length === 0;

/** A copy of an object with other values over its own; `undefined` takes a member off. */
export function withValues(base: JsonObject, values: Record<string, Json | undefined>): JsonObject {
  const result: JsonObject = { ...base };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete result[name];
    else result[name] = value;
  }
  return result;
}

/** Deep equality of two JSON values; `undefined` equals only `undefined`. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isEqual(a[key], b[key]));
}
