import type { BlockItem, Condition, FieldSchema, Operand, RuleDefinition } from '../../core/definition/types';
import { givenIn, keysSaying } from '../../core/effects/told';
import { isObject } from '../../core/json';
import { stepsOfPart, tabsOfPart } from '../../core/mapping/wizard';
import { isBlock } from '../../core/plan/fields';
import { toPointer } from '../../core/pointer';
import { entriesOf } from '../entries';
import { allFields, fieldsOfSchema } from '../fields';
import { formsOf, placedCollections, placedRules, type ResolvedTab } from '../tab';
import type { Tested } from './tested';

/** A condition of a tab, wherever the vocabulary lets one stand. */
export interface ConditionPlace {
  /** Its place in its file. */
  pointer: string;
  /** The tab's own file, or that of its wizard. */
  file: 'tab' | 'wizard';
  condition: Condition;
  of: ConditionOwner;
}

/** What a condition is of, and with it where it is asked. */
export type ConditionOwner =
  | { kind: 'rule'; rule: RuleDefinition; list?: string }
  | { kind: 'value'; rule: RuleDefinition; list?: string; target: string }
  | { kind: 'rows'; rule: RuleDefinition; list?: string }
  | { kind: 'lookup'; rule: RuleDefinition; list?: string }
  | { kind: 'local' | 'options'; field: string; list?: string }
  | { kind: 'form' | 'take'; list: string; form?: string }
  | { kind: 'column'; list: string; title: string }
  | { kind: 'block'; block: string; source: string }
  | { kind: 'tab' }
  | { kind: 'part'; part: string }
  | { kind: 'partTake' | 'partSend'; part: string; field: string };

/** A tab as analysis takes it. */
export const resolvedOf = ({ tab: { definition } }: Tested): ResolvedTab => ({
  id: definition.id,
  definition,
  fields: fieldsOfSchema(definition.schema, '/schema'),
});

/**
 * Every condition of a tab, in the order of the file: of its rules and what they compute, of its fields, blocks, lists, forms and
 * columns; then those of its wizard that are about it: of the tab, and of the parts that carry its data. A lookup's own
 * condition stands at the rule that starts it.
 */
export function conditionsOf(tested: Tested): ConditionPlace[] {
  const tab = resolvedOf(tested);
  return [...ofFields(tab), ...ofBlocks(tab), ...ofRules(tested, tab), ...ofLists(tab), ...ofWizard(tested)];
}

type Add = (condition: unknown, pointer: string, of: ConditionOwner) => ConditionPlace[];

const at =
  (file: ConditionPlace['file']): Add =>
  (condition, pointer, of) =>
    isObject(condition) ? [{ pointer, file, condition: condition as Condition, of }] : [];

const inTab = at('tab');
const inWizard = at('wizard');

function ofFields({ fields }: ResolvedTab): ConditionPlace[] {
  return allFields(fields).flatMap(({ name, schema, pointer, list }) => {
    const place = { field: name, ...(list !== undefined && { list }) };
    return [
      ...inTab(schema.options?.when, `${pointer}/options/when`, { kind: 'options', ...place }),
      ...inTab(schema.local, `${pointer}/local`, { kind: 'local', ...place }),
    ];
  });
}

/** The conditions on rows among the options of blocks. */
function ofBlocks({ definition }: ResolvedTab): ConditionPlace[] {
  return entriesOf(definition.uiSchema['ui:sections']).flatMap(([section, index]) =>
    entriesOf(section.fields).flatMap(([item, at]) => {
      if (!isBlock(item)) return [];
      const pointer = `/uiSchema/ui:sections/${index}/fields/${at}`;
      return rowSourcesOf(item).flatMap(({ path, list, when }) =>
        inTab(when, `${pointer}${path}/when`, { kind: 'block', block: item.id, source: list }),
      );
    }),
  );
}

