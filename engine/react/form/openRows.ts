import { createContext, useContext } from 'react';
import { useStore } from '../useStore';

/**
 * Which rows of the lists of a tab are open: one of a list at most. A row is known by its key, which it keeps when
 * others come or go. What was open once stays mounted.
 */
export interface OpenRows {
  isOpen(list: string, key: string): boolean;
  wasOpen(key: string): boolean;
  /** Opens a row, and folds the one that was open; `undefined` folds that one alone. */
  open(list: string, key: string | undefined): void;
  /** Before anybody has opened a row of the list: opens this one without news of it. */
  begin(list: string, key: string | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** The rows of a tab, none of them open. */
export function createOpenRows(): OpenRows {
  const open = new Map<string, string | undefined>();
  const ever = new Set<string>();
  const listeners = new Set<() => void>();
  const put = (list: string, key: string | undefined) => {
    open.set(list, key);
    if (key !== undefined) ever.add(key);
  };
  return {
    isOpen: (list, key) => open.get(list) === key,
    wasOpen: (key) => ever.has(key),
    open(list, key) {
      if (open.get(list) === key) return;
      put(list, key);
      for (const listener of listeners) listener();
    },
    begin(list, key) {
      if (!open.has(list)) put(list, key);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const RowsContext = createContext<OpenRows>(createOpenRows());

/** Gives the lists below it the rows that are open. */
export const OpenRowsProvider = RowsContext.Provider;

/** The open rows of the tab that the component stands in. */
export const useOpenRows = (): OpenRows => useContext(RowsContext);

/** Whether a row is open; renders again when it opens or folds. */
export function useIsOpen(rows: OpenRows, list: string, key: string): boolean {
  return useStore(rows.subscribe, () => rows.isOpen(list, key));
}
