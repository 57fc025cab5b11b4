import type { FieldSchema } from '../../core/definition/types';
import { isObject, type Json } from '../../core/json';
import { toPointer } from '../../core/pointer';

/** The schema of the object or field at a path, where there is one. */
export function schemaAt(schema: FieldSchema, path: readonly string[]): FieldSchema | undefined {
  return path.reduce<FieldSchema | undefined>((outer, name) => outer?.properties?.[name], schema);
}

/** What the UI schema says of a path, and the pointer of that in its file. */
export function uiAt(
  ui: Json | undefined,
  pointer: string,
  path: readonly string[],
): { value: Json | undefined; pointer: string } {
  return path.reduce<{ value: Json | undefined; pointer: string }>(
    (outer, name) => ({
      value: isObject(outer.value) ? outer.value[name] : undefined,
      pointer: outer.pointer + toPointer([name]),
    }),
    { value: ui, pointer },
  );
}
