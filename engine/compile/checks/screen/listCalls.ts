import { formsOf } from '../../../analyse/tab';
import { isInPlace } from '../../../core/plan/fields';
import type { TabModel } from '../../model/model';
import { collectionsOf } from '../../model/places';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';

/** Lists with forms that lack a call: without it a button does nothing, or the list is empty for ever. */
export function checkListCalls(tab: TabModel): Problem[] {
  if (tab.wizard.listedAs === 'forms') return [];
  return collectionsOf(tab).flatMap(({ list, collection, pointer }) => {
    if (isInPlace(collection)) return [];
    const forms = formsOf(collection, pointer);
    const missing = say`A lista "${list}" tem formulários e não tem "load": suas linhas nunca apareceriam. Esperado: a chamada que as traz.`;
    return [
      ...(collection.load ? [] : [problemAt(tab.source, 'DEF_MISSING_KEY', { pointer, at: 'key' }, missing)]),
      ...forms.flatMap(({ form, pointer: at }) => {
        if (form.save) return [];
        const adds = say`O formulário "${form.id}" não tem chamada que inclua uma linha: seu botão não faria nada. Esperado: "save", ou "create" e "update".`;
        const edits = say`O formulário "${form.id}" não tem chamada que altere uma linha: seu botão não faria nada. Esperado: "save", ou "create" e "update".`;
        // Of several forms another one may edit what this one adds.
        const lacks = [...(form.create ? [] : [adds]), ...(form.update || forms.length > 1 ? [] : [edits])];
        return lacks.slice(0, 1).map((message) => problemAt(tab.source, 'DEF_MISSING_KEY', { pointer: at }, message));
      }),
    ];
  });
}
