import type { Condition, ValueCondition, ValueSchema } from '../definition/types';
import { isEmpty, isEqual, type Json, type JsonObject } from '../json';
import { fillPath } from '../path';
import { parseReference } from '../plan/references';
import { getAt } from '../pointer';
import { keywords, type Nesting } from './keywords';
import { readReference } from './read';
import { baseOf, type Scope } from './scope';

/** Whether a condition holds in a scope; an absent one always does. Cost: its own size. */
export function evaluateCondition(condition: Condition | undefined, scope: Scope): boolean {
  if (!condition) return true;
  for (const key in condition) {
    const expected = condition[key];
    if (key === 'anyOf') {
      if (!(expected as Condition[]).some((inner) => evaluateCondition(inner, scope))) return false;
    } else if (key === 'allOf') {
      if (!(expected as Condition[]).every((inner) => evaluateCondition(inner, scope))) return false;
    } else if (key === 'not') {
      if (evaluateCondition(expected as Condition, scope)) return false;
    } else if (key === '$changed') {
      if (!isChanged(expected as unknown as string[], scope)) return false;
    } else if (!meets(key, expected as ValueCondition, scope)) {
      return false;
    }
  }
  return true;
}

/** Whether a condition holds on one row, as `contains` asks it. */
export function evaluateIn(condition: Condition, row: JsonObject, scope: Scope): boolean {
  return evaluateCondition(condition, {
    data: row,
    context: { ...scope.context, root: scope.context.root ?? scope.data },
  });
}

function meets(reference: string, expected: ValueCondition, scope: Scope): boolean {
  const value = reference.startsWith('$option/') ? readOption(reference, scope) : readReference(reference, scope);
  if (expected === true) return !isEmpty(value);
  if (expected === false) return isEmpty(value);
  return holds(value, expected as ValueSchema, scope);
}

function isChanged(fields: string[], scope: Scope): boolean {
  const stored = scope.context.stored ?? {};
  const base = baseOf(scope);
  return fields.some((field) => {
    const path = field.split('/');
    const [before, after] = [getAt(stored, path), getAt(base, path)];
    return !(isEmpty(before) && isEmpty(after)) && !isEqual(before, after);
  });
}

function readOption(text: string, scope: Scope): Json | undefined {
  const [name = '', property = ''] = parseReference(text).path;
  const options = scope.schemas?.[name]?.options;
  const value = getAt(baseOf(scope), [name]);
  if (!options || isEmpty(value)) return undefined;
  const call = fillPath(options.call, (field) => readReference(field, scope));
  const record = call === undefined ? undefined : scope.context.option?.(call, options.value, value as Json);
  if (record === 'pending') {
    scope.pending = true;
    return undefined;
  }
  return record?.[property];
}

/** The keywords that nest, each over the others. An empty value fails every other keyword; `not` inverts. */
export const nesting: {
  [K in Nesting]: (value: Json | undefined, expected: NonNullable<ValueSchema[K]>, scope: Scope) => boolean;
} = {
  contains: (value, expected, scope) =>
    Array.isArray(value) && value.some((row) => evaluateIn(expected, row as JsonObject, scope)),
  not: (value, expected, scope) => !holds(value, expected, scope),
  anyOf: (value, expected, scope) => expected.some((schema) => holds(value, schema, scope)),
};

/** Whether a value meets a small schema. `N` and `K` stand for the keyword of each turn, whose test takes its own value. */
function holds<N extends Nesting, K extends keyof typeof keywords>(
  value: Json | undefined,
  schema: ValueSchema,
  scope: Scope,
): boolean {
  for (const key in schema) {
    if (key in nesting) {
      if (!nesting[key as N](value, schema[key as N] as NonNullable<ValueSchema[N]>, scope)) return false;
    } else if (
      isEmpty(value) ||
      !keywords[key as K](value as Json, schema[key as K] as NonNullable<ValueSchema[K]>, scope)
    ) {
      return false;
    }
  }
  return true;
}
