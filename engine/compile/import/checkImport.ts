import type { TabDefinition } from '../../core/definition/types';
import { isObject, type JsonObject, withValues } from '../../core/json';
import { getAt, parsePointer } from '../../core/pointer';
import { loadSchemas } from '../load';
import type { GivenNames } from '../names';
import type { Problem } from '../problems/problem';
import { textsFolder } from '../read/folder';
import type { ImportedTab, NotCarried, Origins } from './types';
import { withoutRules } from './withoutRules';

/** The texts of the files that tabs share, in which an imported tab is to stand. */
export interface Surroundings {
  shared: string;
  settings: string;
}

/** An imported tab that was checked as `schemas:check` does. */
export interface CheckedImport extends ImportedTab {
  /** What is still wrong with it. */
  problems: Problem[];
}

/** A text of a field, and what else it can do without: where it stands, and its name. */
const MESSAGE = /^(\/schema\/.+)\/(errorMessage\/\w+)$/;
const KEYWORD = /^(\/schema\/.+)\/(default|const|format|(?:min|max)(?:Length|imum|Items))$/;

/**
 * Leaves out the rules that the check refuses (a condition that no answer meets, a circle) and the values and limits of
 * fields (a default of another type, a least above the most), lists them with its words, and the fields that are always shown for it, and gives what is wrong beside them; `names` as for `loadSchemas`. Costs a check of the tab for each round of refusals.
 */
export function checkImport(imported: ImportedTab, around: Surroundings, names: GivenNames = {}): CheckedImport {
  const problems = problemsOf(imported, around, names);
  const tab = structuredClone(imported.tab);
  const notCarried = withoutKeywords(tab, imported.origins, problems);
  const rules = withoutRules(tab, imported.origins, problems, names);
  notCarried.push(...rules.notCarried);
  if (notCarried.length === 0) return { ...imported, problems };
  const { origins } = rules;
  return checkImport({ tab, notCarried: [...imported.notCarried, ...notCarried], origins }, around, names);
}

/** Takes what is refused of fields out of a tab. */
function withoutKeywords(tab: TabDefinition, origins: Origins, problems: readonly Problem[]): NotCarried[] {
  return problems.flatMap(({ pointer, message }): NotCarried[] => {
    const found = [MESSAGE, KEYWORD].map((pattern) => pattern.exec(pointer));
    const [, place = '', keyword = ''] = found.find((each) => each && origins[each[1] ?? ''] !== undefined) ?? [];
    const [name = '', ...outer] = keyword.split('/').reverse();
    const holder = getAt(tab as unknown as JsonObject, [...parsePointer(place), ...outer]);
    const origin = origins[place];
    if (origin === undefined || !isObject(holder) || !Object.hasOwn(holder, name)) return [];
    delete holder[name];
    return [{ file: 'schema', pointer: `${origin}/${keyword}`, reason: message }];
  });
}

/** The problems of the tab in a wizard of its own. */
function problemsOf({ tab }: ImportedTab, { shared, settings }: Surroundings, names: GivenNames): Problem[] {
  const { texts, messages, formats } = JSON.parse(shared);
  const wizard = {
    id: 'importado',
    title: tab.title,
    type: 1,
    registration: true,
    route: '/importado',
    key: 'Guid',
    navigation: 'earlier',
    tabs: [{ id: tab.id, card: tab.title }],
    parts: [{ id: 'importado', data: [tab.id], load: 'GET /importado', save: 'POST /importado' }],
    complete: { call: 'POST /importado/concluir' },
  };
  const file = `importado/${tab.id}.json`;
  const folder = textsFolder('', {
    'shared.json': JSON.stringify(withValues({}, { texts, messages, formats })),
    'settings.json': settings,
    'types.json': JSON.stringify({ types: [{ type: 1, name: 'Importado', document: 'cpf' }] }),
    'importado/wizard.json': JSON.stringify(wizard),
    [file]: JSON.stringify(tab, null, 2),
  });
  return loadSchemas(folder, names).problems;
}
