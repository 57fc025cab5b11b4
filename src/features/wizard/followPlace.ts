import { createIdleTimer } from '../../../engine/session';
import { pageIdle } from '../../ui/pageIdle';
import type { LastPlace, PlaceSlot } from './lastPlace';

/** Milliseconds from a step of the customer to its being written, once the page is idle. */
const DELAY_MS = 100;

/**
 * What a customer begins to do something with, dictating and completing among it; the browser's own buttons tell of
 * themselves by what they bring about.
 */
export const DEEDS = ['keydown', 'pointerdown', 'wheel', 'input', 'popstate'];

/** The script that leads back, once it is there; none to a customer who has begun to do something meanwhile. */
export async function wayBack<Script>(load: () => Promise<Script>): Promise<Script | undefined> {
  let hasBegun = false;
  const stopListening = listen(DEEDS, () => {
    hasBegun = true;
  });
  const script = await load().catch(() => undefined);
  stopListening();
  return hasBegun ? undefined : script;
}

/**
 * Leads back to the place that an earlier visit left, then notes where the customer is, until it is stopped.
 * @param lead leads back until it has ended; what it gives back stops it. Without it nothing was left
 */
export function followPlace(slot: PlaceSlot, lead?: (onEnd: () => void) => () => void): () => void {
  let stop = () => {};
  const note = () => {
    stop = notePlaces(slot);
  };
  // What lies on the way back is no place.
  const stopLeading = lead?.(note);
  if (!lead) note();
  return () => {
    stopLeading?.();
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

/** Hears of events wherever they happen; gives back what ends it. */
export function listen(events: readonly string[], listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener, { capture: true, passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, listener, { capture: true });
  };
}

/** What the history keeps of the page. */
export const stateNow = () => (window.history.state as { usr?: Record<string, unknown> | null } | null)?.usr ?? {};

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
export const topOf = (control: Element | null): number =>
  (control && !control.closest('dialog') ? control : document.documentElement).getBoundingClientRect().top;
