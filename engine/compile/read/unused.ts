import { join } from 'node:path';
import { entriesOf } from '../../analyse/entries';
import type { SchemasModel } from '../model/model';
import { type Problem, problemAt } from '../problems/problem';
import { type Said, say } from '../problems/say';
import type { Folder } from './folder';
import { readSource } from './readSource';
import { sharedTabs } from './shared';
import { SHARED_FOLDER } from './sharedFolder';

/** Shared tabs that no wizard lists. */
export function unlistedTabs(folder: Folder, { wizards }: SchemasModel): Problem[] {
  return sharedTabs(folder).flatMap((id) => {
    if (wizards.some(({ shared }) => shared.has(id))) return [];
    const { source, problems } = readSource(join(folder.dir, SHARED_FOLDER, `${id}.json`), folder);
    const message = say`A aba "${id}" não está em nenhum wizard.json com "shared": true.`;
    return source ? [...problems, problemAt(source, 'DEF_UNKNOWN_TAB', { pointer: '/id' }, message)] : problems;
  });
}

/** Rules and parts of shared.json that no file names. */
export function unusedItems({ shared, sharedSource: source, uses }: SchemasModel): Problem[] {
  const report = (item: 'rules' | 'parts', toMessage: (id: string) => Said) =>
    entriesOf<{ id: string }>(shared[item]).flatMap(([{ id }, index]) => {
      if (!source || uses.some((use) => use.item === `${item}/${id}`)) return [];
      return [problemAt(source, 'DEF_UNUSED_SHARED', { pointer: `/${item}/${index}/id` }, toMessage(id))];
    });
  return [
    ...report('rules', (id) => say`A regra "${id}" não está em nenhuma aba. Esperado: "rule": "${id}" em uma regra.`),
    ...report('parts', (id) => say`A parte "${id}" não está em nenhum wizard.json. Esperado: "${id}" em "parts".`),
  ];
}
