import { DEEDS, listen, stateNow, topOf } from './followPlace';
import type { LastPlace } from './lastPlace';

/** How often, and at most how many times, it is looked whether a field is there yet. */
const [LOOK_MS, LOOKS] = [50, 60];
/** So many looks after the arrival the page itself leads the focus nowhere any more. */
const SURE = 12;

/**
 * Looks for the place, and holds it for as long again, as what loads after it moves the page under it; until the customer
 * does something else. Gives back what ends it.
 * @param openLayer opens what stood in front of the page
 */
export function returnTo(last: LastPlace, openLayer: (layer: string) => void, onEnd: () => void): () => void {
  let looks = 0;
  let at: Element | null | undefined;
  let left = scrollNow();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopLending = () => {};
  const leave = () => {
    clearTimeout(timer);
    observer.disconnect();
    stopListening();
    stopLending();
  };
  const stop = () => {
    leave();
    takeBack();
  };
  const end = () => {
    leave();
    stopLending = takeBackInTime();
    onEnd();
  };
  const stopListening = listen(DEEDS, end);
  const tryToArrive = (): boolean => {
    if (!arrive(last, openLayer)) return false;
    at = document.activeElement;
    left = scrollNow();
    return true;
  };
  // What comes over the place is made up for before it is drawn.
  const observer = new ResizeObserver(() => void (at !== undefined && tryToArrive()));
  observer.observe(document.body);
  const look = () => {
    if (++looks > LOOKS || (at && looks > SURE && hasLeft(at))) return end();
    if (at !== undefined && isScrolledAway(last, left)) return end();
    const hasBeen = at !== undefined;
    if (tryToArrive() && !hasBeen) looks = 0;
    timer = setTimeout(look, LOOK_MS);
  };
  look();
  return stop;
}

/** How far the page is scrolled, and how long it is. */
const scrollNow = () => ({ top: window.scrollY, height: document.documentElement.scrollHeight });

/**
 * Whether somebody has scrolled. Not so where the control stands as it stood, however far the page is scrolled for it, and
 * where the page grew or shrank: then the browser itself scrolls, to hold what is in sight or as the page ends earlier.
 */
const isScrolledAway = (last: LastPlace, left: ReturnType<typeof scrollNow>) => {
  const { top, height } = scrollNow();
  return height === left.height && top !== left.top && Math.abs(driftOf(last)) > 1;
};

/** How far the page stands from its place: by the control that had the focus, else by the first field that was in sight. */
function driftOf({ focus, anchor, top }: LastPlace): number {
  const control = document.getElementById(focus ?? anchor?.id ?? '');
  return topOf(control) - (control && focus === undefined && anchor ? anchor.top : top);
}

/** A page that is not yet as long as it was is made so, for as long as the place is held: what comes below moves nothing then. */
function reach(missing: number): void {
  if (missing <= 1) return;
  const page = document.documentElement;
  page.style.setProperty('min-block-size', `${page.scrollHeight + missing}px`);
  window.scrollBy(0, missing);
}

const takeBack = () => document.documentElement.style.removeProperty('min-block-size');

/**
 * Takes back the length that the page was lent, as soon as nothing of it is in sight: before, the page would move under a
 * finger that presses, and the press be lost. Gives back what ends that.
 */
function takeBackInTime(): () => void {
  const tryToTake = () => {
    if (document.body.getBoundingClientRect().bottom + 1 < window.innerHeight) return;
    takeBack();
    stop();
  };
  const stop = () => {
    observer.disconnect();
    stopListening();
  };
  const observer = new ResizeObserver(tryToTake);
  const stopListening = listen(['scroll', 'resize'], tryToTake);
  observer.observe(document.body);
  return stop;
}

/** Whether the focus went on without a deed, as a screen reader leads it. A control that was drawn anew is where it was. */
const hasLeft = (at: Element) => at.isConnected && ![at, document.body].includes(document.activeElement as Element);

/** Whether the page stands where it stood. */
function arrive(last: LastPlace, openLayer: (layer: string) => void): boolean {
  const { path, state, focus } = last;
  // Without a state the tab that was opened has no entry in the history yet.
  if (location.pathname !== path || Object.keys(stateNow()).length === 0) return false;
  const { layer } = state as { layer?: string };
  if (layer?.startsWith('row/') && stateNow().layer !== layer) {
    openLayer(layer);
    return false;
  }
  const control = focus === undefined ? null : document.getElementById(focus);
  if (focus !== undefined && !control) return false;
  control?.focus({ preventScroll: true });
  window.scrollBy(0, driftOf(last));
  reach(driftOf(last));
  if (control?.closest('dialog')) control.scrollIntoView({ block: 'nearest' });
  return true;
}
