import { isEqual, isObject, type Json, type JsonObject } from '../../engine/core';

/** Steps from the outermost value to one within it. */
type Way = readonly (string | number)[];

/** One change of a value of JSON: of a whole value, of the keys that an object has in their order, or of items of a list. */
export type Edit =
  | { at: Way; value: Json }
  | { at: Way; keys: readonly string[] }
  | { at: Way; from: number; gone: number; come: readonly Json[] };

/** What makes one value of JSON of another, smallest parts first told: put to `before` in their order they give `after`. */
export function editsBetween(before: Json, after: Json): Edit[] {
  const edits: Edit[] = [];
  if (before !== after) compare(before, after, [], edits);
  return edits;
}

function compare(before: Json | undefined, after: Json, at: Way, edits: Edit[]): void {
  if (isObject(before) && isObject(after)) compareKeys(before, after, at, edits);
  else if (Array.isArray(before) && Array.isArray(after)) compareItems(before, after, at, edits);
  else edits.push({ at, value: after });
}

function compareKeys(before: JsonObject, after: JsonObject, at: Way, edits: Edit[]): void {
  const [was, keys] = [Object.keys(before), Object.keys(after)];
  if (!isSameOrder(was, keys)) edits.push({ at, keys });
  for (const key of keys) {
    const known = Object.hasOwn(before, key) ? before[key] : undefined;
    if (known !== after[key]) compare(known, after[key] as Json, [...at, key], edits);
  }
}

function isSameOrder(was: readonly string[], keys: readonly string[]): boolean {
  if (was.length !== keys.length) return false;
  for (let place = 0; place < keys.length; place += 1) if (was[place] !== keys[place]) return false;
  return true;
}

/** Items that came or went in one place leave those before and behind it as they are. */
function compareItems(before: readonly Json[], after: readonly Json[], at: Way, edits: Edit[]): void {
  if (before.length === after.length) {
    after.forEach((item, index) => {
      if (before[index] !== item) compare(before[index], item, [...at, index], edits);
    });
    return;
  }
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && isEqual(before[from] as Json, after[from] as Json)) from += 1;
  let end = 0;
  while (end < most - from && isEqual(before.at(-1 - end) as Json, after.at(-1 - end) as Json)) end += 1;
  edits.push({ at, from, gone: before.length - from - end, come: after.slice(from, after.length - end) });
}

/** A value with edits put to it. What none of them touches is the very same; the value itself is left as it was. */
export const withEdits = (value: unknown, edits: readonly Edit[]): unknown =>
  edits.reduce((known, edit) => within(known, edit.at, edit), value);

function within(value: unknown, [step, ...rest]: Way, edit: Edit): unknown {
  if (step === undefined) return edited(value, edit);
  if (Array.isArray(value)) return value.with(Number(step), within(value[Number(step)], rest, edit));
  return { ...(value as JsonObject), [step]: within((value as JsonObject)[step], rest, edit) };
}

function edited(value: unknown, edit: Edit): unknown {
  if ('value' in edit) return edit.value;
  if ('come' in edit) return (value as Json[]).toSpliced(edit.from, edit.gone, ...edit.come);
  const known = value as JsonObject;
  return Object.fromEntries(edit.keys.map((key) => [key, known[key] as Json]));
}
