import { create } from 'zustand';
import { askAfterSession } from '../askAfterSession';
import { type Ends, followEnds, markLastKnown, useEnds } from './ends';

/** An end that is near enough to be told. */
export interface Ending {
  /** `unused`: a use puts it off. `last`: nothing does. */
  kind: 'unused' | 'last';
  /** In milliseconds since 1970. */
  at: number;
}

const MINUTE_MS = 60_000;
/**
 * How long before an end it is told. A window in the background is late by up to a minute: browsers wake it no more often.
 */
const LEAD_MS = { unused: 3 * MINUTE_MS, last: 5 * MINUTE_MS };
/** Where there was no answer, it is asked again so much later. */
const AGAIN_MS = 15_000;

/** What the customer is to be told, while it is. */
export const useEnding = create<{ ending: Ending | undefined }>(() => ({ ending: undefined }));

/** Tells of the ends of the session before they come. Gives back the way to stop. */
export function watchEnds(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isAsking = false;

  /** Before it is told, and once it is over, the server is asked: it may know of uses that this window does not. */
  async function look(): Promise<void> {
    if (isAsking) return;
    const due = dueIn(useEnds.getState().ends);
    const { ending } = useEnding.getState();
    if (!due) {
      show(undefined);
      return plan();
    }
    if (ending?.kind === due.kind && ending.at === due.at && Date.now() < due.at) return plan();
    isAsking = true;
    const answer = await askAfterSession();
    isAsking = false;
    if (isOver) return;
    if (!answer) {
      // Without a connection there is nothing that one could do about it.
      show(undefined);
      return plan(Date.now() + AGAIN_MS);
    }
    show(dueIn(useEnds.getState().ends));
    plan();
  }

  function plan(at = nextLook(useEnds.getState().ends)): void {
    clearTimeout(timer);
    // A device that sleeps counts no time: a look a minute, at least.
    timer = setTimeout(look, Math.min(Math.max(at - Date.now(), 0), MINUTE_MS));
  }

  const stopFollowing = followEnds();
  const stopHearing = useEnds.subscribe(() => void look());
  const onSight = () => void look();
  document.addEventListener('visibilitychange', onSight);
  // An end may be near already.
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopHearing();
    stopFollowing();
    document.removeEventListener('visibilitychange', onSight);
    show(undefined);
  };
}

/** What was told is done with: by a use, or because it is known now. */
export async function answerEnding({ kind }: Ending): Promise<void> {
  show(undefined);
  if (kind === 'last') markLastKnown();
  else await askAfterSession(true);
}

function show(ending: Ending | undefined): void {
  if (useEnding.getState().ending !== ending) useEnding.setState({ ending });
}

/** The end that is to be told now: the one that nothing moves before the other. */
function dueIn(ends: Ends | undefined): Ending | undefined {
  if (!ends) return undefined;
  const now = Date.now();
  if (ends.last !== ends.known && now >= ends.last - LEAD_MS.last) return { kind: 'last', at: ends.last };
  if (ends.unused < ends.last && now >= ends.unused - leadOf(ends)) return { kind: 'unused', at: ends.unused };
  return undefined;
}

/** Where a session ends after few minutes, at half of them. */
const leadOf = ({ unusedFor }: Ends) => Math.min(LEAD_MS.unused, unusedFor / 2);

function nextLook(ends: Ends | undefined): number {
  if (!ends) return Number.POSITIVE_INFINITY;
  const now = Date.now();
  const moments = [ends.unused - leadOf(ends), ends.unused, ends.last - LEAD_MS.last, ends.last];
  return Math.min(...moments.filter((moment) => moment > now));
}
