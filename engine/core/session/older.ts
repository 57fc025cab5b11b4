import type { DraftPlace, RemoteEntry } from '../draft/types';
import type { Left } from '../migration/migrate';
import type { MigrationStep } from '../migration/types';
import type { Unsaved } from './unsaved';
import type { Upgrades } from './upgrade';

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
  /** What this device kept, in the form of this version. What cannot be read now stays aside. */
  kept(unsaved: Unsaved): Unsaved[];
  /** What the server keeps, in the form of this version; without what cannot be read now, which it goes on to keep. */
  entries(entries: readonly RemoteEntry[]): RemoteEntry[];
  /** What this device kept and cannot be read now. */
  aside(): Unsaved[];
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
  const steps = new Map<number, readonly MigrationStep[]>();
  const aside: Unsaved[] = [];
  let upgrades: Upgrades | undefined;

  const isOther = ({ definition = 1 }: { definition?: number }) =>
    definitions !== undefined && definition !== definitions.number;
  const stepsOf = ({ definition = 1 }: { definition?: number }) => steps.get(definition);

  async function learnOf(numbers: readonly number[]): Promise<void> {
    // Hardly anybody types in one version and comes back in the next. Without a connection it waits like the steps.
    const found = await import('./upgrade').catch(() => undefined);
    upgrades ??= found?.createUpgrades(places);
    for (const number of numbers) {
      const taken = number < (definitions?.number ?? 0) ? await definitions?.stepsFrom(number) : undefined;
      if (taken) steps.set(number, taken);
    }
  }

  return {
    learn(kept, entries) {
      const others = [...kept.flatMap((one) => [one, ...(one.aside ?? [])]), ...entries].filter(isOther);
      const numbers = [...new Set(others.map(({ definition = 1 }) => definition))].filter((one) => !steps.has(one));
      return numbers.length > 0 ? learnOf(numbers) : undefined;
    },
    kept: ({ aside: earlier = [], ...unsaved }) =>
      [unsaved, ...earlier].flatMap((one) => {
        if (!isOther(one)) return [one];
        const taken = stepsOf(one);
        if (taken && upgrades) return [upgrades.kept(one, taken)];
        aside.push(one);
        return [];
      }),
    entries(entries) {
      const own = entries.filter((entry) => !isOther(entry));
      const others = entries.filter((entry) => isOther(entry) && stepsOf(entry));
      return others.length === 0 || !upgrades
        ? own
        : [...own, ...upgrades.entries(others, (entry) => stepsOf(entry) ?? [])];
    },
    aside: () => aside,
    left: () => upgrades?.left ?? [],
    gone: () => upgrades?.gone.splice(0) ?? [],
  };
}
