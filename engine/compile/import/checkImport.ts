import type { TabDefinition } from '../../core/definition/types';
import { withValues } from '../../core/json';
import { loadSchemas } from '../load';
import type { GivenNames } from '../names';
import type { Problem } from '../problems/problem';
import { textsFolder } from '../read/folder';
import type { ImportedTab, NotCarried } from './types';

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

/**
 * Leaves out the rules that the check refuses (a condition that no answer meets, a circle), lists them with its words, and
 * gives what is wrong beside them; `names` as for `loadSchemas`. Costs a check of the tab for each round of refusals.
 */
export function checkImport(imported: ImportedTab, around: Surroundings, names: GivenNames = {}): CheckedImport {
  const problems = problemsOf(imported, around, names);
  const refused = problems.flatMap(({ pointer, message }) => {
    const place = /^(\/collections\/[^/]+)?\/rules\/\d+/.exec(pointer ?? '')?.[0];
    return place === undefined ? [] : [{ place, message }];
  });
  if (refused.length === 0) return { ...imported, problems };
  const { tab, origins } = imported;
  const places = [...new Set(refused.map(({ place }) => place))];
  const notCarried = places.map((place): NotCarried => {
    const reason = refused.find((each) => each.place === place)?.message ?? '';
    return { file: 'schema', pointer: origins[place] ?? '', reason };
  });
  const next = structuredClone(tab);
  const kept: Record<string, string> = {};
  const owners: [string, Pick<TabDefinition, 'rules'>][] = [
    ['', next],
    ...Object.entries(next.collections ?? {}).map(
      ([name, own]) => [`/collections/${name}`, own] as [string, typeof own],
    ),
  ];
  for (const [list, owner] of owners) {
    const left = (owner.rules ?? []).map((rule, index) => ({ rule, place: `${list}/rules/${index}` }));
    const staying = left.filter(({ place }) => !places.includes(place));
    for (const [index, { place }] of staying.entries()) kept[`${list}/rules/${index}`] = origins[place] ?? '';
    if (staying.length > 0) owner.rules = staying.map(({ rule }) => rule);
    else delete owner.rules;
  }
  return checkImport({ tab: next, notCarried: [...imported.notCarried, ...notCarried], origins: kept }, around, names);
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
