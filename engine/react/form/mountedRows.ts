import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from './whenIdle';

/** Rows of a list that stand at once in a long tab, and those that follow in idle time; the others wait to be seen. */
const FIRST_ROWS = 2;
export const IDLE_ROWS = 20;

/**
 * Which rows of the lists of a long tab are mounted: the first ones at once or in idle time, the others when asked for.
 * A row is known by its key, which it keeps when others come or go.
 */
export interface MountedRows {
  /** Whether the tab is so long that its rows wait. */
  isLong: boolean;
  has(key: string): boolean;
  mount(key: string): void;
  subscribe(listener: () => void): () => void;
}

/** The rows of a tab, none of them mounted. */
export function createMountedRows(isLong: boolean): MountedRows {
  const mounted = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    isLong,
    has: (key) => mounted.has(key),
    mount(key) {
      if (mounted.has(key)) return;
      mounted.add(key);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const RowsContext = createContext<MountedRows>(createMountedRows(false));

/** Gives the lists below it the rows that are mounted. */
export const MountedRowsProvider = RowsContext.Provider;

/** The rows of the tab that the component stands in; a short one where there is none. */
export const useMountedRows = (): MountedRows => useContext(RowsContext);

/** Whether a row is mounted; renders again when it is. */
export function useIsMounted(rows: MountedRows, key: string): boolean {
  return useSyncExternalStore(rows.subscribe, () => !rows.isLong || rows.has(key));
}

/** Whether the browser says when it shows what it skipped; where it does not, all rows are mounted in idle time. */
const tellsSight = () => typeof ContentVisibilityAutoStateChangeEvent === 'function';

/** Mounts the first rows of a list: some at once, then one after another when the browser has time. */
export function useMounting(rows: MountedRows, keys: readonly string[]): void {
  const next = useSyncExternalStore(rows.subscribe, () =>
    rows.isLong ? keys.slice(0, tellsSight() ? IDLE_ROWS : undefined).find((key) => !rows.has(key)) : undefined,
  );
  useEffect(() => {
    if (next === undefined) return;
    if (keys.indexOf(next) >= FIRST_ROWS) return whenIdle(() => rows.mount(next));
    rows.mount(next);
  }, [rows, keys, next]);
}
