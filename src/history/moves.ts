/** A move through the history of the browser, by its buttons or by the page itself. */
export interface Move {
  /** Where it leads. */
  pathname: string;
  /** How many entries on; below zero it leads back. */
  delta: number;
}

/**
 * Whether a move may be made: nothing when it may, else what to do in its place, once the entry that was left is there
 * again. `proceed` makes the move after all.
 */
export type Guard = (move: Move) => ((proceed: () => void) => void) | undefined;

/** How long the browser may take from one move to the next while an entry is restored. */
const SETTLE_MS = 20;

/** How long the page waits for a move of its own. */
const TRAVEL_MS = 1_000;

const guards: Guard[] = [];
/** The number of the entry on the screen; unknown for one that the portal did not make. */
let current: number | undefined;
/** A move was refused: what follows once its start is there again. */
let onReturned: (() => void) | undefined;
let settling: ReturnType<typeof setTimeout> | undefined;
/** The next move is the page's own. */
let isFree = false;
let freeing: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks the guards before the router hears of a move. Gives back the way to stop.
 * Source: HTML, 7.4.6.2: an event of a traversal comes when it is made, and cannot be cancelled; so what is refused is
 * undone, as the blocker of react-router's data routers does it.
 */
export function watchMoves(): () => void {
  current = entryNumber(window.history.state);
  window.addEventListener('popstate', onPop, { capture: true });
  return () => window.removeEventListener('popstate', onPop, { capture: true });
}

/** The router shows an entry: it made it, or let a move to it pass. */
export function noteEntry(): void {
  const now = entryNumber(window.history.state);
  if (!onReturned) current = now;
  // Made anew in the place of the one that was left: the browser goes to none any more.
  else if (now === current) settle();
}

/** Puts a guard in front of those that are there; the way to take it away. */
export function guardMoves(guard: Guard): () => void {
  guards.push(guard);
  return () => void guards.splice(guards.indexOf(guard), 1);
}

/** Moves through the history without asking anybody. While a move is under way, another one is left out. */
export function travel(delta: number): void {
  if (isFree) return;
  isFree = true;
  // Where there is no such entry, nothing tells so.
  freeing = setTimeout(() => {
    isFree = false;
  }, TRAVEL_MS);
  window.history.go(delta);
}

/** The number that the router gives every entry it makes. */
export function entryNumber(state: unknown): number | undefined {
  const number = (state as { idx?: unknown } | null)?.idx;
  return typeof number === 'number' ? number : undefined;
}

/** What a piece of the portal wrote into an entry of the history, under its own name: none reads what another wrote. */
export function written<T extends object>(state: unknown, owner: string): Partial<T> {
  return (state as Record<string, T> | null)?.[owner] ?? {};
}

function onPop(event: PopStateEvent): void {
  const to = entryNumber(event.state);
  if (onReturned) {
    event.stopImmediatePropagation();
    settle();
    return;
  }
  if (isFree || to === undefined || to === current) {
    isFree = false;
    clearTimeout(freeing);
    current = to;
    return;
  }
  const delta = current === undefined ? -1 : to - current;
  const refusal = refusalOf({ pathname: window.location.pathname, delta });
  if (refusal && current !== undefined) {
    event.stopImmediatePropagation();
    onReturned = () => refusal(() => travel(delta));
    settle();
    return;
  }
  current = to;
}

function refusalOf(move: Move): ReturnType<Guard> {
  for (const guard of guards.toReversed()) {
    const refusal = guard(move);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Goes back to the entry on the screen, one step after the other: the customer may press the buttons meanwhile. */
function settle(afterMs = SETTLE_MS): void {
  clearTimeout(settling);
  settling = setTimeout(() => {
    const now = entryNumber(window.history.state);
    if (now !== undefined && current !== undefined && now !== current) {
      window.history.go(current - now);
      // Nothing tells that the browser gave up on the way.
      settle(TRAVEL_MS);
      return;
    }
    const then = onReturned;
    onReturned = undefined;
    then?.();
  }, afterMs);
}
