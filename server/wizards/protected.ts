import type { Context } from '../../engine/core/condition/scope';
import { isEmpty, isEqual, type JsonObject } from '../../engine/core/json';
import { emptyValueOf, pointerOf } from '../../engine/core/plan/fields';
import type { TabPlan } from '../../engine/core/plan/plan';
import { setAt } from '../../engine/core/pointer';
import { reevaluateTab } from '../../engine/core/state/evaluate';
import { fieldValue, instancesOf, stepsOf, type TabState } from '../../engine/core/state/state';
import { storedValue } from './storedValue';

/** What a tab held before, and what is needed to find it there. */
export interface Before {
  before: JsonObject;
  context: Context;
  /** The field that identifies a row. */
  key: string;
}

/**
 * The state with the stored values of the fields that the rules hide and keep: such a field is sent as empty, and
 * what it holds must survive. Where nothing was stored it is as empty as a new field.
 */
export function keepProtected(plan: TabPlan, state: TabState, { before, context, key }: Before): TabState {
  let { data } = state;
  for (const field of plan.fields) {
    if (plan.nodes.get(field.node)?.hidden !== 'keep' || field.schema.local !== undefined) continue;
    for (const index of instancesOf(field, state.data)) {
      if (!state.hidden.has(pointerOf(field, index))) continue;
      const stored = storedValue({ before, data, field, index, key }) ?? emptyValueOf(field.schema);
      const present = fieldValue(data, field, index);
      if (isEqual(stored, present) || (isEmpty(stored) && isEmpty(present))) continue;
      data = setAt(data, stepsOf(field, index), stored);
    }
  }
  return data === state.data ? state : reevaluateTab(plan, { ...state, data }, context);
}
