import type { Condition, Operand, RuleDefinition } from '../../core/definition/types';
import { givenIn, keysSaying, namesUnder } from '../../core/effects/told';
import { isEqual, isObject, type Json } from '../../core/json';
import { toPointer } from '../../core/pointer';
import { type Edit, removed, replaced } from './edits';
import { conditionEdits, otherThan, type SchemaOf } from './ofCondition';

/** What can be spoilt in a rule. */
export function ruleEdits(rule: RuleDefinition, pointer: string, schemaOf: SchemaOf): Edit[] {
  return [
    removed('ruleDropped', pointer, rule as unknown as Json),
    ...(rule.when ? conditionEdits(rule.when, `${pointer}/when`, schemaOf) : []),
    ...targetEdits(rule, pointer),
    ...keysSaying('operands').flatMap((key) => operandEdits(givenIn(rule, key) ?? {}, `${pointer}/${key}`, schemaOf)),
    ...lockEdits(rule, pointer),
    ...hidingEdits(rule, pointer),
    ...paramEdits(rule, pointer),
  ];
}

/** Each target goes, where something is left of the rule. */
function targetEdits(rule: RuleDefinition, pointer: string): Edit[] {
  const listed = keysSaying('targets', 'fields').flatMap((key) =>
    (givenIn<string[]>(rule, key) ?? []).map((target, index) =>
      removed('targetDropped', `${pointer}/${key}/${index}`, target),
    ),
  );
  const cleared = keysSaying('notFound').flatMap((key) =>
    namesUnder(givenIn<object>(rule, key) ?? {}, 'clear').map(({ name, step }) =>
      removed('targetDropped', `${pointer}/${key}/clear/${step}`, name),
    ),
  );
  const keyed = keysSaying('operands', 'fill', 'locks').flatMap((key) =>
    Object.entries(givenIn<Record<string, Json>>(rule, key) ?? {}).map(([name, value]) =>
      removed('targetDropped', `${pointer}/${key}${toPointer([name])}`, value),
    ),
  );
  const effects = [...listed, ...keyed, ...cleared];
  const starts = (['on', 'before'] as const).flatMap((key) => {
    const names = (rule[key] ?? []) as string[];
    return names.length < 2
      ? []
      : names.map((name, index) => removed('targetDropped', `${pointer}/${key}/${index}`, name));
  });
  const isAll = effects.length === 1 && !keysSaying('error', 'ask').some((key) => givenIn(rule, key) !== undefined);
  return [...(isAll ? [] : effects), ...starts];
}

function operandEdits(operands: Record<string, Operand>, pointer: string, schemaOf: SchemaOf): Edit[] {
  const all = Object.entries(operands);
  return all.flatMap(([name, operand], index): Edit[] => {
    const at = pointer + toPointer([name]);
    if (!isObject(operand)) {
      const other = typeof operand === 'string' ? undefined : otherThan(operand as Json, schemaOf(name));
      return other === undefined || other === null ? [] : [replaced('operandSwapped', at, operand as Json, other)];
    }
    if ('is' in operand) return conditionEdits(operand.is as Condition, `${at}/is`, schemaOf);
    if ('sum' in operand) {
      const terms = operand.sum as string[];
      return terms.length < 2 ? [] : terms.map((term, place) => removed('operandSwapped', `${at}/sum/${place}`, term));
    }
    const next = all[(index + 1) % all.length]?.[1];
    const isOther = isObject(next) && 'from' in next && !isEqual(next, operand);
    return isOther ? [replaced('operandSwapped', at, operand as Json, next as Json)] : [];
  });
}

/** What is emptied when it is hidden is kept, and the other way. */
function hidingEdits(rule: RuleDefinition, pointer: string): Edit[] {
  return keysSaying('hidden').flatMap((key) => {
    const how = givenIn<string>(rule, key);
    return how === undefined
      ? []
      : [replaced('hidingSwapped', `${pointer}/${key}`, how, how === 'keep' ? 'clear' : 'keep')];
  });
}

/** What locks by a part of the answer locks always. */
function lockEdits(rule: RuleDefinition, pointer: string): Edit[] {
  return valuesUnder(rule, pointer, 'locks').flatMap(({ place, value }) =>
    value === true ? [] : [replaced('valueSwapped', place, value, true)],
  );
}

/** Limits among the parameters of a validator. */
function paramEdits(rule: RuleDefinition, pointer: string): Edit[] {
  return valuesUnder(rule, pointer, 'params').flatMap(({ place, value }) => {
    if (typeof value !== 'number') return [];
    return [value + 1, value - 1].map((moved) => replaced('limitShifted', place, value, moved));
  });
}

/** The values under the keys that say something by name, with their places. */
const valuesUnder = (rule: RuleDefinition, pointer: string, says: 'locks' | 'params') =>
  keysSaying(says).flatMap((key) =>
    Object.entries(givenIn<Record<string, Json>>(rule, key) ?? {}).map(([name, value]) => {
      return { place: `${pointer}/${key}${toPointer([name])}`, value };
    }),
  );
