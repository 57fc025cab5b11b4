import type { Context } from '../condition/scope';

/** What a context has that takes work to know. */
type Worked = 'today' | 'now' | 'tabs';

/**
 * A context of which nothing is worked out that nobody reads, and what is read once. It serves the moment at which it
 * is made: read later, it tells of later.
 */
export function momentContext(
  known: Omit<Context, Worked>,
  work: { [Part in Worked]: () => NonNullable<Context[Part]> },
): Context {
  const today = once(work.today);
  const now = once(work.now);
  const tabs = once(work.tabs);
  return {
    ...known,
    get today() {
      return today();
    },
    get now() {
      return now();
    },
    get tabs() {
      return tabs();
    },
  };
}

function once<T extends object | string>(read: () => T): () => T {
  let known: T | undefined;
  return () => {
    known ??= read();
    return known;
  };
}
