/** One compiled tab with what its wizard gives it: what an import of `x.json?tab` gives, by the plugin of `vite`. */
declare module '*.json?tab' {
  // A relative import is no import in here; `import()` is.
  export const definition: import('../definition').TabDefinition;
  export const wizard: import('../definition').CompiledWizard;
  export const settings: Record<string, import('../definition').SettingDefinition>;
  /** Makes the validators by scope (`''` = the tab, a list's name = one row) from the engine's runtime. */
  const createValidators: (
    require: (name: string) => unknown,
  ) => Record<string, import('../definition').CompiledValidator>;
  export default createValidators;
}
