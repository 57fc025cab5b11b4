import { statSync } from 'node:fs';
import { BLOCKS } from '../../contract/blocks';
import { formatProblems, type LoadedDefinition, type LoadedSchemas, loadSchemas } from '../../engine/compile';
import { Refused } from './refused';

/** The definitions of a folder, and all its wizards and folders of forms. @throws Refused with what is wrong with them */
export function readDefinitions(dir: string): { schemas: LoadedSchemas; all: LoadedDefinition[] } {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw new Refused(`A pasta "${dir}" não existe.`);
  const { schemas, problems } = loadSchemas(dir, { blocks: BLOCKS });
  if (!schemas) throw new Refused(formatProblems(problems));
  return { schemas, all: [...schemas.wizards, ...schemas.forms] };
}
