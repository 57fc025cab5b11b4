import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuleDefinition, TabDefinition } from '../../../../engine/core/definition/types';
import type { Json } from '../../../../engine/core/json';
import { planOf } from '../../../../engine/core/plan/plan';
import { changeField } from '../../../../engine/core/state/change';
import { evaluateTab, reevaluateTab } from '../../../../engine/core/state/evaluate';
import { contextOf, tabOf } from '../../../support/tabs';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const VALUES = ['x', 'y', 'z'];

/** Rules that only write fields behind those they read, so that no two of them can cycle. */
const ruleArbitrary = fc
  .record({
    source: fc.integer({ min: 0, max: NAMES.length - 2 }),
    step: fc.integer({ min: 1, max: 3 }),
    value: fc.constantFrom(...VALUES),
    effect: fc.constantFrom('show', 'keep', 'compute', 'copy', 'require', 'lock', 'clear', 'set'),
  })
  .map(({ source, step, value, effect }): Omit<RuleDefinition, 'id'> => {
    const from = NAMES[source] as string;
    const to = NAMES[Math.min(source + step, NAMES.length - 1)] as string;
    const when = { [from]: { const: value } };
    if (effect === 'show') return { when, show: [to], hidden: 'clear' };
    if (effect === 'keep') return { when, show: [to], hidden: 'keep' };
    if (effect === 'compute') return { when, compute: { [to]: value } };
    if (effect === 'copy') return { when: { [from]: true }, compute: { [to]: { from } } };
    if (effect === 'require') return { when, require: [to] };
    if (effect === 'lock') return { when, lock: [to] };
    return effect === 'clear' ? { on: [from], clear: [to] } : { on: [from], when, set: { [to]: value } };
  });

const tabArbitrary = fc.array(ruleArbitrary, { maxLength: 12 }).map(
  (rules): TabDefinition =>
    tabOf(
      Object.fromEntries(NAMES.map((name) => [name, {}])),
      rules.map((rule, index) => ({ ...rule, id: `r${index}` })),
    ),
);

const changes = fc.array(
  fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom<(string | undefined)[]>(...VALUES, undefined)),
  { maxLength: 10 },
);
const dataArbitrary = fc.dictionary(fc.constantFrom(...NAMES), fc.constantFrom(...VALUES));

const context = contextOf();
const flags = (state: ReturnType<typeof evaluateTab>) => ({
  data: state.data,
  hidden: [...state.hidden].sort(),
  required: [...state.required].sort(),
  locked: [...state.locked].sort(),
});

describe('the rules of any tab', () => {
  it('reach a fixed point in one pass', () => {
    fc.assert(
      fc.property(tabArbitrary, dataArbitrary, (tab, data) => {
        const once = evaluateTab(planOf(tab), data, context);
        expect(flags(reevaluateTab(planOf(tab), once, context))).toEqual(flags(once));
        expect(evaluateTab(planOf(tab), once.data, context).data).toEqual(once.data);
      }),
      { numRuns: 300 },
    );
  });

  it('give the same state change by change as all at once', () => {
    fc.assert(
      fc.property(tabArbitrary, dataArbitrary, changes, (tab, data, steps) => {
        const plan = planOf(tab);
        let state = evaluateTab(plan, data, context);
        for (const [name, value] of steps) {
          state = changeField(plan, state, { pointer: `/${name}`, value: value as Json | undefined }, context).state;
          expect(flags(reevaluateTab(plan, state, context))).toEqual(flags(state));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('touch only what the change reaches', () => {
    const tab = tabOf(Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`f${index}`, {}])), [
      { id: 'r', when: { f3: true }, require: ['f400'] },
    ]);
    const plan = planOf(tab);
    const { touched } = changeField(plan, evaluateTab(plan, {}, context), { pointer: '/f3', value: 'x' }, context);
    expect([...touched].sort()).toEqual(['/f3', '/f400']);
  });
});
