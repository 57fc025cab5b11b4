import { isObject, type Json, type JsonObject } from './json';

/** A JSON Pointer into a tab's data: `/contas/0/Agencia`. */
export type Pointer = string;

/** The steps of a pointer: `/contas/0/Agencia` gives `['contas', '0', 'Agencia']`. Source: RFC 6901. */
export function parsePointer(pointer: Pointer): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer of these steps. */
export function toPointer(steps: readonly (string | number)[]): Pointer {
  return steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The value at these steps, or `undefined`: what an object inherits, as `toString`, is none. */
export function getAt(data: Json | undefined, steps: readonly (string | number)[]): Json | undefined {
  let value: Json | undefined = data;
  for (const step of steps) {
    if (Array.isArray(value)) value = value[Number(step)];
    else if (isObject(value)) value = Object.hasOwn(value, step) ? value[step] : undefined;
    else return undefined;
  }
  return value;
}

/** A copy of `data` with `value` at these steps; `undefined` removes the key. Objects on the way are made. */
export function setAt(data: JsonObject, steps: readonly (string | number)[], value: Json | undefined): JsonObject {
  return write(data, steps, 0, value) as JsonObject;
}

function write(
  node: Json | undefined,
  steps: readonly (string | number)[],
  depth: number,
  value: Json | undefined,
): Json {
  const step = steps[depth] as string | number;
  const last = depth === steps.length - 1;
  if (Array.isArray(node)) {
    const rows = node.slice();
    rows[Number(step)] = last ? (value as Json) : write(rows[Number(step)], steps, depth + 1, value);
    return rows;
  }
  const object: JsonObject = isObject(node) ? { ...node } : {};
  if (!last) object[step] = write(Object.hasOwn(object, step) ? object[step] : undefined, steps, depth + 1, value);
  else if (value === undefined) delete object[step];
  else object[step] = value;
  return object;
}
