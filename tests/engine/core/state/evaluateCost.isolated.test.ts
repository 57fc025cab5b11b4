import { expect, it } from 'vitest';
import type { FieldSchema } from '../../../../engine/core/definition/types';
import { planOf } from '../../../../engine/core/plan/plan';
import { evaluateTab } from '../../../../engine/core/state/evaluate';
import { callsOf } from '../../../support/callCounts';
import { tabOf } from '../../../support/tabs';

/** Functions of the core that working out a tab calls for each of its fields. */
function callsPerField(schema: FieldSchema): number {
  const planned = (count: number) =>
    planOf(tabOf(Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, schema]))));
  const [few, many] = [planned(100), planned(1100)];
  const context = { settings: {}, user: {}, mode: 'new', formats: {}, stored: {}, tabs: {}, today: '', now: '' };
  const calls = (plan: typeof few) => callsOf(() => evaluateTab(plan, {}, context as never));
  return (calls(many) - calls(few)) / 1000;
}

it('looks at a field that no rule acts on as its schema says, and at no condition', () => {
  expect(callsPerField({ type: 'string' })).toBeLessThan(21);
});
