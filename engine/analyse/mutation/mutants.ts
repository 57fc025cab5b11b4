import type { FieldSchema, TabDefinition, ValueSchema } from '../../core/definition/types';
import { isObject } from '../../core/json';
import { parseReference } from '../../core/plan/references';
import { parsePointer, toPointer } from '../../core/pointer';
import { conditionsOf, resolvedOf } from '../cases/conditions';
import type { Tested } from '../cases/tested';
import { allFields } from '../fields';
import { placedRules } from '../tab';
import { type Edit, edited } from './edits';
import { conditionEdits, dayEdits, LIMITS, type SchemaOf, shifts } from './ofCondition';
import { ruleEdits } from './ofRule';
import type { Mutant } from './types';

/** Every mutant of a tab: of its rules, of its other conditions, and of those of its wizard that are about it. */
export function mutantsOf(tested: Tested): Mutant[] {
  const resolved = resolvedOf(tested);
  const ofRules = placedRules(resolved).flatMap(({ rule, pointer, list }) =>
    ruleEdits(rule, pointer, schemasIn(tested, list)).map((edit) => mutantOf(edit, 'tab', rule.id)),
  );
  const others = conditionsOf(tested).flatMap(({ pointer, file, condition, of }): Mutant[] => {
    if (of.kind === 'rule' || of.kind === 'value' || of.kind === 'lookup') return [];
    const list = 'field' in of && of.kind.startsWith('part') ? of.field : 'list' in of ? of.list : undefined;
    const rule = 'rule' in of ? of.rule.id : undefined;
    return conditionEdits(condition, pointer, schemasIn(tested, list)).map((edit) => mutantOf(edit, file, rule));
  });
  return [...ofRules, ...others, ...ofLookups(tested), ...ofLimits(tested)];
}

function mutantOf({ operator, pointer, from, to, whole }: Edit, file: Mutant['file'], rule?: string): Mutant {
  const id = [operator, file, pointer, ...(to === undefined ? [] : [JSON.stringify(to)])].join(' ');
  return {
    id,
    operator,
    file,
    pointer,
    from,
    ...(to !== undefined && { to }),
    ...(rule !== undefined && { rule }),
    edit: { of: file, pointer, ...(whole !== undefined && { whole }) },
  };
}

/** What the schema limits; numbers and lengths only where their validators can be made again. */
function ofLimits(tested: Tested): Mutant[] {
  const { fields } = resolvedOf(tested);
  return allFields(fields).flatMap(({ schema, pointer }) => {
    const numbers = LIMITS.flatMap((keyword) => {
      const limit = (schema as ValueSchema)[keyword];
      return tested.compile && limit !== undefined ? shifts(limit, `${pointer}/${keyword}`) : [];
    });
    return [...numbers, ...dayEdits(schema, pointer)].map((edit) => mutantOf(edit, 'tab'));
  });
}

/** The condition of a lookup, once for each that the tab starts; shown at the first rule that does. */
function ofLookups(tested: Tested): Mutant[] {
  const seen = new Set<string>();
  return conditionsOf(tested).flatMap(({ pointer, condition, of }) => {
    if (of.kind !== 'lookup' || !of.rule.lookup || seen.has(of.rule.lookup)) return [];
    const { lookup } = of.rule;
    seen.add(lookup);
    const at = `${toPointer([lookup])}/when`;
    const edits = conditionEdits(condition, at, () => undefined);
    return edits.map(
      (edit): Mutant => ({
        ...mutantOf(edit, 'tab', of.rule.id),
        pointer,
        edit: { of: 'lookups', pointer: edit.pointer },
      }),
    );
  });
}

/** The schemas of what references name, seen from a tab or from the rows of a list. */
function schemasIn({ tab, input }: Tested, list: string | undefined): SchemaOf {
  const { schema } = tab.definition;
  const below = (start: FieldSchema | undefined, path: readonly string[]) =>
    path.reduce<FieldSchema | undefined>((at, step) => at?.properties?.[step], start);
  const rowsOf = (name: string | undefined) => {
    const found = below(schema, (name ?? '').split('/'));
    return found?.items ?? (found?.properties ? found : undefined);
  };
  return (text, within) => {
    const reference = parseReference(text);
    if (reference.kind === 'mode') return { enum: ['new', 'edit', 'renewal'] };
    if (reference.kind === 'settings') {
      const setting = input.settings[reference.path[0] ?? ''];
      return setting?.values ? { enum: setting.values } : undefined;
    }
    if (reference.kind === 'tabs') return input.tabs.get(reference.tab)?.fields.get(reference.path.join('/'))?.schema;
    if (reference.kind !== 'field') return undefined;
    if (within !== undefined)
      return below(within === '$others' ? rowsOf(list) : rowsOf(within.replace(/^\//, '')), reference.path);
    return below(list === undefined || reference.root ? schema : rowsOf(list), reference.path);
  };
}

/** The tab with a mutant in it. Costs a copy of what is changed. */
export function withMutant(tested: Tested, { edit, to }: Mutant): Tested {
  const steps = parsePointer(edit.pointer);
  const value = edit.whole ?? to;
  if (edit.of === 'wizard') return { ...tested, wizard: edited(tested.wizard, steps, value) };
  if (edit.of === 'lookups') return { ...tested, lookups: edited(tested.lookups, steps, value) };
  const { examples, ...definition } = tested.tab.definition;
  const changed: TabDefinition = { ...edited(definition, steps, value), ...(isObject(examples) && { examples }) };
  const isLimit = steps[0] === 'schema' && (LIMITS as readonly string[]).includes(steps.at(-1) ?? '');
  const isJudged = isLimit && !steps.includes('local') && !steps.includes('options');
  const validators = (isJudged && tested.compile?.(changed)) || tested.tab.validators;
  return { ...tested, tab: { definition: changed, validators } };
}
