import type { DraftPlace, RemoteEntry } from '../draft/types';
import type { Left } from '../migration/migrate';
import type { MigrationStep } from '../migration/types';
import type { Unsaved } from './unsaved';
import type { OlderReader } from './upgrade';

/** The published definitions that a session works with. */
export interface PublishedDefinitions {
  number: number;
  /** The steps that data take from an older version to this one; `undefined` without an answer. */
  stepsFrom(number: number): Promise<readonly MigrationStep[] | undefined>;
}

/** A place of a draft that nobody types into any more, as what was typed there stands elsewhere now. */
export interface GonePlace {
  place: DraftPlace;
  /** ISO 8601. */
  at: string;
}

/** Reads what was typed in other versions of the definitions than that of the session. */
export interface OlderTyping {
  /** Learns what that takes; `undefined` when nothing is of another version. */
  learn(kept: readonly Unsaved[], entries: readonly RemoteEntry[]): Promise<void> | undefined;
  /** What this device kept, in the form of this version. What cannot be read now goes aside. */
  kept(unsaved: Unsaved): Unsaved[];
  /** What the server keeps, in the form of this version; without what cannot be read now, which it goes on to keep. */
  entries(entries: readonly RemoteEntry[]): RemoteEntry[];
  /** What this device kept and cannot be read now. */
  aside: readonly Unsaved[];
  /** What was typed and cannot be carried over. */
  left(): readonly Left[];
  /** The places that went elsewhere, each told once. */
  gone(): GonePlace[];
}

/** What a session makes of places. */
export interface PlacesOfSession {
  /** Whether there is something to type into at a place in this version. */
  isAsked(place: DraftPlace): boolean;
  /** Whether the session takes over what was typed at a place. */
  isOpen(place: DraftPlace): boolean;
}

/** Without definitions that are published all is of one version. */
export function createOlderTyping(definitions: PublishedDefinitions | undefined, places: PlacesOfSession): OlderTyping {
  const aside: Unsaved[] = [];
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
    learn: (kept, entries) => ([...kept, ...entries].some(isOther) ? learn(kept, entries) : undefined),
    kept: ({ aside: others = [], ...own }) =>
      [own, ...others].flatMap((one) => {
        const read = isOther(one) ? reader?.kept(one) : one;
        if (!read) aside.push(one);
        return read ?? [];
      }),
    entries: (entries) => [
      ...entries.filter((entry) => !isOther(entry)),
      ...(reader?.entries(entries.filter(isOther)) ?? []),
    ],
    left: () => reader?.left ?? [],
    gone: () => reader?.gone.splice(0) ?? [],
  };
}
