import { expect, it } from 'vitest';
import { validateTab } from '../../../../engine/core/validation/validate';
import { callsOf } from '../../../support/callCounts';
import { stateOf, tabOf } from '../../../support/tabs';

/** Functions of the core that telling of so many empty fields calls. */
function callsFor(count: number): number {
  const names = Array.from({ length: count }, (_, index) => `f${index}`);
  const fields = Object.fromEntries(names.map((name) => [name, { maxLength: 60 }]));
  const tab = tabOf(fields, [], { schema: { type: 'object', properties: {}, required: names } });
  const { plan, state, context } = stateOf(tab);
  const input = { context, texts: { messages: { missing: { inline: 'Missing' } }, formats: {}, settings: {} } };
  const validate = () => validateTab(plan, {}, state, 'advance', input);
  expect(validate()).toHaveLength(count);
  return callsOf(validate);
}

it('to tell that a field is missing looks up once what all fields have in common', () => {
  const perField = (callsFor(1100) - callsFor(100)) / 1000;
  expect(perField).toBeLessThan(36);
});
