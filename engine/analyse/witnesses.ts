import { dayKeywords } from '../core/days/dayKeywords';
import { movedDay } from '../core/days/shiftDay';
import type { DayLimits, FieldSchema, SettingDefinition, ValueCondition, ValueSchema } from '../core/definition/types';
import type { FormatWithExamples } from '../core/formats/types';
import { isEqual, isObject, type Json } from '../core/json';
import type { Fields } from './fields';

/** What witnesses are made with. */
export interface WitnessInput {
  formats: Record<string, FormatWithExamples>;
  /** The day on which ages are counted, `yyyy-mm-dd`. */
  today: string;
  settings: Record<string, SettingDefinition>;
  /** All tabs of the wizard, for `$tabs/…`. */
  tabs: ReadonlyMap<string, { fields: Fields }>;
}

/**
 * Values of a field with which each of these conditions on it can hold and fail, empty among them: so few that all of
 * them can be tried. Of the options of a choice those that no condition names stand for each other.
 */
export function witnessesOf(
  schema: FieldSchema,
  conditions: readonly ValueCondition[],
  input: WitnessInput,
): (Json | undefined)[] {
  const named = conditions.flatMap((condition) => (isObject(condition) ? namedBy(condition, input) : []));
  if (schema.type === 'array') return unique([undefined, ...named, ...listsOf(schema, conditions)]);
  const offered = codesOf(schema);
  if (!offered) return unique([undefined, ...named, ...anyOf(schema, input)]);
  const other = offered.find((option) => !named.some((value) => isEqual(value, option)));
  return unique([undefined, ...offered.filter((option) => named.some((value) => isEqual(value, option))), other]);
}

const codesOf = ({ oneOf, enum: codes }: FieldSchema) => oneOf?.map((option) => option.const) ?? codes;

/** No condition is tried with longer lists: no form has them. */
export const LONGEST = 1000;

/** Lists of the lengths at which conditions change their answer; of options each is there once, so that these may be all. */
function listsOf({ items = {} }: FieldSchema, conditions: readonly ValueCondition[]): Json[] {
  const options = codesOf(items);
  const limits = conditions.flatMap((condition) => (isObject(condition) ? lengthsIn(condition) : []));
  const lengths = [1, ...limits.flatMap((limit) => [limit - 1, limit, limit + 1])];
  return lengths
    .filter((length) => length > 0 && length <= (options?.length ?? LONGEST))
    .map((length) => options?.slice(0, length) ?? Array<Json>(length).fill('x'));
}

/** The lengths of lists that a condition names. */
export const lengthsIn = ({ minItems, maxItems, not, anyOf: any = [] }: ValueSchema): number[] => [
  ...[minItems, maxItems].filter((limit) => limit !== undefined),
  ...[...(not ? [not] : []), ...any].flatMap(lengthsIn),
];

/** Values of something that no schema describes: what the user's record, another tab or a row of the server holds. */
export const witnessesOfUnknown = (conditions: readonly ValueCondition[], input: WitnessInput): (Json | undefined)[] =>
  unique([undefined, 'x', ...conditions.flatMap((each) => (isObject(each) ? namedBy(each, input) : [true]))]);

/** The values at which the keywords of a condition change their answer. */
export function namedBy(schema: ValueSchema, input: WitnessInput): Json[] {
  const { minimum, maximum, minLength, maxLength, format, maxAge, minAge } = schema;
  const examples = format === undefined ? undefined : input.formats[format]?.examples;
  return [
    ...(schema.const === undefined ? [] : [schema.const]),
    ...(schema.enum ?? []),
    ...(schema.like ?? []),
    ...[minimum, maximum].flatMap((limit) => (limit === undefined ? [] : [limit - 1, limit, limit + 1])),
    ...[minLength, maxLength].flatMap((limit) => (limit === undefined ? [] : lengthsAround(limit))),
    ...[maxAge, minAge].flatMap((age) => (age === undefined ? [] : agesAround(age, input.today))),
    ...daysAround(schema, input),
    ...(examples ? [...examples.valid.slice(0, 1), ...examples.invalid.slice(0, 1).map(({ value }) => value)] : []),
    ...(schema.not ? namedBy(schema.not, input) : []),
    ...(schema.anyOf ?? []).flatMap((inner) => namedBy(inner, input)),
  ];
}

/** Whether a condition names a format without examples: witnesses may not show when it holds. */
export function namesUnshown({ format = '', not, anyOf = [] }: ValueSchema, formats: WitnessInput['formats']): boolean {
  const named = formats[format];
  if (named && !named.examples) return true;
  return [...(not ? [not] : []), ...anyOf].some((inner) => namesUnshown(inner, formats));
}

const lengthsAround = (limit: number) =>
  [limit - 1, limit, limit + 1].filter((length) => length > 0).map((length) => 'x'.repeat(length));

/** Birthdays of people of this age and a year to each side, on the day itself. */
function agesAround(age: number, today: string): string[] {
  const year = Number(today.slice(0, 4));
  return [age - 1, age, age + 1].map((years) => `${String(year - years).padStart(4, '0')}${today.slice(4)}`);
}

/** The day of each limit and those beside it; of another field, that of the days which it is tried with. */
function daysAround(limits: DayLimits, { formats, today }: WitnessInput): string[] {
  return dayKeywords.flatMap((keyword) => {
    const point = limits[keyword];
    if (point === undefined) return [];
    const named = typeof point === 'string' ? point : 'day' in point ? point.day : undefined;
    const others = formats.date?.examples?.valid.slice(0, 2).map(String) ?? [];
    const starts = named === undefined ? others : [named === 'today' ? today : named];
    return starts.flatMap((start) => {
      const limit = movedDay(start, typeof point === 'string' ? {} : point);
      return limit === undefined ? [] : [-1, 0, 1].flatMap((days) => movedBy(limit, days));
    });
  });
}

const movedBy = (day: string, days: number): string[] =>
  [movedDay(day, days < 0 ? { minus: { days: -days } } : days > 0 ? { plus: { days } } : {})].filter(
    (moved) => moved !== undefined,
  );

/** Two values that the field takes and no condition names. */
function anyOf(schema: FieldSchema, { formats }: WitnessInput): Json[] {
  if (schema.const !== undefined) return [schema.const];
  const examples = schema.format === undefined ? undefined : formats[schema.format]?.examples?.valid;
  if (examples) return examples.slice(0, 2);
  if (schema.type === 'boolean') return [true, false];
  return schema.type === 'number' || schema.type === 'integer' ? [0, 1] : ['x', 'y'];
}

function unique(values: readonly (Json | undefined)[]): (Json | undefined)[] {
  return values.filter((value, index) => values.findIndex((other) => isEqual(other, value)) === index);
}
