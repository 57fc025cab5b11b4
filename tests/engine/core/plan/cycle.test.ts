import { expect, it } from 'vitest';
import { planOf } from '../../../../engine/core/plan/plan';
import { tabOf } from '../../../support/tabs';

const fields = { a: { type: 'integer' }, b: { type: 'integer' }, c: { type: 'integer' } } as const;

it('rules that cycle have no order, and are named in the order in which they feed each other', () => {
  const tab = tabOf(fields, [
    { id: 'one', on: ['a'], set: { b: 1 } },
    { id: 'two', on: ['b'], set: { c: 1 } },
    { id: 'three', on: ['c'], set: { a: 1 } },
  ]);
  expect(() => planOf(tab)).toThrow(`${tab.id}: rules cycle: c -> a -> b -> c`);
});

it('rules that feed one another in one direction have one', () => {
  const tab = tabOf(fields, [
    { id: 'two', on: ['b'], set: { c: 1 } },
    { id: 'one', on: ['a'], set: { b: 1 } },
  ]);
  const { order } = planOf(tab);
  expect(order.filter((node) => node in fields)).toEqual(['a', 'b', 'c']);
});
