import type { Format } from '../formats/types';
import type { CompiledWizard, LoadedWizard } from '../mapping/wizard';
import { createRuntime } from './runtime';
import type { CompiledTab, CompiledValidator, SettingDefinition, TabDefinition } from './types';

/** The module of a wizard, as the compiler writes it. */
export interface WizardModule {
  wizard: CompiledWizard;
  /** Paths of the tabs' modules, relative to this one. */
  tabs: Record<string, string>;
  settings: Record<string, SettingDefinition>;
}

/** The module of a tab, as the compiler writes it. */
export interface TabModule {
  definition: TabDefinition;
  default: (require: (name: string) => unknown) => Record<string, CompiledValidator>;
}

/** A tab out of its module, with the formats that its definition may name. */
export function toCompiledTab(module: TabModule, formats: Record<string, Format>): CompiledTab {
  return { definition: module.definition, validators: module.default(createRuntime(formats)) };
}

/** A wizard with all its tabs, out of compiled modules. `load` imports a module by its address. */
export async function loadWizard(
  url: string,
  load: (url: string) => Promise<unknown>,
  formats: Record<string, Format>,
): Promise<LoadedWizard> {
  const module = (await load(url)) as WizardModule;
  const tabs = await Promise.all(
    Object.entries(module.tabs).map(async ([id, path]): Promise<[string, CompiledTab]> => {
      const tab = (await load(resolvePath(url, path))) as TabModule;
      return [id, toCompiledTab(tab, formats)];
    }),
  );
  return { wizard: module.wizard, tabs: Object.fromEntries(tabs), settings: module.settings };
}

/** The address of a file beside another one. */
function resolvePath(base: string, path: string): string {
  return `${base.slice(0, base.lastIndexOf('/') + 1)}${path.replace(/^\.\//, '')}`;
}
