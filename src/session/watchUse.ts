import { askAfterSession } from './askAfterSession';
import { useEnds } from './ending/ends';
import { useEnding } from './ending/watchEnds';

/** What a customer does with a page. */
const USES = ['pointerdown', 'keydown', 'input', 'scroll'] as const;
/** The server is told of a use that makes no calls as often as this at most. */
const TELL_MS = 5 * 60_000;
/** How often it is looked whether the session has ended while nobody did anything. */
const LOOK_MS = 60_000;

/**
 * Tells the server that the page is used, typing included, so that its session does not end; and finds out when it has
 * ended for nobody used it, so that no page stays open in front of whoever comes by. Gives back the way to stop.
 */
export function watchUse(): () => void {
  let told = Date.now();
  let used = told;
  const onUse = () => {
    // What is done about the warning tells it itself: until then one may look around in it.
    if (useEnding.getState().ending) return;
    used = Date.now();
    if (used - told < tellEvery()) return;
    told = used;
    void askAfterSession(true);
  };
  for (const use of USES) addEventListener(use, onUse, { capture: true, passive: true });
  const looking = setInterval(() => {
    if (Date.now() - used >= TELL_MS) void askAfterSession();
  }, LOOK_MS);
  return () => {
    clearInterval(looking);
    for (const use of USES) removeEventListener(use, onUse, { capture: true });
  };
}

/** Where a session ends after few minutes without use, they are told more often. */
function tellEvery(): number {
  return Math.min(TELL_MS, (useEnds.getState().ends?.unusedFor ?? Number.POSITIVE_INFINITY) / 4);
}
