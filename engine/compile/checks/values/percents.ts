import { entriesOf } from '../../../analyse/entries';
import { allFields } from '../../../analyse/fields';
import type { FieldSchema, ValueSchema } from '../../../core/definition/types';
import { isObject, type Json } from '../../../core/json';
import { readingsOf } from '../../model/conditions';
import type { TabModel } from '../../model/model';
import { conditionsOf, overridesOf, rulesOf, scopeOfField } from '../../model/places';
import { resolveReference } from '../../model/scope';
import { type Problem, problemAt } from '../../problems/problem';

/** A number that is held against a field, with its place. */
type Limit = readonly [value: Json | undefined, pointer: string];

/** Limits of percentages that were written as percent: the field holds a fraction, in which 1 is all. */
export function checkPercents(tab: TabModel): Problem[] {
  return [...limitsOfFields(tab), ...limitsInConditions(tab), ...limitsOfSums(tab)].flatMap(([value, pointer]) => {
    if (typeof value !== 'number' || value <= 1 || !tab.source.has(pointer)) return [];
    const message = `O formato "percent" guarda uma fração: 1 são 100%. Encontrado ${value}. Você quis dizer ${value / 100}?`;
    return [problemAt(tab.source, 'DEF_WRONG_VALUE', { pointer }, message)];
  });
}

const isPercent = (schema: FieldSchema | undefined) => schema?.format === 'percent';

function limitsOfFields(tab: TabModel): Limit[] {
  return [...allFields(tab.fields), ...overridesOf(tab)].flatMap((entry) => {
    const whole = { ...scopeOfField(tab, entry).fields.get(entry.name)?.schema, ...entry.schema };
    return isPercent(whole) ? limitsOf(entry.schema, entry.pointer) : [];
  });
}

const limitsOf = (schema: FieldSchema | ValueSchema, pointer: string): Limit[] => [
  ...(['const', 'minimum', 'maximum'] as const).map((key): Limit => [schema[key], `${pointer}/${key}`]),
  ...entriesOf(schema.enum).map(([value, index]): Limit => [value, `${pointer}/enum/${index}`]),
];

function limitsInConditions(tab: TabModel): Limit[] {
  return conditionsOf(tab).flatMap(({ condition, pointer, scope }) =>
    readingsOf(condition, pointer, scope).flatMap(({ expected, resolved, pointer: at }) =>
      isPercent(resolved.entry?.schema) && isObject(expected as Json) ? limitsWithin(expected as ValueSchema, at) : [],
    ),
  );
}

const limitsWithin = (schema: ValueSchema, pointer: string): Limit[] => [
  ...limitsOf(schema, pointer),
  ...(schema.not ? limitsWithin(schema.not, `${pointer}/not`) : []),
  ...entriesOf(schema.anyOf).flatMap(([inner, index]) => limitsWithin(inner, `${pointer}/anyOf/${index}`)),
];

function limitsOfSums(tab: TabModel): Limit[] {
  return rulesOf(tab).flatMap(({ rule, pointer, scope }) => {
    if (rule.check !== 'sum') return [];
    const { field, minimum, maximum } = rule.params ?? {};
    const summed = (rule.of ?? []).map((list) => resolveReference(list, scope).rows?.get(String(field))?.schema);
    if (!summed.some(isPercent)) return [];
    return [
      [minimum, `${pointer}/params/minimum`],
      [maximum, `${pointer}/params/maximum`],
    ];
  });
}
