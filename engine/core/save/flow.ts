/** 0 pending, 1 saved, 2 failed. */
export type PartStatus = 0 | 1 | 2;

/** The save flow at one moment. A part is under way exactly while `phase` is `saving`. */
export interface SaveState {
  parts: Readonly<Record<string, PartStatus>>;
  phase: 'idle' | 'saving' | 'saved' | 'failed';
  /** Parts still to be sent, the one under way first. */
  queue: readonly string[];
  /** How many of this run are through. */
  sent: number;
}

/** What can happen to it. */
export type SaveEvent =
  | { type: 'start'; send: readonly string[] }
  | { type: 'saved'; part: string }
  | { type: 'failed'; part: string }
  | { type: 'finish' };

/** No part saved, nothing under way. */
export function initialSave(parts: readonly string[]): SaveState {
  return { parts: all(parts, 0), phase: 'idle', queue: [], sent: 0 };
}

const all = (parts: readonly string[], status: PartStatus) => Object.fromEntries(parts.map((part) => [part, status]));

/** The part to be sent now; `undefined` when nothing is under way. */
export function underWay({ phase, queue }: SaveState): string | undefined {
  return phase === 'saving' ? queue[0] : undefined;
}

/** The part that a run stopped at. */
export function failedPart({ parts }: SaveState): string | undefined {
  return Object.keys(parts).find((part) => parts[part] === 2);
}

/**
 * The next state. A start puts all parts to 0, then those that need no call to 1; the others are sent one after
 * another in the order of the wizard. A failure keeps the states, the failed part 2, until the next start.
 * `finish` puts all back to 0. An event that does not fit the moment (a second start, an answer of another part)
 * changes nothing.
 */
export function reduceSave(state: SaveState, event: SaveEvent): SaveState {
  const names = Object.keys(state.parts);
  switch (event.type) {
    case 'start': {
      if (state.phase === 'saving') return state;
      const queue = names.filter((part) => event.send.includes(part));
      const parts = Object.fromEntries(names.map((part): [string, PartStatus] => [part, queue.includes(part) ? 0 : 1]));
      return { parts, queue, sent: 0, phase: queue.length > 0 ? 'saving' : 'saved' };
    }
    case 'saved': {
      if (state.phase !== 'saving' || state.queue[0] !== event.part) return state;
      const queue = state.queue.slice(1);
      const parts: SaveState['parts'] = { ...state.parts, [event.part]: 1 };
      return { parts, queue, sent: state.sent + 1, phase: queue.length > 0 ? 'saving' : 'saved' };
    }
    case 'failed':
      if (state.phase !== 'saving' || state.queue[0] !== event.part) return state;
      return { ...state, parts: { ...state.parts, [event.part]: 2 }, queue: [], phase: 'failed' };
    case 'finish':
      return state.phase === 'saved' ? initialSave(names) : state;
  }
}
