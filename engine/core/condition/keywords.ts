import { dayKeywords, dayOrder } from '../days/dayKeywords';
import { resolveDay } from '../days/resolveDay';
import type { DayLimits, DayPoint, ValueSchema } from '../definition/types';
import { completedYears, isIsoDate } from '../formats/age';
import { isEmpty, isEqual, type Json } from '../json';
import { foldCase, foldText } from '../text';
import { readReference } from './read';
import type { Scope } from './scope';

/** Whether a value, which is never empty here, meets what a keyword expects. */
export type Keyword<K extends keyof ValueSchema> = (
  value: Json,
  expected: NonNullable<ValueSchema[K]>,
  scope: Scope,
) => boolean;

/** Keywords that hold a condition or small schemas of their own. */
export type Nesting = 'contains' | 'not' | 'anyOf';

const isText = (value: Json): value is string => typeof value === 'string';
const isNumber = (value: Json): value is number => typeof value === 'number';

const years = (value: Json, scope: Scope) => (isText(value) ? completedYears(value, scope.context.today) : undefined);

const daysCompared = Object.fromEntries(
  dayKeywords.map((keyword) => [
    keyword,
    (value: Json, point: DayPoint, scope: Scope) => {
      const limit = resolveDay(point, scope);
      return limit !== undefined && isIsoDate(value) && dayOrder[keyword](value, limit);
    },
  ]),
) as Record<keyof DayLimits, (value: Json, point: DayPoint, scope: Scope) => boolean>;

/** The keywords of a condition on one value, but for those that nest. */
export const keywords: { [K in keyof Omit<Required<ValueSchema>, Nesting>]: Keyword<K> } = {
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
  ...daysCompared,
  sameAs: (value, expected, scope) => {
    const other = readReference(expected, scope);
    return !isEmpty(other) && foldCase(String(value)) === foldCase(String(other));
  },
};
