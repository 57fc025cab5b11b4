import type { Context } from './scope';

/** What a context has that takes work to know. */
type Worked = 'today' | 'now' | 'tabs';
/** What else of it may be another thing at another moment. */
type Moving = 'stored' | 'option';

const unread = new WeakSet<Context>();

/**
 * A context of which nothing is worked out that nobody reads, and what is read once. It serves the moment at which it
 * is made: read later, it tells of later.
 */
export function momentContext(
  known: Omit<Context, Worked | Moving> & Required<Pick<Context, Moving>>,
  work: { [Part in Worked]: () => NonNullable<Context[Part]> },
): Context {
  const noted = <T>(value: T): T => {
    unread.delete(context);
    return value;
  };
  const today = once(work.today);
  const now = once(work.now);
  const tabs = once(work.tabs);
  const context: Context = {
    ...known,
    get today() {
      return noted(today());
    },
    get now() {
      return noted(now());
    },
    get tabs() {
      return noted(tabs());
    },
    get stored() {
      return noted(known.stored);
    },
    get option() {
      return noted(known.option);
    },
  };
  unread.add(context);
  return context;
}

/** Whether a context is that of a moment, and nothing was read of it that may be another thing at another one. */
export const isMomentUnread = (context: Context): boolean => unread.has(context);

function once<T extends object | string>(read: () => T): () => T {
  let known: T | undefined;
  return () => {
    known ??= read();
    return known;
  };
}
