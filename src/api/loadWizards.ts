import { isObject } from '../../engine/core';
import type { DefinitionsIndex, WizardEntry, WizardModule } from '../../engine/definition';
import { rememberAccountTypes } from './accountTypes';
import { rememberSettings } from './declaredSettings';
import { earlyFile } from './early';

const PATH = '/definitions/index.json';

let loading: Promise<DefinitionsIndex> | undefined;

let known: DefinitionsIndex | undefined;

/** The wizards, once they have come. */
export const knownWizards = (): WizardEntry[] | undefined => known?.wizards;

/**
 * The index of the definitions, asked for once per visit. It is no call of the API and carries no token.
 * @throws {Error} when it cannot be had; the next call asks again
 */
export function loadWizards(): Promise<DefinitionsIndex> {
  loading ??= fetchIndex(PATH).then(
    (index) => {
      known = index;
      return index;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * A wizard file as the compiler wrote it, without its tabs.
 * @throws {Error} when it cannot be had
 */
export async function loadWizardModule({ url }: WizardEntry): Promise<WizardModule> {
  const { pathname } = new URL(url, `${location.origin}/definitions/`);
  return (await import(/* @vite-ignore */ pathname)) as WizardModule;
}

/**
 * The index at this path, which may be that of an older version.
 * @throws {Error} when it cannot be had
 */
export async function fetchIndex(path: string): Promise<DefinitionsIndex> {
  const response = await earlyFile(path, () => fetch(path, { cache: 'no-cache', credentials: 'omit' }));
  const index: unknown = response.ok ? await response.json() : undefined;
  if (!isObject(index) || !Array.isArray(index.wizards)) {
    throw new Error(`${path} answered ${response.status} without an index of wizards.`);
  }
  const found = index as unknown as DefinitionsIndex;
  const { number } = found;
  if (number) for (const entry of found.wizards) entry.number = number;
  rememberAccountTypes(found.types);
  rememberSettings(found.settings);
  return found;
}
