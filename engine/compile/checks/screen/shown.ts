import { entriesOf } from '../../../analyse/entries';
import { allFields, type FieldEntry, type Fields, withinField } from '../../../analyse/fields';
import { formsOf } from '../../../analyse/tab';
import { givenIn, keysSaying } from '../../../core/effects/told';
import { isObject } from '../../../core/json';
import type { TabModel } from '../../model/model';
import { collectionsOf, type ItemsPlace, itemsOf, overridesOf, rulesOf } from '../../model/places';
import { listScope, resolveReference } from '../../model/scope';
import { fieldsOfTarget } from '../../model/targets';
import { nearest } from '../../problems/nearest';
import { type Problem, problemAt } from '../../problems/problem';
import { say, type Words } from '../../problems/say';
import { didYouMean } from '../../problems/words';
import { requirementsOf } from './requirements';

interface Shown {
  entry: FieldEntry;
  pointer: string;
  place: ItemsPlace;
  /** Named itself, not only with the object or block that holds it. */
  named: boolean;
}

/** Fields that nothing shows, that stand twice on the screen, or that have no label. */
export function checkShown(tab: TabModel): Problem[] {
  const shown = itemsOf(tab).flatMap((place) => shownIn(tab, place));
  return [
    ...(isWhole(tab) ? unused(tab, shown) : []),
    ...repeated(tab, shown),
    ...withoutTitle(tab, shown),
    ...withEmptyTitle(tab),
    ...(isWhole(tab) ? requiredUnshown(tab, shown) : []),
    ...withoutCollection(tab, shown),
  ];
}

function shownIn(tab: TabModel, place: ItemsPlace): Shown[] {
  return entriesOf(place.items).flatMap(([item, index]): Shown[] => {
    const pointer = `${place.pointer}/${index}`;
    if (typeof item === 'string') {
      const { entry } = resolveReference(item, place.scope);
      if (!entry) return [];
      const fields = entry.kind === 'object' ? withinField(entry, place.scope.fields) : [entry];
      return fields.map((field) => ({ entry: field, pointer, place, named: true }));
    }
    const binds = 'binds' in item && isObject(item.binds) ? Object.values(item.binds) : [];
    return binds.flatMap((name) => {
      const { entry } = resolveReference(String(name), place.scope);
      return entry
        ? withinField(entry, tab.fields).map((field) => ({ entry: field, pointer, place, named: false }))
        : [];
    });
  });
}

/** Whether everything that may show or compute a field could be read. */
function isWhole({ pruned }: TabModel): boolean {
  return !pruned.some((pointer) => /^\/(rules|collections|uiSchema\/ui:sections)/.test(pointer));
}

function unused(tab: TabModel, shown: Shown[]): Problem[] {
  const used = new Set(shown.map(({ entry }) => entry));
  const lists = new Set(shown.filter(({ entry }) => entry.kind === 'list').map(({ entry }) => entry.name));
  for (const entry of rulesOf(tab)) {
    const { rule } = entry;
    const written = keysSaying('operands', 'fill').flatMap((key) => Object.keys(givenIn<object>(rule, key) ?? {}));
    for (const target of written) for (const field of fieldsOfTarget(tab, target, entry)) used.add(field);
  }
  for (const { collection, pointer, scope } of collectionsOf(tab)) {
    const names = [
      ...entriesOf(collection.columns).flatMap(([column]) => entriesOf(column.fields).map(([name]) => name)),
      ...formsOf(collection, pointer).flatMap(({ form }) => Object.keys(form.start ?? {})),
    ];
    for (const name of names) {
      const field = scope.fields.get(name);
      if (field) used.add(field);
    }
  }
  return allFields(tab.fields).flatMap((entry) => {
    const { schema } = entry;
    const known = schema.readOnly || schema.local !== undefined || schema.const !== undefined;
    const isKey = entry.key === tab.wizard.definition.key;
    if (entry.kind === 'object' || known || isKey || used.has(entry)) return [];
    if (entry.list !== undefined && !(lists.has(entry.list) && tab.definition.collections?.[entry.list])) return [];
    const message = say`Nenhuma seção, lista ou formulário mostra "${entry.node}", e nenhuma regra o calcula.`;
    return [problemAt(tab.source, 'DEF_UNUSED_FIELD', { pointer: entry.pointer, at: 'key' }, message)];
  });
}

