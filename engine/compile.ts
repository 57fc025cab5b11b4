/**
 * Folders of definitions: read, checked with file and line, compiled. For Node.
 *
 * @begin compileSchemas, formatProblems, GivenNames, importTab
 * @example
 * import { compileSchemas, formatProblems } from 'ficha-engine/compile';
 * import texts from 'ficha-engine/texts/en.json' with { type: 'json' };
 * import problems from 'ficha-engine/texts/problems.en.json' with { type: 'json' };
 *
 * // What is wrong is told in English; in Portuguese without `problems`.
 * const names = { texts, problems };
 * const compiled = compileSchemas('examples/own-wizard/schemas', names);
 * 'problems' in compiled ? formatProblems(compiled.problems, names) : Object.keys(compiled.sources).length; // 3
 */
export {
  type CompiledSchemas,
  type CompiledTabModule,
  compileSchemas,
  compileTab,
  formatProblems,
} from './compile/compileSchemas';
export type { FormValues } from './compile/emit/modules';
export { compileValidators } from './compile/emit/validators';
export { type CheckedImport, checkImport, type Surroundings } from './compile/import/checkImport';
export { type ImportOptions, importTab } from './compile/import/importTab';
export { slug } from './compile/import/sections';
export type { ImportedTab, NotCarried } from './compile/import/types';
export { loadEarlier, loadSchemas, previewTab, type SchemasResult, type TabPreview } from './compile/load';
export type { LoadedDefinition, LoadedSchemas } from './compile/model/loaded';
export type { GivenNames } from './compile/names';
export { type Code, codes, codesIn, type Meaning } from './compile/problems/codes';
export type { Problem } from './compile/problems/problem';
export { type Folder, textsFolder } from './compile/read/folder';
