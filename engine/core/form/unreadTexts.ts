import type { Pointer } from '../pointer';
import { moveUp } from '../state/rows';

/** Texts that stand in fields and mean no value yet, such as the first digits of a number, by pointer. */
export type UnreadTexts = Record<Pointer, string>;

/** The texts of a form's fields that mean no value: to everything but the eye these fields are empty. */
export interface UnreadTextStore {
  at(pointer: Pointer): string | undefined;
  all(): UnreadTexts;
  put(pointer: Pointer, text: string | undefined): void;
  replace(texts: UnreadTexts): void;
  /** Forgets those of top-level fields and all that is in them. */
  forget(fields: readonly string[]): void;
  /** Moves those of the rows behind one that was taken off. */
  moveRows(list: string, removed: number): void;
}

/** No texts at first. */
export function createUnreadTexts(): UnreadTextStore {
  let texts: ReadonlyMap<Pointer, string> = new Map();
  return {
    at: (pointer) => texts.get(pointer),
    all: () => Object.fromEntries(texts),
    put(pointer, text) {
      if (texts.get(pointer) === text) return;
      const next = new Map(texts);
      if (text) next.set(pointer, text);
      else next.delete(pointer);
      texts = next;
    },
    replace(next) {
      texts = new Map(Object.entries(next));
    },
    forget(fields) {
      texts = new Map([...texts].filter(([pointer]) => !fields.includes(pointer.split('/')[1] ?? '')));
    },
    moveRows(list, removed) {
      const moved = [...texts].map(([pointer, text]) => [moveUp(pointer, list, removed), text] as const);
      texts = new Map(moved.flatMap(([pointer, text]) => (pointer === undefined ? [] : [[pointer, text]])));
    },
  };
}
