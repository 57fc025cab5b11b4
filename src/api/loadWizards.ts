import type { AccountType } from '../../engine/core/definition/accountType';
import type { WizardModule } from '../../engine/core/definition/loadWizard';
import type { SettingDefinition } from '../../engine/core/definition/types';
import { isObject } from '../../engine/core/json';
import { rememberAccountTypes } from './accountTypes';
import { rememberSettings } from './declaredSettings';

/** A wizard that the definitions offer. */
export interface WizardEntry {
  id: string;
  /** The customer type that may use it. */
  type: number;
  /** Whether it is the registration of its type, or a form of its own beside it. */
  registration?: true;
  /** What the calls of its renewal call the overview. */
  overview?: { number: number };
  /** Where the portal shows it. */
  route: string;
  title: string;
  /** Its compiled module. */
  url: string;
}

/** What is offered, and the version of the definitions. */
export interface WizardIndex {
  version: string;
  types: AccountType[];
  settings: Record<string, SettingDefinition>;
  wizards: WizardEntry[];
  /** Forms that stand alone: `acesso/recuperacao`. */
  forms: { id: string; url: string }[];
}

const PATH = '/definitions/index.json';

let loading: Promise<WizardIndex> | undefined;

/**
 * The index of the definitions, asked for once per visit. It is no call of the API and carries no token.
 * @throws {Error} when it cannot be had; the next call asks again
 */
export function loadWizards(): Promise<WizardIndex> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
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

async function fetchIndex(): Promise<WizardIndex> {
  const response = await fetch(PATH, { cache: 'no-cache', credentials: 'omit' });
  const index: unknown = response.ok ? await response.json() : undefined;
  if (!isObject(index) || !Array.isArray(index.wizards)) {
    throw new Error(`${PATH} answered ${response.status} without an index of wizards.`);
  }
  const found = index as unknown as WizardIndex;
  rememberAccountTypes(found.types);
  rememberSettings(found.settings);
  return found;
}
