import { isEmpty } from '../../core/json';
import type { TabPlan } from '../../core/plan/plan';
import type { Pointer } from '../../core/pointer';
import { fieldValue, locate, type TabState } from '../../core/state/state';
import type { Question } from './types';

/** Whether something is so of a field in a state, as the core left it. */
export function isSo(plan: TabPlan, state: TabState, pointer: Pointer, question: Question): boolean {
  if (question !== 'cleared') return state[question].has(pointer);
  const place = locate(plan, pointer);
  if (!place) return false;
  if (state.hidden.has(pointer)) return plan.nodes.get(place.field.node)?.hidden === 'clear';
  return state.computed.has(pointer) && isEmpty(fieldValue(state.data, place.field, place.index));
}
