import type { Pointer } from '../pointer';

/** Subscriptions by pointer: a change calls only those who show what changed. */
export interface Listeners {
  subscribe(pointer: Pointer, listener: () => void): () => void;
  /** Called after every notification, whatever changed. */
  subscribeAll(listener: () => void): () => void;
  notify(pointers: Iterable<Pointer>): void;
  notifyEverything(): void;
}

/** An empty set of subscriptions. */
export function createListeners(): Listeners {
  const byPointer = new Map<Pointer, Set<() => void>>();
  const all = new Set<() => void>();
  const run = (set: Iterable<() => void>) => {
    for (const listener of set) listener();
  };
  return {
    subscribe(pointer, listener) {
      const set = byPointer.get(pointer) ?? new Set();
      byPointer.set(pointer, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && byPointer.get(pointer) === set) byPointer.delete(pointer);
      };
    },
    subscribeAll(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    notify(pointers) {
      for (const pointer of pointers) {
        const set = byPointer.get(pointer);
        if (set) run([...set]);
      }
      run([...all]);
    },
    notifyEverything() {
      for (const set of [...byPointer.values()]) run([...set]);
      run([...all]);
    },
  };
}
