import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { BLOCKS } from '../../contract/blocks';
import {
  type FormValues,
  type Problem as FoundProblem,
  loadSchemas,
  previewTab,
  textsFolder,
} from '../../engine/compile';
import type { Files } from '../../engine/edit';
import type { Changes, Preview, Problem } from '../wire';

/** Where the definitions are said to stand while they are compiled: problems are told below it. */
export const DIR = '/definitions';
export const NAMES = { blocks: BLOCKS };

/** Files with what is not on disk yet. */
export function withChanges(files: Files, changes: Changes): Files {
  const texts: Record<string, string> = { ...files };
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) delete texts[path];
    else texts[path] = text;
  }
  return texts;
}

/** A tab as modules, by names that stand for their contents. */
export interface PreviewModules {
  /** The one to be opened, which takes up its validators. */
  name: string;
  code(): string;
  values: FormValues;
  validators: { name: string; code: string };
}

/**
 * One tab as modules, and what is wrong in the files that it is made of. Its validators, most of its text, are a module of
 * their own: it is fetched again only where something changed that is validated.
 */
export function compilePreview(
  files: Files,
  tab: string,
): { modules?: PreviewModules } & Omit<Preview, 'module' | 'patch'> {
  const [wizard = '', id = ''] = tab.split('/');
  const { module, problems, files: own } = previewTab(textsFolder(DIR, files), { wizard, tab: id }, NAMES);
  const found = { problems: problems.map(told), files: own.map((file) => below({ file }).file) };
  if (!module) return found;
  const validators = { name: validatorsName(module.validators), code: module.validators };
  const modules: PreviewModules = {
    // The version stands for the texts of all files that the constants are made of: those are written only where fetched.
    name: nameOf(`${tab} ${module.values.wizard.version}`),
    code: () => `${module.constants}export { default } from './${validators.name}';\n`,
    values: module.values,
    validators,
  };
  return { modules, ...found };
}

const nameOf = (text: string): string => `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;

/** Validators stay the very same text while other things change. */
let lastValidators = { code: '', name: '' };
function validatorsName(code: string): string {
  if (lastValidators.code !== code) lastValidators = { code, name: nameOf(code) };
  return lastValidators.name;
}

/** Everything that is wrong with the files. */
export function allProblems(files: Files): Problem[] {
  return loadSchemas(textsFolder(DIR, files), NAMES).problems.map(told);
}

/** Something of a file by the file's path below the folder. */
export const below = <T extends { file: string }>(one: T): T => ({
  ...one,
  file: relative(DIR, one.file).replaceAll(sep, '/'),
});

const told = ({ use: _, ...problem }: FoundProblem): Problem => below(problem);
