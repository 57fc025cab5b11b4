import { isEmpty, type JsonObject } from '../json';
import type { TabPlan } from '../plan/plan';
import type { Pointer } from '../pointer';
import { moveUp } from '../state/rows';
import { locate, valueAt } from '../state/state';

/** Texts that stand in fields and mean no value yet, such as the first digits of a number, by pointer. */
export type UnreadTexts = Record<Pointer, string>;

/** The texts with another one in a field, or none. */
export function putText(texts: UnreadTexts, pointer: Pointer, text: string | undefined): UnreadTexts {
  if (texts[pointer] === text) return texts;
  if (text) return { ...texts, [pointer]: text };
  const { [pointer]: _, ...rest } = texts;
  return rest;
}

/** Those of fields that are empty: where a value has come, no text stands. */
export function openTexts(plan: TabPlan, data: JsonObject, texts: UnreadTexts): UnreadTexts {
  return pick(texts, (pointer) => locate(plan, pointer) !== undefined && isEmpty(valueAt(data, pointer)));
}

/** The texts without those of some top-level fields, and of all that is in them. */
export function withoutTexts(texts: UnreadTexts, fields: readonly string[]): UnreadTexts {
  return pick(texts, (pointer) => !fields.includes(pointer.split('/')[1] ?? ''));
}

/** Moves those of the rows behind one that was taken off. */
export function moveTexts(texts: UnreadTexts, list: string, removed: number): UnreadTexts {
  const moved = Object.entries(texts).map(([pointer, text]) => [moveUp(pointer, list, removed), text] as const);
  return Object.fromEntries(moved.flatMap(([pointer, text]) => (pointer === undefined ? [] : [[pointer, text]])));
}

function pick(texts: UnreadTexts, isKept: (pointer: Pointer) => boolean): UnreadTexts {
  return Object.fromEntries(Object.entries(texts).filter(([pointer]) => isKept(pointer)));
}
