import type { DraftPlace, RemoteEntry } from '../draft/types';
import type { Left } from '../migration/migrate';
import type { Unsaved } from './unsaved';
import type { GonePlace, OlderReader, PlacesOfSession, PublishedDefinitions } from './versionTypes';

/** Reads what was typed in other versions of the definitions than that of the session. */
export interface OlderTyping {
  /** Learns what that takes; `undefined` when nothing is of another version. */
  learn(kept: readonly Unsaved[], entries: readonly RemoteEntry[]): Promise<void> | undefined;
  /** What this device kept, in the form of this version. What cannot be read now goes aside. */
  kept(unsaved: Unsaved): Unsaved[];
  /** What the server keeps, in the form of this version; without what cannot be read now, which it goes on to keep. */
  entries(entries: readonly RemoteEntry[]): RemoteEntry[];
  /** The places of what it keeps and cannot be read now. */
  unread: ReadonlySet<DraftPlace>;
  /** What this device kept and cannot be read now. */
  aside: readonly Unsaved[];
  /** What was typed and cannot be carried over. */
  left(): readonly Left[];
  /** The places that went elsewhere, each told once. */
  gone(): GonePlace[];
}

/** Without definitions that are published all is of one version. */
export function createOlderTyping(definitions: PublishedDefinitions | undefined, places: PlacesOfSession): OlderTyping {
  const aside: Unsaved[] = [];
  const unread = new Set<DraftPlace>();
  let reader: OlderReader | undefined;
  const isOther = ({ definition = 1, aside: other }: { definition?: number; aside?: unknown }) =>
    definitions && (definition !== definitions.number || other);

  // Hardly anybody types in one version and comes back in the next. Without a connection it waits as the steps do.
  async function learn(kept: readonly Unsaved[], entries: readonly RemoteEntry[]): Promise<void> {
    const found = await import('./upgrade').catch(() => undefined);
    reader ??= found?.createOlderReader(definitions as PublishedDefinitions, places);
    await reader?.learn(kept, entries);
  }

  return {
    aside,
    unread,
    learn: (kept, entries) => ([...kept, ...entries].some(isOther) ? learn(kept, entries) : undefined),
    kept: ({ aside: others = [], ...own }) =>
      [own, ...others].flatMap((one) => {
        const read = isOther(one) ? reader?.kept(one) : one;
        if (!read) aside.push(one);
        return read ?? [];
      }),
    entries(entries) {
      const others = entries.filter(isOther);
      for (const entry of others) if (!reader?.knows(entry)) unread.add(entry.place);
      return [...entries.filter((entry) => !isOther(entry)), ...(reader?.entries(others) ?? [])];
    },
    left: () => reader?.left ?? [],
    gone: () => reader?.gone.splice(0) ?? [],
  };
}
