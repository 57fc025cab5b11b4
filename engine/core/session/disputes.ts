import type { Gathered } from '../draft/gather';
import type { Lineage } from '../draft/lineage';
import type { DraftPlace, RemoteEntry } from '../draft/types';

/** What others typed and the customer has yet to choose about: nothing goes on from it before. */
export interface Disputes {
  /**
   * Takes over the entries that were merged; those of a clash wait for the choice. Who typed the same here (`isTyped`) by chance
   * goes on from nothing.
   */
  take(entries: readonly RemoteEntry[], gathered: Gathered, isTyped: (entry: RemoteEntry) => boolean): void;
  /** The customer has chosen, but at these places. */
  keep(places: ReadonlySet<DraftPlace>): void;
}

/** No dispute yet. */
export function createDisputes(lineage: Lineage): Disputes {
  let open: readonly RemoteEntry[] = [];
  const isSame = (one: RemoteEntry, other: RemoteEntry) => one.place === other.place && one.writer === other.writer;
  return {
    take(entries, { clashes }, isTyped) {
      const clashing = new Set(clashes.map(({ place }) => place));
      const left = open.filter((one) => !entries.some((entry) => isSame(one, entry)));
      open = [...left, ...entries.filter(({ place }) => clashing.has(place))];
      for (const entry of entries) {
        const isChance = isTyped(entry) && !lineage.over(entry.place)?.[entry.writer];
        if (!clashing.has(entry.place) && !isChance) lineage.take(entry);
      }
    },
    keep(places) {
      for (const entry of open) if (!places.has(entry.place)) lineage.take(entry);
      open = open.filter(({ place }) => places.has(place));
    },
  };
}
