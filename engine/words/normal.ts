import type { Condition, ValueCondition, ValueSchema } from '../core/definition/types';
import { isEqual, type Json } from '../core/json';

/** One entry of a condition by itself. */
export type Entry = [key: string, value: NonNullable<Condition[string]>];

/**
 * The one form of all ways to write a condition: what holds together stands in one object, `allOf` has only entries whose
 * key is taken, alternatives do not stand in alternatives, and a list of one value is that value.
 */
export function normalCondition(condition: Condition): Condition {
  return together(entriesOf(condition));
}

/** A condition of these entries; said twice is said once. */
export function together(entries: readonly Entry[]): Condition {
  const [result, allOf]: [Condition, Condition[]] = [{}, []];
  for (const [key, value] of entries) {
    if (isEqual(result[key], value) || allOf.some((each) => isEqual(each, { [key]: value }))) continue;
    if (key in result) allOf.push({ [key]: value });
    else result[key] = value;
  }
  return allOf.length > 0 ? { ...result, allOf } : result;
}

/** Alternatives as one condition. */
export function oneOf(alternatives: readonly Condition[]): Condition {
  const flat = alternatives.flatMap((each) => alternativesOf(each) ?? [each]);
  const [first, ...others] = flat;
  return first && others.length === 0 ? first : { anyOf: flat };
}

/** The alternatives that a condition is nothing but. */
export function alternativesOf(condition: Condition): Condition[] | undefined {
  return Object.keys(condition).length === 1 ? condition.anyOf : undefined;
}

/** The entries of a condition in normal form, each apart. */
export function entriesOf(condition: Condition): Entry[] {
  return Object.entries(condition).flatMap(([key, value]): Entry[] => {
    if (value === undefined) return [];
    if (key === 'allOf') return (value as Condition[]).flatMap(entriesOf);
    if (key === 'not') return [[key, normalCondition(value as Condition)]];
    if (key === '$changed') return [[key, value]];
    if (key !== 'anyOf') return [[key, normalTest(value as ValueCondition)]];
    const inner = oneOf((value as Condition[]).map(normalCondition));
    return alternativesOf(inner) ? [[key, inner.anyOf as Condition[]]] : entriesOf(inner);
  });
}

function normalTest(test: ValueCondition): ValueCondition {
  return typeof test === 'boolean' ? test : normalSchema(test);
}

/** The one form of what is asked of a value. */
function normalSchema(schema: ValueSchema): ValueSchema {
  const result: ValueSchema = {};
  for (const [key, value] of Object.entries(schema) as [keyof ValueSchema, never][]) {
    if (value === undefined) continue;
    if (key === 'contains') result.contains = normalCondition(value);
    else if (key === 'not') result.not = normalSchema(value);
    else if (key === 'anyOf')
      result.anyOf = eitherOf((value as ValueSchema[]).map(normalSchema)).anyOf as ValueSchema[];
    else result[key] = value;
  }
  return withPlainList(withoutLoneChoice(result));
}

function withPlainList(schema: ValueSchema): ValueSchema {
  const { enum: values, ...others } = schema;
  if (values?.length !== 1 || 'const' in schema) return schema;
  return { ...others, const: values[0] as Json };
}

/** A choice of one is no choice: it stands with the others, or, where a keyword is taken, as what must not fail. */
function withoutLoneChoice(schema: ValueSchema): ValueSchema {
  const { anyOf, ...others } = schema;
  const [only, ...more] = anyOf ?? [];
  if (!only || more.length > 0) return schema;
  const failed: ValueSchema = { not: only };
  const kept = others.not ? eitherOf([others.not, failed]) : failed;
  return joinedSchema([others, only]) ?? { ...others, not: kept };
}

/** Keywords as one schema; `undefined` when one is said twice, which a schema cannot. */
export function joinedSchema(items: readonly ValueSchema[]): ValueSchema | undefined {
  const result: ValueSchema = {};
  for (const item of items) {
    for (const [key, value] of Object.entries(item)) {
      if (key in result && !isEqual(result[key as keyof ValueSchema], value)) return undefined;
    }
    Object.assign(result, item);
  }
  return result;
}

/** Alternatives of a value as one schema. */
export function eitherOf(alternatives: readonly ValueSchema[]): ValueSchema {
  const flat = alternatives.flatMap((each) => choicesOf(each) ?? [each]);
  return { anyOf: flat };
}

/** The alternatives that a schema is nothing but. */
export function choicesOf(schema: ValueSchema): ValueSchema[] | undefined {
  return Object.keys(schema).length === 1 ? schema.anyOf : undefined;
}
