import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AccountType } from '../../engine/core/definition/accountType';
import { loadWizard } from '../../engine/core/definition/loadWizard';
import type { SettingDefinition } from '../../engine/core/definition/types';
import { formats } from '../../engine/core/formats/br/table';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import { ConfigError } from './configError';

/** The compiled definitions that the server works with. */
export interface Definitions {
  settings: Record<string, SettingDefinition>;
  /** Who can have an account. */
  types: AccountType[];
  wizards: LoadedWizard[];
}

/** What the build writes into index.json, as far as the server reads it. */
interface Index {
  settings: Record<string, SettingDefinition>;
  types: AccountType[];
  wizards: { url: string }[];
}

/**
 * Loads what the build made of schemas/: the same modules that the browser imports.
 * @throws ConfigError when the folder holds none
 */
export async function loadDefinitions(folder: string): Promise<Definitions> {
  const index = join(folder, 'index.json');
  if (!existsSync(index))
    throw new ConfigError(`There are no compiled definitions in ${folder}: run "npm run build" first.`);
  const { settings, types, wizards: entries } = JSON.parse(readFileSync(index, 'utf8')) as Index;
  const wizards = await Promise.all(
    entries.map(({ url }) => loadWizard(pathToFileURL(join(folder, basename(url))).href, importModule, formats)),
  );
  return { settings, types, wizards };
}

const importModule = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);