/** The options of a block that are rows of a list, with the condition on them, and where in the block they stand. */
export function rowSourcesOf(item: BlockItem): { path: string; list: string; when?: Condition }[] {
  return Object.entries(item).flatMap(([option, value]) => {
    const many = Array.isArray(value) ? value.map((each, index) => [toPointer([option, index]), each] as const) : [];
    return [...many, [toPointer([option]), value] as const].flatMap(([path, each]) => {
      if (!isObject(each) || typeof each.list !== 'string') return [];
      return [{ path, list: each.list, ...(isObject(each.when) && { when: each.when as unknown as Condition }) }];
    });
  });
}

function ofRules({ lookups }: Tested, tab: ResolvedTab): ConditionPlace[] {
  return placedRules(tab).flatMap(({ rule, pointer, list }) => {
    const base = { rule, ...(list !== undefined && { list }) };
    const computed = keysSaying('operands').flatMap((key) =>
      Object.entries(givenIn<Record<string, Operand>>(rule, key) ?? {}).flatMap(([target, operand]) =>
        inTab(conditionIn(operand), `${pointer}/${key}${toPointer([target])}/is`, {
          ...{ kind: 'value', ...base, target },
        }),
      ),
    );
    return [
      ...inTab(rule.when, `${pointer}/when`, { kind: 'rule', ...base }),
      ...computed,
      // A parameter that is an object is a condition on rows.
      ...Object.entries(rule.params ?? {}).flatMap(([name, value]) =>
        inTab(value, `${pointer}/params${toPointer([name])}`, { kind: 'rows', ...base }),
      ),
      ...inTab(lookups[rule.lookup ?? '']?.when, `${pointer}/lookup`, { kind: 'lookup', ...base }),
    ];
  });
}

const conditionIn = (operand: Operand): unknown => (isObject(operand) && 'is' in operand ? operand.is : undefined);

function ofLists(tab: ResolvedTab): ConditionPlace[] {
  return placedCollections(tab).flatMap(({ list, collection, pointer }) => [
    ...inTab(collection.take, `${pointer}/take`, { kind: 'take', list }),
    ...formsOf(collection, pointer).flatMap(({ form, pointer: place }) =>
      inTab(form.for, `${place}/for`, { kind: 'form', list, form: form.id }),
    ),
    ...entriesOf(collection.columns).flatMap(([{ when, title }, index]) =>
      inTab(when, `${pointer}/columns/${index}/when`, { kind: 'column', list, title }),
    ),
  ]);
}

function ofWizard({ tab: { definition }, wizard }: Tested): ConditionPlace[] {
  const own = entriesOf(wizard.tabs).flatMap(([{ id, when }, index]) =>
    id === definition.id ? inWizard(when, `/tabs/${index}/when`, { kind: 'tab' }) : [],
  );
  const ofParts = entriesOf(wizard.parts).flatMap(([part, index]) => {
    if (!tabsOfPart(part).includes(definition.id)) return [];
    const pointer = `/parts/${index}`;
    const ofSteps = stepsOfPart(part).flatMap((step, at) => {
      const place = part.steps ? `${pointer}/steps/${at}` : pointer;
      const fields = step.data.flatMap((text) =>
        text.startsWith(`${definition.id}/`) ? [text.slice(definition.id.length + 1)] : [],
      );
      return fields.flatMap((field) => [
        ...inWizard(step.take, `${place}/take`, { kind: 'partTake', part: part.id, field }),
        ...inWizard(step.send, `${place}/send`, { kind: 'partSend', part: part.id, field }),
      ]);
    });
    return [...inWizard(part.when, `${pointer}/when`, { kind: 'part', part: part.id }), ...ofSteps];
  });
  return [...own, ...ofParts];
}

/** The schema of what `take` and `send` look at: a row of the list, or the object. */
export function rowSchemaOf({ tab: { definition } }: Tested, field: string): FieldSchema {
  const schema = definition.schema.properties[field];
  return schema?.items ?? schema ?? {};
}
