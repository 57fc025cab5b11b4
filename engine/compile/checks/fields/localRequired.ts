import { allFields } from '../../../analyse/fields';
import { getAt, parsePointer } from '../../../core/pointer';
import type { TabModel } from '../../model/model';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';

/** Fields of the screen that start empty at every visit and are always required: what the customer filled is never kept. */
export function checkLocalRequired(tab: TabModel): Problem[] {
  if (tab.wizard.listedAs === 'forms') return [];
  return allFields(tab.fields).flatMap((entry) => {
    if (entry.schema.local !== null) return [];
    const pointer = `${entry.holder}/required`;
    const names = getAt(tab.source.value, parsePointer(pointer));
    const index = Array.isArray(names) ? names.indexOf(entry.key) : -1;
    if (index < 0) return [];
    const message = say`O campo "${entry.node}" é obrigatório, mas só existe na tela e começa vazio a cada visita ("local": null). Esperado: "require" em uma regra, ou um valor em "local".`;
    return [problemAt(tab.source, 'DEF_REQUIRED_LOCAL', { pointer: `${pointer}/${index}` }, message)];
  });
}
