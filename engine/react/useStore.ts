import { useSyncExternalStore } from 'react';

/** What a store says now, drawn anew when it says something else; a page that a server draws has what it says there. */
export function useStore<Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value {
  return useSyncExternalStore(subscribe, read, read);
}
