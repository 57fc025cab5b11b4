import type { DraftPlace, RemoteEntry } from '../draft/types';
import type { Left } from '../migration/migrate';
import type { MigrationStep } from '../migration/types';
import type { Unsaved } from './unsaved';

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

/** What a session makes of places. */
export interface PlacesOfSession {
  /** Whether there is something to type into at a place in this version. */
  isAsked(place: DraftPlace): boolean;
  /** Whether the session takes over what was typed at a place. */
  isOpen(place: DraftPlace): boolean;
}

/** Reads what was typed in other versions, as far as the way from them is known. */
export interface OlderReader {
  learn(kept: readonly Unsaved[], entries: readonly RemoteEntry[]): Promise<void>;
  /** Whether the way from the version of an entry is known. */
  knows(entry: RemoteEntry): boolean;
  /** `undefined` where the way is not known. */
  kept(unsaved: Unsaved): Unsaved | undefined;
  entries(entries: readonly RemoteEntry[]): RemoteEntry[];
  /** What cannot be carried over, as it is found. */
  left: Left[];
  /** The places that went elsewhere. */
  gone: GonePlace[];
}
