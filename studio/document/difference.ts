import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import { isEqual, isObject, type Json, type JsonObject, parsePointer, toPointer } from '../../engine/core';
import { applyEdits, type Files, sameEnds, type TextEdit } from '../../engine/edit';
import { insertItem, insertKey, removeValue, setValue, type TextFile } from './edits';
import { treeOf } from './treeOf';

/** Edits of a text as it stands after those before. */
export type Step = (text: string) => TextEdit[];

/** Edits made one after the other, as one edit of the text as it is now; none when nothing changes. */
export function editsInTurn({ file, text }: TextFile, steps: readonly Step[]): TextEdit[] {
  return oneEdit(file, text, textAfter({ file, text }, steps));
}

/** The text after edits made one after the other. */
export const textAfter = ({ file, text }: TextFile, steps: readonly Step[]): string =>
  steps.reduce((now, step) => applyEdits({ [file]: now }, step(now))[file] ?? now, text);

/** The edits that make texts others, one for each file that differs; none takes a file away. */
export const editsBetween = (before: Files, after: Files): TextEdit[] =>
  Object.entries(after).flatMap(([file, text]) => oneEdit(file, before[file] ?? '', text));

/** The one edit that makes a text another one. */
function oneEdit(file: string, before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const { start, end } = sameEnds(before, after);
  return [{ file, offset: start, length: before.length - start - end, text: after.slice(start, after.length - end) }];
}

/** The value at a pointer of a text; `undefined` where there is none. */
export function valueIn(text: string, pointer: string): Json | undefined {
  let node = treeOf(text);
  for (const step of parsePointer(pointer)) {
    node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
  }
  return node && (getNodeValue(node) as Json);
}

/**
 * The smallest edits by which the value at a pointer becomes another one: what is the same on both sides keeps its text.
 * New keys stand after the last one that `order` has before them. `undefined` takes the value away.
 */
export function editsTo(
  { file, text, pointer }: { file: string; text: string; pointer: string },
  after: Json | undefined,
  order: readonly string[] = [],
): TextEdit[] {
  return editsInTurn({ file, text }, stepsTo({ file, pointer, before: valueIn(text, pointer), order }, after));
}

interface Place {
  file: string;
  pointer: string;
  before: Json | undefined;
  order: readonly string[];
}

function stepsTo({ file, pointer, before, order }: Place, after: Json | undefined): Step[] {
  if (isEqual((before ?? null) as Json, (after ?? null) as Json) && (before === undefined) === (after === undefined)) {
    return [];
  }
  if (after === undefined) return [(text) => removeValue({ file, text }, pointer)];
  if (isObject(before) && isObject(after) && Object.keys(before).some((key) => key in after)) {
    return objectSteps({ file, pointer, before, order }, before, after);
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length > 0 && after.length > 0) {
    return listSteps({ file, pointer, before, order }, before, after);
  }
  return [(text) => setValue({ file, text }, pointer, after)];
}

function objectSteps({ file, pointer, order }: Place, before: JsonObject, after: JsonObject): Step[] {
  const at = (key: string) => pointer + toPointer([key]);
  const gone = Object.keys(before).filter((key) => !(key in after));
  const kept = Object.keys(after).filter((key) => key in before);
  const added = Object.keys(after).filter((key) => !(key in before));
  const present = [...kept];
  return [
    ...gone.map(
      (key): Step =>
        (text) =>
          removeValue({ file, text }, at(key)),
    ),
    ...kept.flatMap((key) => stepsTo({ file, pointer: at(key), before: before[key], order: [] }, after[key])),
    ...added.map((key): Step => {
      const previous = keyBefore(key, present, order);
      present.push(key);
      return (text) => insertKey({ file, text }, pointer, key, after[key] as Json, previous);
    }),
  ];
}

/** The key among those present that a new one stands after; `undefined`: at the end. */
function keyBefore(key: string, present: readonly string[], order: readonly string[]): string | undefined {
  const rank = order.indexOf(key);
  return order.slice(0, Math.max(rank, 0)).findLast((each) => present.includes(each));
}

function listSteps({ file, pointer }: Place, before: Json[], after: Json[]): Step[] {
  if (before.length === after.length) {
    return after.flatMap((item, index) =>
      stepsTo({ file, pointer: `${pointer}/${index}`, before: before[index], order: [] }, item),
    );
  }
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isEqual(before[start] as Json, after[start] as Json)) start += 1;
  let end = 0;
  while (end < most - start && isEqual(before.at(-1 - end) as Json, after.at(-1 - end) as Json)) end += 1;
  const gone = before.slice(start, before.length - end).map((_, index) => start + index);
  const added = after.slice(start, after.length - end);
  return [
    ...added.map(
      (item, index): Step =>
        (text) =>
          insertItem({ file, text }, pointer, start + index, item),
    ),
    ...gone.toReversed().map(
      (index): Step =>
        (text) =>
          removeValue({ file, text }, `${pointer}/${index + added.length}`),
    ),
  ];
}
