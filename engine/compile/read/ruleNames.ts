import { dayKeywords } from '../../core/days/dayKeywords';
import type { Condition, DayLimits, Operand, RuleDefinition, ValueSchema } from '../../core/definition/types';
import { givenIn, keysSaying } from '../../core/effects/told';
import { isObject, type Json } from '../../core/json';
import { partsOfOperand } from '../../core/plan/references';
import { parsePointer, toPointer } from '../../core/pointer';

type Rename = (name: string) => string;

/** A rule with other names of fields, wherever it names one. */
export function withNames(rule: RuleDefinition, rename: Rename): RuleDefinition {
  const named: Record<string, unknown> = { ...rule };
  for (const key of ['on', ...keysSaying('targets', 'fields', 'references')]) {
    const names = givenIn<string[]>(rule, key);
    if (names) named[key] = each(names, rename);
  }
  for (const key of keysSaying('fill', 'locks')) {
    const parts = givenIn<Record<string, unknown>>(rule, key);
    if (parts) named[key] = mapped(parts, rename);
  }
  for (const key of keysSaying('operands')) {
    const operands = givenIn<Record<string, Operand>>(rule, key);
    if (operands) named[key] = mapped(operands, rename, (operand) => operandWith(operand, rename));
  }
  for (const key of keysSaying('with')) {
    const read = givenIn<Record<string, string>>(rule, key);
    if (read) named[key] = mapped(read, (name) => name, rename);
  }
  for (const key of keysSaying('notFound')) {
    const { clear } = givenIn<{ clear: string[] }>(rule, key) ?? {};
    if (clear) named[key] = { clear: each(clear, rename) };
  }
  for (const key of keysSaying('error')) {
    const error = givenIn<{ at: string }>(rule, key);
    if (error) named[key] = { ...error, at: rename(error.at) };
  }
  if (rule.when) named.when = conditionWith(rule.when, rename);
  return named as unknown as RuleDefinition;
}

/** Items that the vocabulary refused stay holes. */
function each<T>(list: readonly T[], change: (item: T) => T): T[] {
  return list.map((item) => (item === undefined ? item : change(item)));
}

function mapped<T>(record: Record<string, T>, key: Rename, value: (value: T) => T = (same) => same): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([name, inner]) => [key(name), value(inner)]));
}

function operandWith(operand: Operand, rename: Rename): Operand {
  const { from, sum, is } = partsOfOperand(operand);
  if (from !== undefined) return { from: rename(from) };
  if (sum) return { sum: each(sum, rename) };
  return is ? { is: conditionWith(is, rename) } : operand;
}

/** The names in front of conditions, and those of fields that a value is compared with; rows keep the names they have. */
function conditionWith(condition: Condition, rename: Rename): Condition {
  const entries = Object.entries(condition).map(([name, value]) => {
    if (name === 'anyOf' || name === 'allOf') {
      return [name, each(value as Condition[], (one) => conditionWith(one, rename))];
    }
    if (name === 'not') return [name, conditionWith(value as Condition, rename)];
    if (name === '$changed') return [name, each(value as string[], rename)];
    return [rename(name), isObject(value as Json) ? schemaWith(value as ValueSchema, rename) : value];
  });
  return Object.fromEntries(entries);
}

function schemaWith(schema: ValueSchema, rename: Rename): ValueSchema {
  const { sameAs, not, anyOf } = schema;
  return {
    ...schema,
    ...daysWith(schema, rename),
    ...(sameAs !== undefined && { sameAs: rename(sameAs) }),
    ...(not && { not: schemaWith(not, rename) }),
    ...(anyOf && { anyOf: each(anyOf, (one) => schemaWith(one, rename)) }),
  };
}

function daysWith(limits: DayLimits, rename: Rename): DayLimits {
  const named = dayKeywords.flatMap((keyword) => {
    const point = limits[keyword];
    return typeof point === 'object' && 'field' in point ? [[keyword, { ...point, field: rename(point.field) }]] : [];
  });
  return Object.fromEntries(named);
}

/** Where a value of a rule with other names stands in the rule as it was; the names of both are in the same order. */
export function placeBefore(pointer: string, named: RuleDefinition, rule: RuleDefinition): PlaceBefore {
  const steps: string[] = [];
  let [now, before] = [named, rule] as unknown as [Json | undefined, Json | undefined];
  let [step, key] = ['', ''];
  for (step of parsePointer(pointer)) {
    const at = isObject(now) ? Object.keys(now).indexOf(step) : -1;
    key = (isObject(before) && Object.keys(before)[at]) || step;
    steps.push(key);
    now = child(now, step);
    before = child(before, key);
  }
  const texts = now !== before && typeof now === 'string' && typeof before === 'string';
  return { pointer: toPointer(steps), ...(step !== key && { key }), ...(texts && { value: before as string }) };
}

/** A place in a rule as it was, with the name there that became another one. */
export interface PlaceBefore {
  pointer: string;
  key?: string;
  value?: string;
}

function child(value: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(step)];
  return isObject(value) ? value[step] : undefined;
}
