import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefinitionsIndex } from '../engine/definition';
import { ROWS_WIZARD } from './forms/rows';
import { wizardId } from './forms/tab';

/** The index of the definitions, below the folder of the pages. */
const INDEX = '/definitions/index.json';

/**
 * What the page of this engine names before its script asks for it, as elements of its head: the definitions of the form in
 * its address, as the portal's server names those of a wizard, and their index, which the portal asks for while the script of
 * the wizard comes.
 * @param folder the pages as they were built
 * @param asked the query of the address: `fields` or `rows`
 */
export function namedAhead(folder: string, asked: URLSearchParams): string {
  const { wizards } = JSON.parse(readFileSync(join(folder, INDEX), 'utf8')) as DefinitionsIndex;
  const id = asked.has('rows') ? ROWS_WIZARD : wizardId(Number(asked.get('fields')));
  const entry: { url: string; whole?: string } | undefined = wizards.find((wizard) => wizard.id === id);
  if (!entry) throw new Error(`No form "${id}".`);
  const { pathname } = new URL(entry.whole ?? entry.url, `http://localhost${INDEX}`);
  return [
    `<link rel="preload" as="fetch" crossorigin href="${INDEX}">`,
    `<link rel="modulepreload" crossorigin href="${pathname}">`,
  ].join('');
}
