import { evaluateCondition } from '../../core/condition/evaluate';
import type { Context } from '../../core/condition/scope';
import { type FieldPlan, pointerOf } from '../../core/plan/fields';
import type { TabPlan } from '../../core/plan/plan';
import { nodeOf } from '../../core/plan/rules';
import { rowsOf, scopeOf, type TabState } from '../../core/state/state';
import type { Placed } from '../reads';
import { refusalOf, validatorOf } from '../refusals';

/** The conditions under which rules without a validator report an error at a field. */
export function errorConditions(plan: TabPlan, field: FieldPlan): Placed[] {
  return plan.rules.flatMap(({ rule, list }): Placed[] => {
    const refusal = refusalOf(rule);
    if (!refusal || validatorOf(rule) || nodeOf(refusal.at, list) !== field.node) return [];
    return [{ when: rule.when, ...(list !== undefined && { list }) }];
  });
}

/** A field of one version at a moment. */
export interface AtMoment {
  plan: TabPlan;
  field: FieldPlan;
  state: TabState;
  context: Context;
}

/** Whether a field, in a row where it stands in one, is there to be seen and changed. */
export function isOpen({ field, state }: Pick<AtMoment, 'field' | 'state'>, index: number | undefined): boolean {
  const pointer = pointerOf(field, index);
  return !state.hidden.has(pointer) && !state.computed.has(pointer);
}

/** Whether a rule reports an error at a field, in a row where it stands in one. */
export function isRefusedByRules({ plan, field, state, context }: AtMoment, index: number | undefined): boolean {
  if (!isOpen({ field, state }, index)) return false;
  return errorConditions(plan, field).some(({ when, list }) => {
    const rows =
      list === undefined ? [undefined] : index === undefined ? rowsOf(state.data, list).map((_, at) => at) : [index];
    return rows.some((row) => evaluateCondition(when, scopeOf(plan, state.data, context, list, row)));
  });
}
