import { isEmpty, isEqual, isObject, type Json, type JsonObject } from '../json';

/** What becomes of a list that was typed into and has been loaded since. */
type MergeList = (loaded: Json | undefined, before: Json | undefined, typed: Json[]) => Json[];

/** The list as it was typed, whatever was loaded. */
export const asTyped: MergeList = (_loaded, _before, typed) => typed;

/**
 * What a late load brought, with what the customer typed since over it: a field counts as typed when it differs from
 * what stood there before, also in an object. Rows typed into a list that the load filled come behind the loaded ones, so
 * none is lost; options chosen are those of both.
 */
export function typedOver(
  loaded: JsonObject,
  before: JsonObject,
  now: JsonObject,
  mergeList: MergeList = addRows,
): JsonObject {
  const merged: JsonObject = { ...loaded };
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const typed = now[name];
    if (isEqual(typed, before[name])) continue;
    if (typed === undefined) delete merged[name];
    else merged[name] = withTyped(merged[name], before[name], typed, mergeList);
  }
  return merged;
}

function withTyped(loaded: Json | undefined, before: Json | undefined, typed: Json, mergeList: MergeList): Json {
  if (Array.isArray(typed)) return mergeList(loaded, before, typed);
  if (!isObject(typed) || !isObject(loaded)) return typed;
  return typedOver(loaded, isObject(before) ? before : {}, typed, mergeList);
}

function addRows(loaded: Json | undefined, before: Json | undefined, typed: Json[]): Json[] {
  const known = Array.isArray(loaded) ? loaded : [];
  const untouched = Array.isArray(before) ? before : [];
  const own = typed.filter((row) => {
    const there = isObject(row) ? untouched : [...untouched, ...known];
    return !there.some((old) => isEqual(old, row));
  });
  return known.length > 0 ? [...known, ...own] : typed;
}

/** Where a row that was sent stands now: itself, or what the customer made of it meanwhile; -1 when it is gone. */
export function placeOfSent(
  now: readonly JsonObject[],
  sent: readonly JsonObject[],
  row: JsonObject,
  key: string,
): number {
  const same = now.indexOf(row);
  if (same !== -1 || !isEmpty(row[key])) return same;
  const index = sent.indexOf(row);
  const there = now[index];
  return there && isEmpty(there[key]) && !sent.includes(there) ? index : -1;
}

/** What differs in another state of an object, members that it has not included. */
export function changesIn(now: JsonObject, next: JsonObject): Record<string, Json | undefined> {
  const names = [...new Set([...Object.keys(now), ...Object.keys(next)])];
  return Object.fromEntries(names.filter((name) => !isEqual(now[name], next[name])).map((name) => [name, next[name]]));
}
