import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCKS } from '../../contract/blocks';
import { compileSchemas, formatProblems } from '../../engine/compile';

/**
 * Compiles the definitions of `from` into the folder `to`: `index.json` and the modules that it names.
 * @returns all problems as text, and nothing is written; or nothing
 */
export function writeDefinitions(from: string, to: string): string | undefined {
  const result = compileSchemas(from, { blocks: BLOCKS });
  if ('problems' in result) return formatProblems(result.problems);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const [name, code] of Object.entries(result.modules)) writeFileSync(join(to, name), code);
  writeFileSync(join(to, 'index.json'), JSON.stringify(result.index));
  // Node takes the modules for ES modules wherever the folder lies.
  writeFileSync(join(to, 'package.json'), JSON.stringify({ type: 'module' }));
  return undefined;
}
