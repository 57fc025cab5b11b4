import { createIdleTimer } from '../../../engine/session';
import { pageIdle } from '../../ui/pageIdle';
import type { LastPlace, PlaceSlot } from './lastPlace';

/** Milliseconds from a step of the customer to its being written, once the page is idle. */
const DELAY_MS = 100;
/** How often, and at most how many times, it is looked whether a field is there yet. */
const [LOOK_MS, LOOKS] = [50, 60];
/** So many looks after the arrival the page itself leads the focus nowhere any more. */
const SURE = 12;
/**
 * What a customer begins to do something with, dictating and completing among it; the browser's own buttons tell of
 * themselves by what they bring about.
 */
const DEEDS = ['keydown', 'pointerdown', 'wheel', 'input', 'popstate'];

/**
 * Leads back to the place that an earlier visit left, then notes where the customer is, until it is stopped.
 * @param openLayer opens what stood in front of the page
 */
export function followPlace(slot: PlaceSlot, openLayer: (layer: string) => void): () => void {
  let stop = () => {};
  // What lies on the way back is no place.
  const stopReturning = returnTo(slot.last, openLayer, () => {
    stop = notePlaces(slot);
  });
  return () => {
    stopReturning();
    stop();
  };
}

function notePlaces(slot: PlaceSlot): () => void {
  const note = () => {
    timer.stop();
    slot.write(placeNow());
  };
  const timer = createIdleTimer(note, pageIdle);
  const soon = () => timer.start(DELAY_MS);
  const stopNoting = listen(['focusin', 'scroll'], soon);
  const stopLeaving = listen(['visibilitychange', 'pagehide'], note);
  // What comes or goes over a field moves it without a scroll. It begins with a note of the page as it stands.
  const observer = new ResizeObserver(soon);
  observer.observe(document.body);
  return () => {
    timer.stop();
    observer.disconnect();
    stopNoting();
    stopLeaving();
  };
}

function listen(events: readonly string[], listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener, { capture: true, passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, listener, { capture: true });
  };
}

const stateNow = () => (window.history.state as { usr?: Record<string, unknown> | null } | null)?.usr ?? {};

function placeNow(): LastPlace {
  const { activeElement } = document;
  const id = activeElement?.closest('main, dialog') ? activeElement.id : '';
  const anchor = id ? undefined : firstInSight();
  return {
    path: location.pathname,
    state: stateNow(),
    ...(id && { focus: id }),
    top: topOf(id ? activeElement : null),
    ...(anchor && { anchor: { id: anchor.id, top: topOf(anchor) } }),
  };
}

/** The first field in sight. At its very top the page holds itself, with what comes first in it. */
function firstInSight(): Element | undefined {
  if (window.scrollY === 0) return undefined;
  return [...document.querySelectorAll('main :is(input, select, textarea)[id]')].find((field) => {
    const { top, height } = field.getBoundingClientRect();
    return height > 0 && top >= 0 && top < window.innerHeight;
  });
}

/** Where a control stands in the window; without one, and behind a dialog, where the page does. */
const topOf = (control: Element | null): number =>
  (control && !control.closest('dialog') ? control : document.documentElement).getBoundingClientRect().top;

/**
 * Looks for the place, and holds it for as long again, as what loads after it moves the page under it; until the customer
 * does something else. Gives back what ends it.
 */
function returnTo(last: LastPlace | undefined, openLayer: (layer: string) => void, onEnd: () => void): () => void {
  let looks = 0;
  let at: Element | null | undefined;
  let left = scrollNow();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    stopListening();
    document.documentElement.style.removeProperty('min-block-size');
  };
  const end = () => {
    stop();
    onEnd();
  };
  const stopListening = listen(DEEDS, end);
  const tryToArrive = (place: LastPlace): boolean => {
    if (!arrive(place, openLayer)) return false;
    at = document.activeElement;
    left = scrollNow();
    return true;
  };
  // What comes over the place is made up for before it is drawn.
  const observer = new ResizeObserver(() => void (last && at !== undefined && tryToArrive(last)));
  observer.observe(document.body);
  const look = () => {
    if (!last || ++looks > LOOKS || (at && looks > SURE && hasLeft(at))) return end();
    if (at !== undefined && isScrolledAway(last, left)) return end();
    const hasBeen = at !== undefined;
    if (tryToArrive(last) && !hasBeen) looks = 0;
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
