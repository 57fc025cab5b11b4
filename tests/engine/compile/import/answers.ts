import fc from 'fast-check';
import type { FieldSchema } from '../../../../engine/core/definition/types';
import type { Json, JsonObject } from '../../../../engine/core/json';

/** Any answers to the fields of an object: each empty, right, or wrong in one of the ways in which it can be. */
export function answersTo({ properties = {} }: FieldSchema): fc.Arbitrary<JsonObject> {
  const entries = Object.entries(properties).map(([name, field]): [string, fc.Arbitrary<Json>] => [name, anyOf(field)]);
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] }) as fc.Arbitrary<JsonObject>;
}

function anyOf(field: FieldSchema): fc.Arbitrary<Json> {
  if (field.type === 'object') return answersTo(field);
  const codes = field.enum ?? field.oneOf?.map((option) => option.const);
  if (field.type === 'array') {
    const options = field.items?.enum ?? field.items?.oneOf?.map((option) => option.const);
    if (options) return fc.subarray(options, { minLength: 1 });
    return fc.array(answersTo(field.items ?? {}), { minLength: 1, maxLength: 3 });
  }
  if (field.const !== undefined) return fc.constant(field.const);
  if (codes) return fc.constantFrom(...codes);
  if (field.type === 'boolean') return fc.boolean();
  if (field.type === 'integer') return fc.constantFrom(-1, 0, 1, 2, 9, 10, 11, 17, 18, 99, 100, 149, 150);
  if (field.type === 'number') return fc.constantFrom(-1, 0, 0.5, 9.75, 10, 10.25, 99.5, 100, 101);
  if (field.format === 'date') return fc.constantFrom('2000-02-29', '1999-12-31');
  if (field.format === 'email') return fc.constantFrom('ada@example.com', 'ada');
  return fc.constantFrom('a', 'ab', 'abcde', 'a text of more than twenty letters');
}
