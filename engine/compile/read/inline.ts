import { isObject, type Json, type JsonObject } from '../../core/json';

/** Every `$ref` below a field, with its pointer. */
export function refsOf(field: unknown, pointer: string): { ref: string; pointer: string }[] {
  if (!isObject(field as Json)) return [];
  const { $ref, items, properties } = field as JsonObject;
  return [
    ...(typeof $ref === 'string' ? [{ ref: $ref, pointer: `${pointer}/$ref` }] : []),
    ...refsOf(items, `${pointer}/items`),
    ...Object.entries(isObject(properties) ? properties : {}).flatMap(([key, inner]) =>
      refsOf(inner, `${pointer}/properties/${key}`),
    ),
  ];
}
