import { create } from 'zustand';
import { readSessionRest } from '../../../contract/sessionRest';
import { type Heard, listenToSession } from '../../api/sessionHeard';
import { isDeviceForeign } from '../../api/token';

/** When the session ends, in milliseconds since 1970, as all windows of this browser know it. */
export interface Ends {
  /** Without a use of it; `Infinity` where that never ends it. */
  unused: number;
  /** Milliseconds from a use to that end. */
  unusedFor: number;
  /** Whatever is done. */
  last: number;
  /** The `last` of which the customer knows already. */
  known: number;
}

/** The name of the channel between the windows of this browser. */
const CHANNEL = 'session-ends';
/** What answers tell of one moment differs by their way, and by whole seconds. */
const SAME_MS = 2_500;

/** What is known of the ends of the session; `undefined` before the first answer. */
export const useEnds = create<{ ends: Ends | undefined }>(() => ({ ends: undefined }));

let channel: BroadcastChannel | undefined;

/** Follows what the server tells this window and others of the ends. Gives back the way to stop. */
export function followEnds(): () => void {
  // On a device of somebody else each window has a session of its own.
  if (!isDeviceForeign()) {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<Ends>) => useEnds.setState({ ends: data });
  }
  const stop = listenToSession((heard) => {
    const ends = toEnds(heard);
    if (ends) share(ends);
  });
  return () => {
    stop();
    channel?.close();
    channel = undefined;
    useEnds.setState({ ends: undefined });
  };
}

/** The customer was told of the end that nothing moves: no window tells it again. */
export function markLastKnown(): void {
  const { ends } = useEnds.getState();
  if (ends) share({ ...ends, known: ends.last });
}

function share(next: Ends): void {
  const { ends } = useEnds.getState();
  if (ends && isSame(ends, next)) return;
  useEnds.setState({ ends: next });
  channel?.postMessage(next);
}

function toEnds({ rest, at }: Heard): Ends | undefined {
  const told = readSessionRest(rest);
  if (!told) return undefined;
  const { ends } = useEnds.getState();
  const later = (seconds = Number.POSITIVE_INFINITY) => at + seconds * 1_000;
  const last = later(told.atMost);
  return {
    unused: later(told.unused),
    unusedFor: (told.unusedAtMost ?? Number.POSITIVE_INFINITY) * 1_000,
    last: ends && isNear(ends.last, last) ? ends.last : last,
    known: ends?.known ?? 0,
  };
}

const isNear = (one: number, other: number) => one === other || Math.abs(one - other) < SAME_MS;

const isSame = (one: Ends, other: Ends) =>
  isNear(one.unused, other.unused) &&
  one.unusedFor === other.unusedFor &&
  one.last === other.last &&
  one.known === other.known;
