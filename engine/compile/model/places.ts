import { entriesOf } from '../../analyse/entries';
import { allFields, type FieldEntry } from '../../analyse/fields';
import { formsOf, type PlacedItems, placedCollections, placedItems, placedRules } from '../../analyse/tab';
import type { BlockItem, CallDefinition, FieldUi, RuleDefinition, SectionItem } from '../../core/definition/types';
import { isBlock } from '../../core/plan/fields';
import { toPointer } from '../../core/pointer';
import { type Said, say, type Words } from '../problems/say';
import type { ConditionPlace } from './conditions';
import type { TabModel } from './model';
import { listScope, type Scope, tabScope } from './scope';

/** One rule with its place and the scope of its names. */
export interface RuleEntry {
  rule: RuleDefinition;
  pointer: string;
  scope: Scope;
  /** The list whose rows it is for. */
  list?: string;
}

/** The collections of a tab whose list exists, with their places; `scope` is that of the rows. */
export const collectionsOf = (tab: TabModel) =>
  placedCollections(tab).map((placed) => ({ ...placed, scope: listScope(tab, placed.list) }));

/** The rules of a tab and of its lists, in the order of the file. */
export const rulesOf = (tab: TabModel): RuleEntry[] =>
  placedRules(tab).map((placed) => ({ ...placed, scope: scopeOfList(tab, placed.list) }));

/** A list of things shown: of a section, a collection or a form. */
export interface ItemsPlace extends PlacedItems {
  scope: Scope;
  /** In words: `na seção "contas"`. */
  where: Words;
}

const WHERE: Record<PlacedItems['kind'], Said> = {
  section: say`na seção`,
  collection: say`na lista`,
  form: say`no formulário`,
};

/** Everywhere that a tab shows fields, in the order of the file. */
export const itemsOf = (tab: TabModel): ItemsPlace[] =>
  placedItems(tab).map((placed) => {
    return { ...placed, scope: scopeOfList(tab, placed.list), where: say`${WHERE[placed.kind]} "${placed.name}"` };
  });

function scopeOfList(tab: TabModel, list: string | undefined): Scope {
  return list === undefined ? tabScope(tab) : listScope(tab, list);
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
  return scopeOfList(tab, entry.list);
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

/** How one field is shown, with its place and the field, when there is one of that name. */
export interface UiPlace {
  ui: FieldUi;
  pointer: string;
  entry: FieldEntry | undefined;
}

/** What the UI schema says of fields, those of rows among them. */
export function uisOf({ definition, fields }: TabModel): UiPlace[] {
  return Object.entries(definition.uiSchema).flatMap(([name, ui]): UiPlace[] => {
    if (Array.isArray(ui)) return [];
    const entry = fields.get(name);
    const pointer = `/uiSchema${toPointer([name])}`;
    const ofRows = Object.entries(ui.items ?? {}).map(([field, inner]): UiPlace => {
      return { ui: inner, pointer: `${pointer}/items${toPointer([field])}`, entry: entry?.rows?.get(field) };
    });
    return [{ ui, pointer, entry }, ...ofRows];
  });
}
