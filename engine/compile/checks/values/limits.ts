import { entriesOf } from '../../../analyse/entries';
import { allFields } from '../../../analyse/fields';
import type { FieldSchema, ValueSchema } from '../../../core/definition/types';
import { isObject, type Json } from '../../../core/json';
import { toPointer } from '../../../core/pointer';
import { readingsOf } from '../../model/conditions';
import type { TabModel } from '../../model/model';
import { conditionsOf, overridesOf, rulesOf, scopeOfField } from '../../model/places';
import { resolveReference } from '../../model/scope';
import { type Problem, problemAt } from '../../problems/problem';
import { validatorOf } from '../rules/validatorOf';

/** A number that is held against a field of a format, with its place. */
type Limit = readonly [value: Json | undefined, pointer: string, format: string | undefined];

/** Limits that the format of a field says cannot be meant, as those of a percentage that were written as percent. */
export function checkLimits(tab: TabModel): Problem[] {
  const limits = [...limitsOfFields(tab), ...limitsInConditions(tab), ...limitsOfSums(tab), ...wholesOfLists(tab)];
  return limits.flatMap(([value, pointer, format]) => {
    if (typeof value !== 'number' || !tab.source.has(pointer)) return [];
    const message = tab.wizard.schemas.names.formats[format ?? '']?.refusesLimit?.(value);
    return message === undefined ? [] : [problemAt(tab.source, 'DEF_WRONG_VALUE', { pointer }, message)];
  });
}

/** What the rows of lists are shown to add up to. */
function wholesOfLists(tab: TabModel): Limit[] {
  return Object.entries(tab.definition.collections ?? {}).map(([list, { sum }]): Limit => {
    const format = tab.fields.get(list)?.rows?.get(sum?.field ?? '')?.schema.format;
    return [sum?.whole, `/collections${toPointer([list])}/sum/whole`, format];
  });
}

function limitsOfFields(tab: TabModel): Limit[] {
  return [...allFields(tab.fields), ...overridesOf(tab)].flatMap((entry) => {
    const { format } = { ...scopeOfField(tab, entry).fields.get(entry.name)?.schema, ...entry.schema };
    return limitsOf(entry.schema, entry.pointer, format);
  });
}

const limitsOf = (schema: FieldSchema | ValueSchema, pointer: string, format: string | undefined): Limit[] => [
  ...(['const', 'minimum', 'maximum'] as const).map((key): Limit => [schema[key], `${pointer}/${key}`, format]),
  ...entriesOf(schema.enum).map(([value, index]): Limit => [value, `${pointer}/enum/${index}`, format]),
];

function limitsInConditions(tab: TabModel): Limit[] {
  return conditionsOf(tab).flatMap(({ condition, pointer, scope }) =>
    readingsOf(condition, pointer, scope).flatMap(({ expected, resolved, pointer: at }) =>
      isObject(expected as Json) ? limitsWithin(expected as ValueSchema, at, resolved.entry?.schema.format) : [],
    ),
  );
}

const limitsWithin = (schema: ValueSchema, pointer: string, format: string | undefined): Limit[] => [
  ...limitsOf(schema, pointer, format),
  ...(schema.not ? limitsWithin(schema.not, `${pointer}/not`, format) : []),
  ...entriesOf(schema.anyOf).flatMap(([inner, index]) => limitsWithin(inner, `${pointer}/anyOf/${index}`, format)),
];

function limitsOfSums(tab: TabModel): Limit[] {
  return rulesOf(tab).flatMap(({ rule, pointer, scope }) => {
    if (!validatorOf(tab.wizard.schemas.names, rule)?.sums) return [];
    const { field, minimum, maximum } = rule.params ?? {};
    const summed = (rule.of ?? []).map((list) => resolveReference(list, scope).rows?.get(String(field))?.schema);
    const format = summed.find(
      (schema) => tab.wizard.schemas.names.formats[schema?.format ?? '']?.refusesLimit,
    )?.format;
    return [
      [minimum, `${pointer}/params/minimum`, format],
      [maximum, `${pointer}/params/maximum`, format],
    ];
  });
}
