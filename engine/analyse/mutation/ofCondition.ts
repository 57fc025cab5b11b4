import { dayKeywords } from '../../core/days/dayKeywords';
import { limitKeywords } from '../../core/definition/limits';
import type { Condition, DayLimits, FieldSchema, ValueSchema } from '../../core/definition/types';
import { isEqual, isObject, type Json } from '../../core/json';
import { toPointer } from '../../core/pointer';
import { type Edit, removed, replaced } from './edits';

/** The schema of what a reference names, where it is known; inside `contains` of the list. */
export type SchemaOf = (reference: string, within?: string) => FieldSchema | undefined;

/** What can be spoilt in a condition. */
export function conditionEdits(condition: Condition, pointer: string, schemaOf: SchemaOf): Edit[] {
  return [
    replaced('conditionNegated', pointer, condition as Json, { not: condition as Json }),
    ...entryEdits(condition, { pointer, isAlternative: false }, schemaOf),
  ];
}

function entryEdits(
  condition: Condition,
  { pointer, isAlternative, within }: { pointer: string; isAlternative: boolean; within?: string },
  schemaOf: SchemaOf,
): Edit[] {
  const keys = Object.keys(condition);
  return keys.flatMap((key): Edit[] => {
    const expected = condition[key] as Json;
    const at = pointer + toPointer([key]);
    const inner = { ...(within !== undefined && { within }) };
    if (key === 'anyOf' || key === 'allOf') {
      const members = expected as unknown as Condition[];
      return members.flatMap((member, index) => [
        ...(members.length > 1 ? [removed('leafDropped', `${at}/${index}`, member as Json)] : []),
        ...entryEdits(member, { pointer: `${at}/${index}`, isAlternative: true, ...inner }, schemaOf),
      ]);
    }
    if (key === 'not')
      return entryEdits(expected as Condition, { pointer: at, isAlternative: keys.length === 1, ...inner }, schemaOf);
    const own = isAlternative && keys.length === 1 ? [] : [removed('leafDropped', at, expected)];
    if (key === '$changed') return [...own, ...dropEach(expected as Json[], at)];
    if (typeof expected === 'boolean') return [...own, replaced('valueSwapped', at, expected, !expected)];
    return [...own, ...schemaEdits(expected as unknown as ValueSchema, at, { key, schemaOf, within })];
  });
}

interface Around {
  key: string;
  schemaOf: SchemaOf;
  within?: string | undefined;
}

/** Keywords whose number is a limit. */
export const LIMITS = [...limitKeywords, 'minAge', 'maxAge'] as const;

function schemaEdits(schema: ValueSchema, pointer: string, around: Around): Edit[] {
  const field = around.schemaOf(around.key, around.within);
  const limits = LIMITS.flatMap((keyword) => {
    const limit = schema[keyword];
    return limit === undefined ? [] : shifts(limit, `${pointer}/${keyword}`);
  });
  const several = (['enum', 'like'] as const).flatMap((keyword) => {
    const values = schema[keyword] as Json[] | undefined;
    if (!values) return [];
    const other = values.length === 1 ? otherThan(values[0] as Json, field) : undefined;
    const swapped =
      other === undefined ? [] : [replaced('valueSwapped', `${pointer}/${keyword}/0`, values[0] as Json, other)];
    return [...dropEach(values, `${pointer}/${keyword}`), ...swapped];
  });
  const other = schema.const === undefined ? undefined : otherThan(schema.const, field);
  const constant =
    other === undefined ? [] : [replaced('valueSwapped', `${pointer}/const`, schema.const as Json, other)];
  const nested = [
    ...(schema.not ? schemaEdits(schema.not, `${pointer}/not`, around) : []),
    ...(schema.anyOf ?? []).flatMap((inner, index) => [
      ...(schema.anyOf && schema.anyOf.length > 1
        ? [removed('leafDropped', `${pointer}/anyOf/${index}`, inner as Json)]
        : []),
      ...schemaEdits(inner, `${pointer}/anyOf/${index}`, around),
    ]),
    ...(schema.contains
      ? entryEdits(
          schema.contains,
          { pointer: `${pointer}/contains`, isAlternative: false, within: around.key },
          around.schemaOf,
        )
      : []),
  ];
  const keywords = Object.keys(schema);
  const dropped =
    keywords.length > 1
      ? keywords.map((key) => removed('leafDropped', `${pointer}/${key}`, schema[key as 'const'] as Json))
      : [];
  return [...dropped, ...limits, ...several, ...constant, ...dayEdits(schema, pointer), ...nested];
}

/** The same day is a limit on the other side of it. */
const ACROSS = { before: 'notAfter', notAfter: 'before', after: 'notBefore', notBefore: 'after' } as const;

/** Each limit on a day one further and one nearer, and on its other side. */
export function dayEdits(schema: DayLimits, pointer: string): Edit[] {
  return dayKeywords.flatMap((keyword) => {
    const point = schema[keyword];
    if (point === undefined) return [];
    const { [keyword]: _, ...rest } = schema;
    const whole = { ...rest, [ACROSS[keyword]]: point } as Json;
    const [from, to] = [{ [keyword]: point }, { [ACROSS[keyword]]: point }] as [Json, Json];
    const across: Edit = { operator: 'limitShifted', pointer, from, to, whole };
    const spans = typeof point === 'string' ? [] : (['plus', 'minus'] as const);
    const moved = spans.flatMap((side) =>
      Object.entries((point as { plus?: object; minus?: object })[side] ?? {}).flatMap(([unit, count]) =>
        shifts(count as number, `${pointer}/${keyword}/${side}/${unit}`),
      ),
    );
    return [across, ...moved];
  });
}

/** A limit one to each side; none that counts something is below nothing. */
export function shifts(limit: number, pointer: string): Edit[] {
  const isCount = !/\/(?:minimum|maximum)$/.test(pointer);
  const moved = [limit + 1, limit - 1].filter((each) => !isCount || each >= 0);
  return moved.map((each) => replaced('limitShifted', pointer, limit, each));
}

const dropEach = (values: readonly Json[], pointer: string): Edit[] =>
  values.length < 2 ? [] : values.map((value, index) => removed('valueDropped', `${pointer}/${index}`, value));

/** Another value in the place of one: the next option, no in place of yes, the next number. */
export function otherThan(value: Json, schema: FieldSchema | undefined): Json | undefined {
  if (typeof value === 'boolean') return !value;
  const options = schema?.oneOf?.map((option) => option.const) ?? schema?.enum;
  const at = options?.findIndex((option) => isEqual(option, value)) ?? -1;
  if (options && at !== -1 && options.length > 1) return options[(at + 1) % options.length];
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' && !isObject(value) ? `${value}?` : undefined;
}
