import type { Condition, FieldSchema, RuleDefinition, SectionItem, TabDefinition } from '../core/definition/types';
import { isObject, type Json } from '../core/json';
import { toPointer } from '../core/pointer';

/** A rule or a condition of a tab, with its place in the file and the reference to the list whose rows it is about. */
export type Spoken = { pointer: string; list?: string } & ({ rule: RuleDefinition } | { condition: Condition });

/** Everything of a tab that a sentence says, in the order of its file. */
export function spokenOf(tab: TabDefinition): Spoken[] {
  return [
    ...ofFields(tab.schema, ['schema']),
    ...tab.uiSchema['ui:sections'].flatMap((section, index) =>
      ofItems(section.fields, ['uiSchema', 'ui:sections', index, 'fields']),
    ),
    ...ofRules(tab.rules, ['rules']),
    ...ofCollections(tab),
  ];
}

type Path = (string | number)[];

const ofRules = (rules: RuleDefinition[] | undefined, path: Path, list?: string): Spoken[] =>
  (rules ?? []).map((rule, index) => ({
    pointer: toPointer([...path, index]),
    ...(list !== undefined && { list }),
    rule,
  }));

function ofCondition(condition: Condition | undefined, path: Path, list?: string): Spoken[] {
  return condition ? [{ pointer: toPointer(path), ...(list !== undefined && { list }), condition }] : [];
}

/** When a field of the screen starts as true, and when its options are asked for. */
function ofFields({ properties = {} }: FieldSchema, path: Path, list?: string): Spoken[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const at = [...path, 'properties', name];
    const local = isObject(field.local) ? (field.local as unknown as Condition) : undefined;
    return [
      ...ofCondition(local, [...at, 'local'], list),
      ...ofCondition(field.options?.when, [...at, 'options', 'when'], list),
      ...ofFields(field, at, list),
      ...(field.items ? ofFields(field.items, [...at, 'items'], list ?? name) : []),
    ];
  });
}

/** Who is asked by a block that names several. */
function ofItems(items: readonly SectionItem[], path: Path): Spoken[] {
  return items.flatMap((item, index) => {
    const signers = typeof item !== 'string' && 'block' in item ? item.signers : undefined;
    if (!Array.isArray(signers)) return [];
    return signers.flatMap((signer: Json, at: number): Spoken[] => {
      if (!isObject(signer) || !isObject(signer.when)) return [];
      const list = typeof signer.list === 'string' ? `$tabs/${signer.list}` : undefined;
      return ofCondition(signer.when as unknown as Condition, [...path, index, 'signers', at, 'when'], list);
    });
  });
}

function ofCollections({ collections = {} }: TabDefinition): Spoken[] {
  return Object.entries(collections).flatMap(([list, { take, columns = [], forms = [], rules }]) => {
    const path = ['collections', list];
    return [
      ...ofCondition(take, [...path, 'take'], list),
      ...columns.flatMap((column, index) => ofCondition(column.when, [...path, 'columns', index, 'when'], list)),
      ...forms.flatMap((form, index) => ofCondition(form.for, [...path, 'forms', index, 'for'], list)),
      ...ofRules(rules, [...path, 'rules'], list),
    ];
  });
}