/** A form shows a field of its list again; sections, one collection and one form must not. */
function repeated(tab: TabModel, shown: Shown[]): Problem[] {
  const first = new Map<string, Shown>();
  return shown.flatMap((item) => {
    const { place, entry, pointer } = item;
    const key = `${place.kind === 'section' ? 'section' : place.pointer} ${entry.node}`;
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, item);
      return [];
    }
    if (!item.named || !earlier.named) return [];
    const { line } = tab.source.locate(earlier.pointer);
    const message = say`O campo "${entry.name}" já aparece na linha ${line}, ${earlier.place.where}. Esperado: um só lugar.`;
    return [problemAt(tab.source, 'DEF_REPEATED_FIELD', { pointer }, message)];
  });
}

function withoutTitle(tab: TabModel, shown: Shown[]): Problem[] {
  const fields = new Map(shown.filter(({ named }) => named).map(({ entry, place }) => [entry, place]));
  const required = new Set(requirementsOf(tab).map(({ entry }) => entry));
  return [...fields].flatMap(([entry, place]) => {
    // The title of a list stands on the screen only where something is said of the list.
    const mayBeMissing = required.has(entry) || entry.schema.minItems !== undefined;
    if (entry.kind === 'list' && !mayBeMissing) return [];
    const { title, formatBy, type } = entry.schema;
    const at = `${entry.pointer}/title`;
    if (title !== undefined && title.trim() === '') {
      const message = say`O campo "${entry.node}" aparece ${place.where} com o rótulo vazio. Esperado: um texto em "title".`;
      return [
        problemAt(tab.source, 'DEF_MISSING_TITLE', { pointer: tab.source.has(at) ? at : entry.pointer }, message),
      ];
    }
    const isTitled = title !== undefined || formatBy !== undefined;
    const hasWrongRef = type === undefined && tab.source.has(`${entry.pointer}/$ref`);
    if (isTitled || hasWrongRef) return [];
    const message = say`O campo "${entry.node}" aparece ${place.where} sem rótulo. Esperado: "title".`;
    return [problemAt(tab.source, 'DEF_MISSING_TITLE', { pointer: entry.pointer, at: 'key' }, message)];
  });
}

/** Forms that take the label of a field away. */
function withEmptyTitle(tab: TabModel): Problem[] {
  return overridesOf(tab).flatMap(({ node, schema, pointer }) => {
    if (schema.title === undefined || schema.title.trim() !== '') return [];
    const message = say`O campo "${node}" fica com o rótulo vazio neste formulário. Esperado: um texto em "title".`;
    return [problemAt(tab.source, 'DEF_MISSING_TITLE', { pointer: `${pointer}/title` }, message)];
  });
}

/** Required fields that the customer cannot fill, because nothing shows them. */
function requiredUnshown(tab: TabModel, shown: Shown[]): Problem[] {
  const report = (name: string, key: string, where: Words, pointer: string, known: Iterable<FieldEntry>) => {
    const near = nearest(name, new Set([...known].map((entry) => entry.name)));
    const question = near === undefined ? say`Esperado: um campo que aparece.` : didYouMean(near);
    const message = say`O campo "${name}" de "${key}" não aparece ${where}. ${question}`;
    return problemAt(tab.source, 'DEF_REQUIRED_UNSHOWN', { pointer }, message);
  };
  const all = new Set(shown.map(({ entry }) => entry));
  const isShown = (entry: FieldEntry, fields: Fields, among: ReadonlySet<FieldEntry>) =>
    withinField(entry, fields).some((field) => among.has(field));
  const fieldsOf = ({ list }: FieldEntry) => (list === undefined ? tab.fields : listScope(tab, list).fields);
  const onScreen = requirementsOf(tab).flatMap(({ entry, name, key, pointer }) =>
    isShown(entry, fieldsOf(entry), all) ? [] : report(name, key, say`na tela`, pointer, all),
  );
  const inForms = collectionsOf(tab).flatMap(({ collection, pointer, scope }) =>
    formsOf(collection, pointer).flatMap(({ form, pointer: at }) => {
      const own = new Set(shown.filter(({ place }) => place.pointer === `${at}/fields`).map(({ entry }) => entry));
      return entriesOf(form.required).flatMap(([name, index]) => {
        const entry = scope.fields.get(name);
        if (!entry || isShown(entry, scope.fields, own)) return [];
        return report(name, 'required', say`no formulário "${form.id}"`, `${at}/required/${index}`, own);
      });
    }),
  );
  return [...onScreen, ...inForms];
}

function withoutCollection(tab: TabModel, shown: Shown[]): Problem[] {
  return shown.flatMap(({ entry, pointer, named }) => {
    if (!named || entry.kind !== 'list' || tab.definition.collections?.[entry.name]) return [];
    const message = say`A lista "${entry.name}" aparece em uma seção, mas não está em "collections".`;
    return [problemAt(tab.source, 'DEF_LIST_WITHOUT_COLLECTION', { pointer }, message)];
  });
}
