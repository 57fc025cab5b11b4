import { isMomentUnread } from '../condition/momentContext';
import type { Context } from '../condition/scope';
import { isNone, type JsonObject } from '../json';
import type { TabPlan } from '../plan/plan';
import type { TabState } from './state';

/** The states that nothing outside of their tab has a part in: by which plan, and of which data where those are known. */
const known = new WeakMap<TabState, { plan: TabPlan; data: JsonObject | undefined }>();

/** Notes of a state, right after it was worked out, whether anything was read that may be another thing at another moment. */
export function noteReads(plan: TabPlan, state: TabState, context: Context, data?: JsonObject): TabState {
  if (isMomentUnread(context)) known.set(state, { plan, data });
  return state;
}

/** Whether a state would be the same if it were worked out once more, whatever became of all around it. */
export const isOfItself = (plan: TabPlan, state: TabState): boolean => known.get(state)?.plan === plan;

/** Whether that is so, and there were no data of which it was worked out. */
export function isOfNothing(plan: TabPlan, state: TabState): boolean {
  const { data } = known.get(state) ?? {};
  return data !== undefined && isNone(data) && isOfItself(plan, state);
}
