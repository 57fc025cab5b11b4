import type { Json } from '../../../engine/core';
import type { Condition, DayPoint, ValueCondition, ValueSchema } from '../../../engine/definition';
import { alternativesOf, entriesOf, normalCondition } from '../../../engine/words';
import type { Ask, DayOperator, Group, Item, NumberOperator } from './phrase';

/** A condition as it is edited; one that is written otherwise is taken in its normal form. */
export function toGroup(condition: Condition | undefined): Group {
  const normal = normalCondition(condition ?? {});
  const alternatives = alternativesOf(normal);
  if (alternatives) return { kind: 'group', how: 'any', items: alternatives.map(toItem) };
  return { kind: 'group', how: 'all', items: entriesOf(normal).map(([key, value]) => toEntry(key, value)) };
}

/** An alternative: a single thing stands without a group around it. */
function toItem(condition: Condition): Item {
  const group = toGroup(condition);
  const [only, ...others] = group.items;
  return only && others.length === 0 && group.how === 'all' ? only : group;
}

function toEntry(key: string, value: NonNullable<Condition[string]>): Item {
  if (key === 'anyOf') return { kind: 'group', how: 'any', items: (value as Condition[]).map(toItem) };
  if (key === 'not') return { kind: 'not', of: toGroup(value as Condition) };
  if (key === '$changed') return { kind: 'changed', fields: value as string[] };
  return { kind: 'test', reference: key, asks: toAsks(value as ValueCondition) };
}

function toAsks(test: ValueCondition): Ask[] {
  if (typeof test === 'boolean') return [{ op: test ? 'filled' : 'empty' }];
  return Object.entries(test).flatMap(([key, value]) => (value === undefined ? [] : [toAsk(key, value)]));
}

function toAsk(key: string, value: unknown): Ask {
  switch (key) {
    case 'const':
      return { op: 'is', values: [value as Json] };
    case 'enum': {
      const values = value as Json[];
      return { op: 'is', values, ...(values.length === 1 && { isListed: true }) };
    }
    case 'like':
      return { op: 'like', texts: value as string[] };
    case 'format':
    case 'sameAs':
      return { op: key, name: value as string };
    case 'contains':
      return { op: 'contains', rows: toGroup(value as Condition) };
    case 'anyOf':
      return { op: 'either', choices: (value as ValueSchema[]).map(toAsks) };
    case 'not':
      return toNot(value as ValueSchema);
    case 'before':
    case 'after':
    case 'notBefore':
    case 'notAfter':
      return { op: key satisfies DayOperator, day: value as DayPoint };
    default:
      return { op: key as NumberOperator, number: value as number };
  }
}

function toNot(schema: ValueSchema): Ask {
  const [ask, ...others] = toAsks(schema);
  if (ask?.op === 'is' && !ask.isListed && others.length === 0) return { op: 'isNot', values: ask.values };
  return { op: 'fails', asks: toAsks(schema) };
}
