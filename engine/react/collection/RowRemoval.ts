import { createContext, useContext } from 'react';
import type { JsonObject } from '../../core/json';

/**
 * Removes a row of a list: a new one at once, a saved one after its question and call. Gives back the row when it may
 * come back, as nobody but the form knew it.
 */
export type RemoveRow = (list: string, index: number) => Promise<JsonObject | undefined>;

const Removal = createContext<RemoveRow>(async () => undefined);

/** Gives the lists below it the way to remove a row. */
export const RowRemovalProvider = Removal.Provider;

/** The way to remove a row. */
export function useRowRemoval(): RemoveRow {
  return useContext(Removal);
}
