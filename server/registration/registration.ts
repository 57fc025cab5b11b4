import type { Context, JsonObject } from '../../engine/core';
import type { LoadedWizard } from '../../engine/definition';
import type { WizardData } from '../../engine/wire';
import type { Client } from '../storage/client';
import type { Renewal } from './renewal/renewal';
import type { Stored } from './stored';

/** What a client has filled in of a wizard, read once: everything that a call needs to know of it. */
export interface Registration {
  loaded: LoadedWizard;
  client: Client;
  renewal: Renewal;
  /** All saved data by tab, rows of lists and what is known of the client included. */
  data: WizardData;
  /** What rules may read: the same as in the browser, from the server's own knowledge. */
  context: Context;
  /** As it is kept, carried over to the version of `loaded`. */
  stored: Stored;
  /** As it was kept in an older version, which the next save replaces. */
  older?: Stored | undefined;
}

/** The rows of a list that is saved by calls of its own, in their order, each with its key. */
export function rowsOf({ wizard: { key } }: LoadedWizard, { rows }: Stored, collection: string): JsonObject[] {
  return rows.filter((row) => row.collection === collection).map(({ id, data }) => ({ ...data, [key]: id }));
}

/** Tells one saved state of a part from the next; nothing before the first save. */
export function savedVersion({ stored }: Registration, part: string): string | undefined {
  const found = stored.parts.find(({ id }) => id === part);
  return found && String(found.savedAt);
}

/** The same as it is told to callers: `0` before the first save. */
export function versionOf(registration: Registration, part: string): string {
  return savedVersion(registration, part) ?? '0';
}

/** The versions of the rows of a list, by key; each tells one saved state of its row from the next. */
export function rowVersions({ rows }: Stored, collection: string): Map<string, string> {
  const own = rows.filter((row) => row.collection === collection);
  return new Map(own.map(({ id, savedAt }) => [id, String(savedAt)]));
}
