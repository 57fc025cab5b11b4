import { runInThisContext } from 'node:vm';
import { compileValidators } from '../../engine/compile/emit/validators';
import { type TabModule, toCompiledTab } from '../../engine/core/definition/loadWizard';
import type { CompiledTab, TabDefinition } from '../../engine/core/definition/types';
import { formats } from '../../engine/core/formats/br/table';
import { VALIDATORS } from './callCounts';

/** A tab with the validators that are shipped with it: ajv's code, in the formats of the portal. */
export function validatedOf(definition: TabDefinition): CompiledTab {
  const code = runInThisContext(`(${compileValidators(definition)})`, { filename: VALIDATORS }) as TabModule['default'];
  return toCompiledTab({ definition, default: code }, formats);
}
