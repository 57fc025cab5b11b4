import type { DefinitionsIndex } from '../core/definition/definitionsIndex';
import { type FormModule, type LoadedForm, toLoadedForm } from '../core/definition/loadForm';
import { loadWizard } from '../core/definition/loadWizard';
import type { Format } from '../core/formats/types';
import type { LoadedWizard } from '../core/mapping/wizard';

/** What `compileSchemas` of the entry `compile` gives: modules as texts by file name, or all that is wrong. */
export type Compiled =
  | { index: DefinitionsIndex; modules: Record<string, string> }
  | { problems: readonly { file: string; line: number; column: number; code: string; message: string }[] };

/**
 * A wizard of compiled definitions, as a browser would import it. Nothing is written to a disk.
 * @param formats those that the definitions name: `formats` of `core`, or of `brazil`
 * @throws {Error} with the problems of the definitions, a line each; and for an id that they do not have
 */
export function loadedWizard(compiled: Compiled, id: string, formats: Record<string, Format>): Promise<LoadedWizard> {
  const { index, modules } = without(compiled);
  const url = found(index.wizards, id);
  return loadWizard(url, (address) => importModule(modules[fileOf(address)] ?? ''), formats);
}

/**
 * A form that stands alone, of compiled definitions: `folder/form`. Parameters and errors as of `loadedWizard`.
 * @throws {Error} with the problems of the definitions, a line each; and for an id that they do not have
 */
export async function loadedForm(compiled: Compiled, id: string, formats: Record<string, Format>): Promise<LoadedForm> {
  const { index, modules } = without(compiled);
  const code = modules[fileOf(found(index.forms, id))] ?? '';
  return toLoadedForm(await importModule<FormModule>(code), formats);
}

/** A compiled module imported from its text: the same one for the same text. */
export function importModule<T>(code: string): Promise<T> {
  return import(/* @vite-ignore */ `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`) as Promise<T>;
}

function without(compiled: Compiled): Exclude<Compiled, { problems: unknown }> {
  if (!('problems' in compiled)) return compiled;
  const lines = compiled.problems.map(
    ({ file, line, column, code, message }) => `${file}:${line}:${column}  ${code}  ${message}`,
  );
  throw new Error(lines.join('\n'));
}

function found(entries: readonly { id: string; url: string }[], id: string): string {
  const entry = entries.find((one) => one.id === id);
  if (entry) return entry.url;
  throw new Error(`The definitions have no "${id}". They have: ${entries.map((one) => one.id).join(', ') || 'none'}.`);
}

const fileOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
