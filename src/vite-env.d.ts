/// <reference types="vite/client" />

/** One compiled tab with what its wizard gives it, for stories and tests. */
declare module '*.json?tab' {
  import type { CompiledValidator, SettingDefinition, TabDefinition } from '../engine/core/definition/types';
  import type { CompiledWizard } from '../engine/core/mapping/wizard';

  export const definition: TabDefinition;
  export const wizard: CompiledWizard;
  export const settings: Record<string, SettingDefinition>;
  /** Makes the validators by scope (`''` = the tab, a list's name = one row) from the engine's runtime. */
  const createValidators: (require: (name: string) => unknown) => Record<string, CompiledValidator>;
  export default createValidators;
}
