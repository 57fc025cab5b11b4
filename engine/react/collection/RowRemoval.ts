import { createContext, useContext } from 'react';

/** Removes a row of a list: a new one at once, a saved one after its question and call. */
export type RemoveRow = (list: string, index: number) => Promise<void>;

const Removal = createContext<RemoveRow>(async () => {});

/** Gives the lists below it the way to remove a row. */
export const RowRemovalProvider = Removal.Provider;

/** The way to remove a row. */
export function useRowRemoval(): RemoveRow {
  return useContext(Removal);
}
