import { BLOCKS } from '../../contract/blocks';
import { compileSchemas, formatProblems } from '../../engine/compile';
import { writeModules } from './writeModules.mjs';

/**
 * Compiles the definitions of `from` into the folder `to`: `index.json` and the modules that it names.
 * @returns all problems as text, and nothing is written; or nothing
 */
export function writeDefinitions(from: string, to: string): string | undefined {
  const result = compileSchemas(from, { blocks: BLOCKS });
  if ('problems' in result) return formatProblems(result.problems);
  writeModules(result, to);
  return undefined;
}
