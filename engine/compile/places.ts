import type {
  BlockItem,
  CallDefinition,
  CollectionDefinition,
  FormDefinition,
  SectionItem,
} from '../core/definition/types';
import { isBlock } from '../core/plan/fields';
import { toPointer } from '../core/pointer';
import type { ConditionPlace } from './conditions';
import { allFields, type FieldEntry } from './fields';
import { collectionsOf, listScope, rulesOf, type TabModel, tabScope } from './model';
import type { Scope } from './scope';
import { entriesOf } from './structure';

/** A list of things shown: of a section, a collection or a form. */
export interface ItemsPlace {
  items: readonly SectionItem[];
  pointer: string;
  scope: Scope;
  /** In words: `na seção "contas"`. */
  where: string;
  kind: 'section' | 'collection' | 'form';
  list?: string;
}

/** Everywhere that a tab shows fields, in the order of the file. */
export function itemsOf(tab: TabModel): ItemsPlace[] {
  const sections = entriesOf(tab.definition.uiSchema['ui:sections']).map(([section, index]): ItemsPlace => {
    const pointer = `/uiSchema/ui:sections/${index}/fields`;
    return { items: section.fields, pointer, scope: tabScope(tab), where: `na seção "${section.id}"`, kind: 'section' };
  });
  const lists = collectionsOf(tab).flatMap(({ list, collection, pointer, scope }): ItemsPlace[] => [
    ...(collection.fields
      ? [
          {
            items: collection.fields,
            pointer: `${pointer}/fields`,
            scope,
            where: `na lista "${list}"`,
            kind: 'collection' as const,
            list,
          },
        ]
      : []),
    ...formsOf(collection, pointer).map(
      (form): ItemsPlace => ({
        items: form.form.fields,
        pointer: `${form.pointer}/fields`,
        scope,
        where: `no formulário "${form.form.id}"`,
        kind: 'form',
        list,
      }),
    ),
  ]);
  return [...sections, ...lists];
}

/** The forms of a collection with their places. */
export function formsOf(
  collection: CollectionDefinition,
  pointer: string,
): { form: FormDefinition; pointer: string }[] {
  return entriesOf(collection.forms).map(([form, index]) => ({ form, pointer: `${pointer}/forms/${index}` }));
}

/** What forms change of the fields of their rows, each with its own keywords only. */
export function overridesOf(tab: TabModel): FieldEntry[] {
  return collectionsOf(tab).flatMap(({ collection, pointer, scope }) =>
    formsOf(collection, pointer).flatMap(({ form, pointer: at }) =>
      Object.entries(form.properties ?? {}).flatMap(([name, schema]) => {
        const entry = scope.fields.get(name);
        return entry ? [{ ...entry, schema, pointer: `${at}/properties${toPointer([name])}` }] : [];
      }),
    ),
  );
}

/** A block with its place. */
export interface BlockPlace extends Pick<ItemsPlace, 'kind' | 'where' | 'scope'> {
  item: BlockItem;
  pointer: string;
}

/** The blocks of a tab, also where none may stand. */
export function blockPlacesOf(tab: TabModel): BlockPlace[] {
  return itemsOf(tab).flatMap(({ items, pointer, kind, where, scope }) =>
    entriesOf(items).flatMap(([item, index]) =>
      isBlock(item) ? [{ item, pointer: `${pointer}/${index}`, kind, where, scope }] : [],
    ),
  );
}

/** The name of a text in a section, by which rules show it as `#name`. */
export function idOfText(item: SectionItem): string | undefined {
  return typeof item === 'object' && 'text' in item && 'id' in item && typeof item.id === 'string'
    ? item.id
    : undefined;
}

/** The scope that a field's own conditions start from. */
export function scopeOfField(tab: TabModel, entry: FieldEntry): Scope {
  return entry.list === undefined ? tabScope(tab) : listScope(tab, entry.list);
}

/** Every condition of a tab, outside of operands. */
export function conditionsOf(tab: TabModel): ConditionPlace[] {
  const places: ConditionPlace[] = [];
  const add = (condition: ConditionPlace['condition'] | undefined, pointer: string, scope: Scope) => {
    if (condition) places.push({ condition, pointer, scope });
  };
  for (const entry of [...allFields(tab.fields), ...overridesOf(tab)]) {
    const scope = scopeOfField(tab, entry);
    add(entry.schema.options?.when, `${entry.pointer}/options/when`, scope);
    const { local } = entry.schema;
    if (typeof local === 'object' && local !== null && !Array.isArray(local)) {
      add(local as ConditionPlace['condition'], `${entry.pointer}/local`, scope);
    }
  }
  for (const { rule, pointer, scope } of rulesOf(tab)) add(rule.when, `${pointer}/when`, scope);
  for (const { collection, pointer, scope } of collectionsOf(tab)) {
    add(collection.take, `${pointer}/take`, scope);
    for (const { form, pointer: at } of formsOf(collection, pointer)) add(form.for, `${at}/for`, scope);
    for (const [column, index] of entriesOf(collection.columns)) {
      add(column.when, `${pointer}/columns/${index}/when`, tabScope(tab));
    }
  }
  return places;
}

/** The path of a call, with its place. */
export function callPlace(call: CallDefinition, pointer: string): { path: string; pointer: string } {
  return typeof call === 'string' ? { path: call, pointer } : { path: call.call, pointer: `${pointer}/call` };
}
