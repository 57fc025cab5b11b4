import type { Format } from '../formats/types';
import type { CompiledWizard } from '../mapping/wizard';
import { type TabModule, toCompiledTab } from './loadWizard';
import type { CompiledTab, SettingDefinition } from './types';

/** The module of a form that stands alone, as the compiler writes it. */
export interface FormModule extends TabModule {
  /** What its folder shares. */
  wizard: CompiledWizard;
  settings: Record<string, SettingDefinition>;
}

/** A form that stands alone, with what it shares with others. */
export interface LoadedForm {
  tab: CompiledTab;
  wizard: CompiledWizard;
  settings: Record<string, SettingDefinition>;
  /** Whether what is typed outlives a reload. */
  keep: boolean;
}

/** A form out of its module, with the formats that its definition may name. */
export function toLoadedForm(module: FormModule, formats: Record<string, Format>): LoadedForm {
  const { wizard, settings } = module;
  const entry = wizard.tabs.find(({ id }) => id === module.definition.id);
  return { tab: toCompiledTab(module, formats), wizard, settings, keep: entry?.keep !== false };
}
