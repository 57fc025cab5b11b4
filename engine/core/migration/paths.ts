import { isEmpty, isObject, type Json, type JsonObject } from '../json';

/** The names that lead to a place, from an object on. */
export type Path = readonly string[];

/** The names of `tab/field`, `tab/list/field`. */
export const pathOf = (place: string): Path => place.split('/');

/**
 * Calls `work` with the object that all the places share: the data, an object in it, or each row of the list that they
 * all go through.
 */
export function inRows(
  holder: JsonObject,
  paths: readonly Path[],
  work: (holder: JsonObject, paths: readonly Path[]) => void,
): void {
  const name = paths[0]?.[0] as string;
  const inner = memberOf(holder, name);
  const goOn = paths.every((path) => path.length > 1 && path[0] === name);
  const rest = () => paths.map((path) => path.slice(1));
  if (goOn && Array.isArray(inner)) for (const row of inner.filter(isObject)) inRows(row, rest(), work);
  else if (goOn && isObject(inner)) inRows(inner, rest(), work);
  else work(holder, paths);
}

/** The value of a place through objects alone. */
export function readAt(holder: JsonObject, [name = '', ...rest]: Path): Json | undefined {
  const inner = memberOf(holder, name);
  if (rest.length === 0) return inner;
  return isObject(inner) ? readAt(inner, rest) : undefined;
}

/** Takes the values of a place away, also those of rows on the way. */
export function takeAt(holder: JsonObject, [name = '', ...rest]: Path): Json[] {
  const inner = memberOf(holder, name);
  if (inner === undefined) return [];
  if (rest.length > 0) return [inner].flat().flatMap((one) => (isObject(one) ? takeAt(one, rest) : []));
  delete holder[name];
  return [inner];
}

/** Whether a value can be put at a place: nothing is there, and nothing but objects on the way. */
export function isFree(holder: JsonObject, [name = '', ...rest]: Path): boolean {
  const inner = memberOf(holder, name);
  if (rest.length === 0) return isEmpty(inner);
  return inner === undefined || (isObject(inner) && isFree(inner, rest));
}

/** Puts a value at a place, if that is free. @returns whether it was */
export function putAt(holder: JsonObject, path: Path, value: Json): boolean {
  if (!isFree(holder, path)) return false;
  let inner = holder;
  for (const name of path.slice(0, -1)) {
    if (!Object.hasOwn(inner, name)) inner[name] = {};
    inner = inner[name] as JsonObject;
  }
  inner[path.at(-1) as string] = value;
  return true;
}

const memberOf = (holder: JsonObject, name: string): Json | undefined =>
  Object.hasOwn(holder, name) ? holder[name] : undefined;
