import type {
  CollectionDefinition,
  FormDefinition,
  RuleDefinition,
  SectionItem,
  TabDefinition,
} from '../core/definition/types';
import { toPointer } from '../core/pointer';
import { entriesOf } from './entries';
import type { Fields } from './fields';

/** A tab as analysis takes it: `$ref`s resolved, shared rules in the place of their names. */
export interface ResolvedTab {
  id: string;
  definition: TabDefinition;
  fields: Fields;
}

/** A collection whose list exists, with its place in the tab and the fields of its rows. */
export interface PlacedCollection {
  list: string;
  collection: CollectionDefinition;
  pointer: string;
  rows: Fields;
}

/** A rule with its place in the tab. */
export interface PlacedRule {
  rule: RuleDefinition;
  pointer: string;
  /** The list whose rows it is for. */
  list?: string;
}

/** A form of a collection with its place in the tab. */
export interface PlacedForm {
  form: FormDefinition;
  pointer: string;
}

/** A list of things shown: of a section, a collection or a form. */
export interface PlacedItems {
  items: readonly SectionItem[];
  pointer: string;
  kind: 'section' | 'collection' | 'form';
  /** Id of the section or form, name of the list. */
  name: string;
  list?: string;
}

/** The collections of a tab whose list exists. */
export function placedCollections({ definition, fields }: ResolvedTab): PlacedCollection[] {
  return Object.entries(definition.collections ?? {}).flatMap(([list, collection]) => {
    const rows = fields.get(list)?.rows;
    return rows ? [{ list, collection, pointer: toPointer(['collections', list]), rows }] : [];
  });
}

/** The rules of a tab and of its lists, in the order of the file. */
export function placedRules(tab: ResolvedTab): PlacedRule[] {
  const own = entriesOf(tab.definition.rules).map(([rule, index]) => ({ rule, pointer: `/rules/${index}` }));
  const ofRows = placedCollections(tab).flatMap(({ list, collection, pointer }) =>
    entriesOf(collection.rules).map(([rule, index]) => ({ rule, pointer: `${pointer}/rules/${index}`, list })),
  );
  return [...own, ...ofRows];
}

/** The forms of a collection. */
export function formsOf(collection: CollectionDefinition, pointer: string): PlacedForm[] {
  return entriesOf(collection.forms).map(([form, index]) => ({ form, pointer: `${pointer}/forms/${index}` }));
}

/** Everywhere that a tab shows fields, in the order of the file. */
export function placedItems(tab: ResolvedTab): PlacedItems[] {
  const sections = entriesOf(tab.definition.uiSchema['ui:sections']).map(([section, index]): PlacedItems => {
    const pointer = `/uiSchema/ui:sections/${index}/fields`;
    return { items: section.fields, pointer, kind: 'section', name: section.id };
  });
  const lists = placedCollections(tab).flatMap(({ list, collection, pointer }): PlacedItems[] => {
    const { fields: items } = collection;
    const own: PlacedItems[] = items
      ? [{ items, pointer: `${pointer}/fields`, kind: 'collection', name: list, list }]
      : [];
    const forms = formsOf(collection, pointer).map(({ form, pointer: at }): PlacedItems => {
      return { items: form.fields, pointer: `${at}/fields`, kind: 'form', name: form.id, list };
    });
    return [...own, ...forms];
  });
  return [...sections, ...lists];
}
