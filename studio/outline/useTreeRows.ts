import { useReducer, useRef } from 'react';
import { isSameTree } from './liveRows';
import type { OutlineNode } from './nodes';

/**
 * The rows with which the tree is drawn: those of before, as long as only what they say has changed. Whoever comes into the
 * tree finds it made of the newest ones, for it goes by titles to the row whose first letters are typed.
 * @param isInside whether the focus is in the tree
 */
export function useTreeRows(newest: readonly OutlineNode[], isInside: () => boolean) {
  const drawn = useRef(newest);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  if (drawn.current !== newest && (isInside() || !isSameTree(drawn.current, newest))) drawn.current = newest;
  return {
    rows: drawn.current,
    onFocus() {
      if (drawn.current !== newest) draw();
    },
  };
}
