import type { WizardData } from '../../engine/core/mapping/parts';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
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
}

/** Whose copy it is. */
export interface Place {
  id: string;
  loaded: LoadedWizard;
}

/** How many registrations are kept; of who comes no more the copy goes first. */
const MOST = 500;
/** How long nobody's data stay in memory without having been asked for, in milliseconds. */
const LONGEST = 10 * 60_000;

interface Entry extends AsOf {
  kept: Kept;
  usedAt: number;
}

export function createKeep(now: () => number = Date.now): Keep {
  /** The one that was used last stands last. */
  const entries = new Map<string, Entry>();
  const nameOf = ({ id, loaded }: Place) => `${id} ${loaded.wizard.id}`;
  const put = (name: string, entry: Entry) => {
    entries.delete(name);
    entries.set(name, entry);
  };
  const dropOld = () => {
    for (const [name, { usedAt }] of entries) {
      if (entries.size <= MOST && now() - usedAt <= LONGEST) return;
      entries.delete(name);
    }
  };
  return {
    find(place, { own, shared }) {
      dropOld();
      const entry = entries.get(nameOf(place));
      if (!entry || entry.own !== own || entry.shared !== shared || entry.kept.loaded !== place.loaded)
        return undefined;
      put(nameOf(place), { ...entry, usedAt: now() });
      return entry.kept;
    },
    keep(place, kept) {
      const { client, sharedChanges } = kept.stored;
      if (sharedChanges === undefined) return;
      const asOf = { own: client.changes, shared: sharedChanges };
      put(nameOf(place), { ...asOf, kept: deepFreeze(kept), usedAt: now() });
      dropOld();
    },
  };
}

/** Nobody who is given a copy may change it. The definitions are shared by all. */
function deepFreeze({ loaded, ...own }: Kept): Kept {
  freeze(own);
  return { loaded, ...own };
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}
