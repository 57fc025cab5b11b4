import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formats } from '../../../engine/brazil';
import { type DefinitionsIndex, loadWizard, type WizardEntry } from '../../../engine/definition';
import { ConfigError } from '../configError';
import type { Definitions, DefinitionsPackage } from './types';

/**
 * Reads what the build made of schemas/.
 * @throws ConfigError when the folder holds none
 */
export function readPackage(folder: string): DefinitionsPackage {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const readJson = (name: string) => (existsSync(join(folder, name)) ? JSON.parse(read(name)) : undefined);
  const index: DefinitionsIndex | undefined = readJson('index.json');
  if (!index) throw new ConfigError(`There are no compiled definitions in ${folder}: run "npm run build" first.`);
  const modules = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return {
    index,
    modules: Object.fromEntries(modules.map((name) => [name, read(name)])),
    sources: readJson('sources.json') ?? {},
    migrations: readJson('migrations.json') ?? {},
  };
}

/** Loads a package: the same modules that the browser imports. */
export async function loadPackage({
  index,
  modules,
}: Pick<DefinitionsPackage, 'index' | 'modules'>): Promise<Definitions> {
  const load = (url: string) => importText(modules[nameOf(url)] ?? '');
  const wizards = await Promise.all(index.wizards.map(({ url }: WizardEntry) => loadWizard(url, load, formats)));
  return { settings: index.settings, types: index.types, wizards };
}

/**
 * Tries what is to be published: every module, and all wizards. What cannot be loaded would stop servers for good.
 * @throws ConfigError that names what cannot be loaded
 */
export async function tryPackage(content: Pick<DefinitionsPackage, 'index' | 'modules'>): Promise<Definitions> {
  const because = (what: string) => (error: unknown) => {
    throw new ConfigError(`${what} cannot be loaded: ${error instanceof Error ? error.message : String(error)}.`);
  };
  for (const [name, code] of Object.entries(content.modules)) {
    await importText(code).catch(because(`The module ${name} of the definitions`));
  }
  return loadPackage(content).catch(because('What the modules of the definitions hold'));
}

/** The definitions of a folder, of no version. */
export async function loadDefinitions(folder: string): Promise<Definitions & { files: DefinitionsPackage }> {
  const files = readPackage(folder);
  return { ...(await loadPackage(files)), files };
}

const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** A module out of its text. The same text is the same module, however many versions have it. */
function importText(code: string): Promise<unknown> {
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  return import(/* @vite-ignore */ url);
}
