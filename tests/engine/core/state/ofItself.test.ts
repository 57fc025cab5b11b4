import { expect, it, vi } from 'vitest';
import { momentContext } from '../../../../engine/core/condition/momentContext';
import type { Condition, FieldSchema, RuleDefinition } from '../../../../engine/core/definition/types';
import { createFormStore } from '../../../../engine/core/form/formStore';
import type { JsonObject } from '../../../../engine/core/json';
import { planOf } from '../../../../engine/core/plan/plan';
import { evaluateTab, reevaluateTab } from '../../../../engine/core/state/evaluate';
import { compiledOf, contextOf, tabOf } from '../../../support/tabs';

/** What stands around a tab, and may be another thing at the next moment. */
function surroundings() {
  const around = {
    now: '2026-11-21T12:00:00.000Z',
    today: '2026-11-21',
    tabs: { other: { Name: 'x' } } as Record<string, JsonObject>,
    stored: {} as JsonObject,
    record: { Kind: 'x' } as JsonObject,
  };
  const { settings, user, mode, formats } = contextOf();
  const context = () =>
    momentContext(
      { settings, user, mode, formats, stored: around.stored, option: () => around.record },
      { now: () => around.now, today: () => around.today, tabs: () => around.tabs },
    );
  return { around, context };
}

const LISTED: Record<string, FieldSchema> = {
  List: { options: { call: 'GET /list', value: 'Code', title: 'Title' } },
};

const shownWhen = (when: Condition, fields: Record<string, FieldSchema> = {}) =>
  planOf(tabOf({ Name: {}, More: {}, ...fields }, [{ id: 'r', when, show: ['More'], hidden: 'clear' }]));

it('a state of which nothing outside of its tab has a part is not worked out again', () => {
  const { around, context } = surroundings();
  const plan = shownWhen({ Name: { const: 'x' }, $mode: { const: 'new' } });
  const state = evaluateTab(plan, { Name: 'x' }, context());
  around.tabs = {};
  expect(reevaluateTab(plan, state, context())).toBe(state);
  expect(reevaluateTab(shownWhen({ Name: { const: 'y' } }), state, context()).hidden).toEqual(new Set(['/More']));
});

it.each<[string, Condition, (around: ReturnType<typeof surroundings>['around']) => void]>([
  ['another tab', { '$tabs/other/Name': { const: 'x' } }, (around) => (around.tabs = {})],
  ['what is stored', { not: { $changed: ['Name'] } } as never, (around) => (around.stored = { Name: 'y' })],
  ['the record of an option', { '$option/List/Kind': { const: 'x' } }, (around) => (around.record = {})],
  ['the moment', { $now: { const: '2026-11-21T12:00:00.000Z' } }, (around) => (around.now = '2027')],
])('it is, where a rule reads %s', (_, when, turn) => {
  const { around, context } = surroundings();
  const plan = shownWhen(when, LISTED);
  const data = { List: '1' };
  const state = evaluateTab(plan, data, context());
  expect(state.hidden).toEqual(new Set());
  turn(around);
  expect(reevaluateTab(plan, state, context()).hidden).toEqual(new Set(['/More']));
});

it('a form is worked out once for no data, however often it is loaded with none and asked to look around itself', () => {
  const rules: RuleDefinition[] = [{ id: 'r', when: { Name: { const: 'x' } }, require: ['More'] }];
  const { context } = surroundings();
  const form = createFormStore(compiledOf(tabOf({ Name: {}, More: { default: 'm' } }, rules)), {
    context,
    texts: { messages: {}, formats: {}, settings: {} },
    lookups: {},
    runLookup: async () => ({ kind: 'aborted' }),
    tellLookup: () => {},
    ask: async () => true,
  });
  const begun = form.getState();
  const listener = vi.fn();
  form.listeners.subscribeAll(listener);
  form.load({});
  form.refresh();
  expect(form.getState()).toBe(begun);
  expect(listener).toHaveBeenCalledTimes(2);
  form.change('/Name', 'x');
  expect(form.getState().required).toEqual(new Set(['/More']));
  form.load({});
  expect(form.getState().required).toEqual(new Set());
  expect(form.getState().data).toEqual({ More: 'm' });
});
