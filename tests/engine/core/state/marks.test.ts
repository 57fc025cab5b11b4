import { expect, it } from 'vitest';
import { planOf } from '../../../../engine/core/plan/plan';
import { changeField } from '../../../../engine/core/state/change';
import { evaluateTab } from '../../../../engine/core/state/evaluate';
import { contextOf, tabOf } from '../../../support/tabs';

it('keeps the marks of a state as they are while no rule marks anything', () => {
  const plan = planOf(tabOf({ a: {}, b: {} }, [{ id: 'r', when: { a: true }, require: ['b'] }]));
  const state = evaluateTab(plan, {}, contextOf());
  const { state: next } = changeField(plan, state, { pointer: '/a', value: 'x' }, contextOf());
  expect(next.marks).toBe(state.marks);
  expect(plan.nodes.get('b')?.marks).toBeUndefined();
});
