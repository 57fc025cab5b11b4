import { entriesOf } from '../../../analyse/entries';
import { formsOf } from '../../../analyse/tab';
import { isBlock } from '../../../core/plan/fields';
import type { TabModel } from '../../model/model';
import { collectionsOf, idOfText, rulesOf } from '../../model/places';
import { type Problem, problemAt } from '../../problems/problem';
import { say, type Words } from '../../problems/say';
import type { Source } from '../../problems/source';

/** An id with its place. */
export interface NamedPlace {
  id: string;
  pointer: string;
  /** What it is, when it is not as the others. */
  what?: Words;
}

const BLOCK = { what: say`O bloco` };

/** A problem for every id that an earlier item of the same list has. */
export function repeatedIds(source: Source, what: Words, places: readonly NamedPlace[]): Problem[] {
  const seen = new Map<string, number>();
  return places.flatMap(({ id, pointer, what: own = what }) => {
    const first = seen.get(id);
    if (first !== undefined) {
      const message = say`${own} "${id}" já existe na linha ${first}. Esperado: um nome próprio.`;
      return [problemAt(source, 'DEF_DUPLICATE_ID', { pointer }, message)];
    }
    seen.set(id, source.locate(pointer).line);
    return [];
  });
}

/** Texts with the name of a field: rules would read as if they were about the field. */
function textsNamedAsFields(tab: TabModel): Problem[] {
  return entriesOf(tab.definition.uiSchema['ui:sections']).flatMap(([section, index]) =>
    entriesOf(section.fields).flatMap(([item, at]) => {
      const id = idOfText(item);
      const field = id === undefined ? undefined : tab.fields.get(id);
      if (!field) return [];
      const { line } = tab.source.locate(field.pointer, 'key');
      const message = say`O texto "${id}" tem o nome do campo da linha ${line}. Esperado: um nome próprio.`;
      const pointer = `/uiSchema/ui:sections/${index}/fields/${at}/id`;
      return [problemAt(tab.source, 'DEF_DUPLICATE_ID', { pointer }, message)];
    }),
  );
}

/** Ids that two rules of a scope, two sections, or two forms of a list share. */
export function checkIds(tab: TabModel): Problem[] {
  const rules = rulesOf(tab).map(({ rule, pointer, list }) => ({ id: rule.id, pointer: `${pointer}/id`, list }));
  const scopes = [...new Set(rules.map(({ list }) => list))];
  const sections = entriesOf(tab.definition.uiSchema['ui:sections']).flatMap(([section, index]) => {
    const pointer = `/uiSchema/ui:sections/${index}`;
    const texts = entriesOf(section.fields).flatMap(([item, at]) => {
      const id = isBlock(item) ? item.id : idOfText(item);
      return id === undefined ? [] : [{ id, pointer: `${pointer}/fields/${at}/id`, ...(isBlock(item) && BLOCK) }];
    });
    return [{ id: section.id, pointer: `${pointer}/id` }, ...texts];
  });
  return [
    ...scopes.flatMap((scope) =>
      repeatedIds(
        tab.source,
        say`A regra`,
        rules.filter(({ list }) => list === scope),
      ),
    ),
    ...repeatedIds(tab.source, say`A seção`, sections),
    ...textsNamedAsFields(tab),
    ...collectionsOf(tab).flatMap(({ collection, pointer }) =>
      repeatedIds(
        tab.source,
        say`O formulário`,
        formsOf(collection, pointer).map(({ form, pointer: at }) => ({ id: form.id, pointer: `${at}/id` })),
      ),
    ),
  ];
}
