import { isObject } from '../core/json';

/** The items of a list with their places; a list that was refused in part has holes, which are passed over. */
export function entriesOf<T>(list: readonly T[] | undefined): [T, number][] {
  return (list ?? []).flatMap((item, index): [T, number][] => (item === undefined ? [] : [[item, index]]));
}

/** A copy in which refused items leave no hole, as the engine reads definitions. */
export function withoutHoles<T>(value: T): T {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(withoutHoles) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutHoles(inner)])) as T;
}
