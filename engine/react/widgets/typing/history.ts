import type { BoxState } from './boxState';

/** How many states of a box can be undone. */
const LIMIT = 100;

/** States of a box to go back and forward between; the browser's own undo ends where a text is set by the page. */
export interface TypingHistory {
  /** Remembers the state before an edit. */
  add(before: BoxState): void;
  /** The state to show after undoing (`back`) or redoing from the given one; `undefined` when there is none. */
  move(direction: 'back' | 'forward', now: BoxState): BoxState | undefined;
}

/** An empty history. */
export function createHistory(): TypingHistory {
  const stacks = { back: [] as BoxState[], forward: [] as BoxState[] };
  return {
    add(before) {
      stacks.back.push(before);
      if (stacks.back.length > LIMIT) stacks.back.shift();
      stacks.forward = [];
    },
    move(direction, now) {
      const state = stacks[direction].pop();
      if (state) stacks[direction === 'back' ? 'forward' : 'back'].push(now);
      return state;
    },
  };
}

/** The direction that a keyboard asks for: Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, with the Command key on a Mac. */
export function undoDirection(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): 'back' | 'forward' | undefined {
  if (event.altKey || event.ctrlKey === event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'forward' : 'back';
  return key === 'y' && event.ctrlKey && !event.shiftKey ? 'forward' : undefined;
}
