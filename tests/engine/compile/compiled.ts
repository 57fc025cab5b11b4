import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRuntime, type Runtime } from '../../../engine/core/definition/runtime';
import type { CompiledTab, TabDefinition } from '../../../engine/core/definition/types';
import { formats } from '../../../engine/core/formats/br/table';
import { temporaryFolder } from '../../support/temporaryFolder';

/** A module as it is served: its text written to a file and imported. */
export async function importCode<T>(code: string): Promise<T> {
  const file = join(temporaryFolder({ 'module.mjs': code }), 'module.mjs');
  return import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<T>;
}

/** The module of a tab. */
export interface TabModule {
  definition: TabDefinition;
  default: (require: Runtime) => CompiledTab['validators'];
}

/** The validators of a tab's module. */
export async function validatorsOf(code: string): Promise<CompiledTab['validators']> {
  return (await importCode<TabModule>(code)).default(createRuntime(formats));
}
