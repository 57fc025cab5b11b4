import type { TabDefinition } from './tab';

/** A tab as the compiler hands it on: `$ref`s resolved, settings and shared parts apart. */
export interface CompiledTab {
  definition: TabDefinition;
  /** Validators by scope: `''` = the tab, a list's name = one row of it. */
  validators: Record<string, CompiledValidator>;
}

/** A function made by ajv's standalone code. */
export interface CompiledValidator {
  (data: unknown): boolean;
  errors?: AjvError[] | null;
}

/** The part of ajv's error object that the engine reads. */
export interface AjvError {
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
  parentSchema?: unknown;
}
