/// <reference types="vite/client" />

/** One compiled tab with what its wizard gives it, for stories and tests. */
declare module '*.json?tab' {
  // A relative import is no import in here; `import()` is.
  export const definition: import('../engine/core').TabDefinition;
  export const wizard: import('../engine/core').CompiledWizard;
  export const settings: Record<string, import('../engine/core').SettingDefinition>;
  /** Makes the validators by scope (`''` = the tab, a list's name = one row) from the engine's runtime. */
  const createValidators: (
    require: (name: string) => unknown,
  ) => Record<string, import('../engine/core').CompiledValidator>;
  export default createValidators;
}
