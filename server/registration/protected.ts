import { type Context, isEmpty, isEqual, type JsonObject, type Pointer, setAt } from '../../engine/core';
import {
  emptyValueOf,
  type FieldPlan,
  fieldValue,
  instancesOf,
  pointerOf,
  reevaluateTab,
  stepsOf,
  type TabPlan,
  type TabState,
} from '../../engine/state';
import { storedValue } from './storedValue';

/** What a tab held before, and what is needed to find it there. */
export interface Before {
  before: JsonObject;
  context: Context;
  /** The field that identifies a row. */
  key: string;
}

/**
 * The state with the stored values of the fields that the rules hide and keep, or lock: what such a field holds must
 * survive, whatever was sent. Where nothing was stored it is as empty as a new field. What is put back may lock or
 * hide further fields, so it is done until nothing changes; each field is put back once at most.
 */
export function keepProtected(plan: TabPlan, state: TabState, { before, context, key }: Before): TabState {
  const done = new Set<Pointer>();
  let kept = state;
  for (;;) {
    const data = putBack(plan, kept, { before, context, key }, done);
    if (data === kept.data) return kept;
    kept = reevaluateTab(plan, { ...kept, data }, context);
  }
}

/** The data with the stored values of what is protected now and is not yet done. */
function putBack(plan: TabPlan, state: TabState, { before, key }: Before, done: Set<Pointer>): JsonObject {
  let { data } = state;
  for (const field of plan.fields) {
    if (field.schema.local !== undefined) continue;
    for (const index of instancesOf(field, data)) {
      const pointer = pointerOf(field, index);
      if (done.has(pointer) || !isProtected(plan, state, field, pointer)) continue;
      const stored = storedValue({ before, data, field, index, key }) ?? emptyValueOf(field.schema);
      const present = fieldValue(data, field, index);
      if (isEqual(stored, present) || (isEmpty(stored) && isEmpty(present))) continue;
      data = setAt(data, stepsOf(field, index), stored);
      done.add(pointer);
    }
  }
  return data;
}

/** Hidden and kept, or locked by a rule: a computed field has its value from the rules. */
function isProtected(plan: TabPlan, state: TabState, field: FieldPlan, pointer: Pointer): boolean {
  const rules = plan.nodes.get(field.node);
  if (state.hidden.has(pointer)) return rules?.hidden === 'keep';
  return (rules?.locks.length ?? 0) > 0 && state.locked.has(pointer) && !state.computed.has(pointer);
}
