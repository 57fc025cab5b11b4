import type { LoadedWizard } from '../../engine/definition';
import type { WizardData } from '../../engine/wire';
import type { Session } from '../http/gate';
import type { Stored } from './stored';

/** As of which change something is known: of the client, and of what every registration is read against. */
export interface AsOf {
  own: number;
  shared: number;
}

/** As of which change the client of a session is known. */
export const asOfSession = ({ client, sharedChanges }: Session): AsOf => ({
  own: client.changes,
  shared: sharedChanges,
});

/** What is stored of a wizard, in the form of its version: it follows from nothing but the counts. */
export interface Kept {
  loaded: LoadedWizard;
  stored: Stored;
  /** As it was kept in an older version. */
  older?: Stored | undefined;
  /** All of it by tab, with what is known of the client. */
  data: WizardData;
}

/** Copies of what was read, each good for as long as nothing has changed: the database counts, this only compares. */
export interface Keep {
  find(place: Place, asOf: AsOf): Kept | undefined;
  keep(place: Place, kept: Kept): void;
  /** How many there are. */
  count(): number;
}

/** Whose copy it is. */
export interface Place {
  id: string;
  loaded: LoadedWizard;
}

/** How many registrations are kept; of who comes no more the copy goes first. */
const MOST = 500;
/** About how many bytes all of them take. */
const MOST_BYTES = 64 * 1_048_576;
/** One that takes more is not kept: it would push out too many others. */
const LARGEST_BYTES = MOST_BYTES / 16;
/** How long nobody's data stay in memory without having been asked for, in milliseconds. */
const LONGEST = 10 * 60_000;
/** How often it is looked for those, in milliseconds. */
const LOOK = 60_000;

interface Entry {
  kept: Kept;
  bytes: number;
  usedAt: number;
}

export function createKeep(now: () => number = Date.now): Keep {
  /** The one that was used last stands last. */
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let isLooking = false;
  const nameOf = ({ id, loaded }: Place) => `${id} ${loaded.wizard.id}`;
  const drop = (name: string) => {
    bytes -= entries.get(name)?.bytes ?? 0;
    entries.delete(name);
  };
  const put = (name: string, entry: Entry) => {
    drop(name);
    entries.set(name, entry);
    bytes += entry.bytes;
  };
  const dropOld = () => {
    for (const [name, { usedAt }] of entries) {
      if (entries.size <= MOST && bytes <= MOST_BYTES && now() - usedAt <= LONGEST) return;
      drop(name);
    }
  };
  /** Also when nobody calls any more. */
  const look = () => {
    if (isLooking || entries.size === 0) return;
    isLooking = true;
    const timer = setTimeout(() => {
      isLooking = false;
      dropOld();
      look();
    }, LOOK);
    timer.unref();
  };
  return {
    find(place, { own, shared }) {
      dropOld();
      const entry = entries.get(nameOf(place));
      if (!entry || entry.kept.loaded !== place.loaded) return undefined;
      const { client, sharedChanges } = entry.kept.stored;
      if (client.changes !== own || sharedChanges !== shared) return undefined;
      put(nameOf(place), { ...entry, usedAt: now() });
      return entry.kept;
    },
    keep(place, kept) {
      if (kept.stored.sharedChanges === undefined) return;
      const { loaded, ...own } = kept;
      const size = freeze(own);
      drop(nameOf(place));
      if (size > LARGEST_BYTES) return;
      put(nameOf(place), { kept: { loaded, ...own }, bytes: size, usedAt: now() });
      dropOld();
      look();
    },
    count: () => entries.size,
  };
}

/** About how many bytes frozen values take: what a copy takes over from the one before is not looked at again. */
const sizes = new WeakMap<object, number>();

/**
 * Freezes a value all the way down: nobody who is given a copy may change it. Not its definitions, which are shared by
 * all. @returns about how many bytes it takes
 */
function freeze(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const known = sizes.get(value);
  if (known !== undefined) return known;
  Object.freeze(value);
  let bytes = 64;
  for (const inner of Object.values(value)) bytes += 16 + freeze(inner);
  sizes.set(value, bytes);
  return bytes;
}
