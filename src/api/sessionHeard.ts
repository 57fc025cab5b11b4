import { SESSION_REST } from '../../contract/callHeaders';

/** What an answer told of how much longer the session goes on, and when it came, in milliseconds since 1970. */
export interface Heard {
  rest: string;
  at: number;
}

let latest: Heard | undefined;
const listeners = new Set<(heard: Heard) => void>();

/** Hears what an answer tells of the session. */
export function hearSession(headers: Headers): void {
  const rest = headers.get(SESSION_REST);
  if (!rest) return;
  latest = { rest, at: Date.now() };
  for (const listener of listeners) listener(latest);
}

/** Calls `listener` with what was heard last, and with all that comes. Gives back the way to stop. */
export function listenToSession(listener: (heard: Heard) => void): () => void {
  if (latest) listener(latest);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
