import { isObject, type Json, type JsonObject } from './json';

/**
 * A value with every part of the one before that it still holds: what has not changed is the very same object, so that what
 * was made of it can be kept. Neither of them is changed. For values of JSON.
 */
export const withSameParts = <T>(before: T | undefined, after: T): T => shared(before as Json, after as Json) as T;

function shared(before: Json | undefined, after: Json): Json {
  if (before === after) return after;
  if (Array.isArray(before) && Array.isArray(after)) return sameItems(before, after);
  if (isObject(before) && isObject(after)) return sameKeys(before, after);
  return after;
}

function sameKeys(before: JsonObject, after: JsonObject): JsonObject {
  const order = Object.keys(before);
  const keys = Object.keys(after);
  const parts: Json[] = [];
  let isSame = keys.length === order.length;
  let isOwn = true;
  for (const key of keys) {
    const was = before[key];
    const is = after[key] as Json;
    const part = was === is ? is : shared(was, is);
    isSame &&= key === order[parts.length] && part === was;
    isOwn &&= part === is;
    parts.push(part);
  }
  if (isSame) return before;
  // What was made of the value before holds its parts already.
  return isOwn ? after : Object.fromEntries(keys.map((key, at) => [key, parts[at] as Json]));
}

/** Items are compared from both ends: one that came or went between them changes no other. */
function sameItems(before: Json[], after: Json[]): Json[] {
  if (before.length === after.length) {
    const items: Json[] = [];
    let isSame = true;
    for (const item of after) {
      const was = before[items.length];
      const part = shared(was, item);
      isSame &&= part === was;
      items.push(part);
    }
    return isSame ? before : items;
  }
  const items = [...after];
  const isSameAt = (was: number, is: number) => {
    items[is] = shared(before[was], after[is] as Json);
    return items[is] === before[was];
  };
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSameAt(start, start)) start += 1;
  let end = 0;
  while (end < most - start && isSameAt(before.length - 1 - end, after.length - 1 - end)) end += 1;
  for (let at = start; at < after.length - end; at += 1) isSameAt(at, at);
  return items;
}
