import type { ValueSchema } from '../definition/types';
import { completedYears } from '../formats/age';
import { isEmpty, isEqual, type Json } from '../json';
import { foldCase, foldText } from '../text';
import { evaluateIn } from './evaluate';
import { readReference } from './read';
import type { Scope } from './scope';

type Keyword<K extends keyof ValueSchema> = (
  value: Json,
  expected: NonNullable<ValueSchema[K]>,
  scope: Scope,
) => boolean;

const isText = (value: Json): value is string => typeof value === 'string';
const isNumber = (value: Json): value is number => typeof value === 'number';

const years = (value: Json, scope: Scope) => (isText(value) ? completedYears(value, scope.context.today) : undefined);

/** The keywords of a condition on one value. The value is never empty here. */
export const keywords: { [K in keyof Required<ValueSchema>]: Keyword<K> } = {
  const: (value, expected) => isEqual(value, expected),
  enum: (value, expected) => expected.some((item) => isEqual(value, item)),
  minimum: (value, expected) => isNumber(value) && value >= expected,
  maximum: (value, expected) => isNumber(value) && value <= expected,
  minLength: (value, expected) => isText(value) && [...value].length >= expected,
  maxLength: (value, expected) => isText(value) && [...value].length <= expected,
  minItems: (value, expected) => Array.isArray(value) && value.length >= expected,
  maxItems: (value, expected) => Array.isArray(value) && value.length <= expected,
  format: (value, expected, scope) => scope.context.formats[expected]?.validate(value) === undefined,
  like: (value, expected) => expected.some((item) => foldText(item) === foldText(String(value))),
  maxAge: (value, expected, scope) => {
    const age = years(value, scope);
    return age !== undefined && age <= expected;
  },
  minAge: (value, expected, scope) => {
    const age = years(value, scope);
    return age !== undefined && age >= expected;
  },
  sameAs: (value, expected, scope) => {
    const other = readReference(expected, scope);
    return !isEmpty(other) && foldCase(String(value)) === foldCase(String(other));
  },
  contains: (value, expected, scope) =>
    Array.isArray(value) && value.some((row) => evaluateIn(expected, row as never, scope)),
  not: (value, expected, scope) => !holds(value, expected, scope),
  anyOf: (value, expected, scope) => expected.some((schema) => holds(value, schema, scope)),
};

/** Whether a value meets a small schema. An empty value fails every keyword; `not` inverts. */
export function holds(value: Json | undefined, schema: ValueSchema, scope: Scope): boolean {
  const empty = isEmpty(value);
  for (const key in schema) {
    const keyword = keywords[key as keyof ValueSchema] as Keyword<never>;
    const expected = schema[key as keyof ValueSchema] as never;
    if (key === 'not') {
      if (holds(value, schema.not as ValueSchema, scope)) return false;
    } else if (key === 'anyOf') {
      if (!(schema.anyOf as ValueSchema[]).some((inner) => holds(value, inner, scope))) return false;
    } else if (empty || !keyword(value as Json, expected, scope)) {
      return false;
    }
  }
  return true;
}
