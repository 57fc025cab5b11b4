import { evaluateCondition } from '../../core/condition/evaluate';
import type { Condition, RuleDefinition } from '../../core/definition/types';
import { givenIn, keysSaying } from '../../core/effects/told';
import type { Puts, Says } from '../../core/effects/types';
import { toPointer } from '../../core/pointer';
import { scopeOf } from '../../core/state/state';
import { actingKey } from '../actingKey';
import type { Moment } from '../states';
import type { Subject } from '../subject';
import { leavesOf } from './trace';
import type { Step } from './types';

/** A tab or form at a moment: what is asked about. */
export interface Asked extends Pick<Moment, 'state' | 'context'> {
  subject: Subject;
}

/** A rule as the plan holds it. */
export interface PlannedRule {
  rule: RuleDefinition;
  when?: Condition | undefined;
  list?: string;
}

/** The step of a rule: its condition asked in the row, with each leaf. */
export function stepOf(asked: Asked, planned: PlannedRule, effect: Step['effect'], row: number | undefined): Step {
  const { subject, state, context } = asked;
  const { rule, list } = planned;
  const around = subject.rules.find((entry) => entry.rule === rule)?.pointer ?? '/rules';
  const scope = scopeOf(subject.plan, state.data, context, list, row);
  // What a lookup does to a field that exists already is that its answer locks it.
  const [key = effect] = keysSaying('lookup').includes(effect) ? keysSaying('locks') : [];
  return {
    id: `${around}${list === undefined || row === undefined ? '' : `@${row}`}:${key}`,
    effect,
    pointer: `${around}/${key}`,
    rule: rule.id,
    ...(list !== undefined && row !== undefined && { row }),
    truth: evaluateCondition(rule.when, scope),
    leaves: leavesOf(rule.when, scope, `${around}/when`),
    ...(rule.when && { when: rule.when }),
  };
}

/** The step of a rule that shows, requires, locks or computes a field. */
export const stepAt = (asked: Asked, planned: PlannedRule, at: { node: string; puts: Puts }, row: number | undefined) =>
  stepOf(asked, planned, actingKey(asked.subject.plan, planned, at.node, at.puts), row);

/** The step of what a rule refuses, asks or looks up; none where it does not. */
export function stepSaying(asked: Asked, planned: PlannedRule, says: Says, row: number | undefined): Step[] {
  const key = keysSaying(says).find((each) => givenIn(planned.rule, each) !== undefined);
  return key === undefined ? [] : [stepOf(asked, planned, key, row)];
}

/** The step of a keyword of a field's schema; what a form requires stands in the form. */
export function keywordStep({ subject }: Asked, node: string, keyword: string): Step {
  const schema = subject.schemas.get(node) ?? '';
  const [shown = ''] = subject.shown.values();
  const form = subject.form === undefined ? undefined : shown.slice(0, shown.lastIndexOf('/fields/'));
  const holder = form ?? schema.slice(0, schema.lastIndexOf('/properties/'));
  const pointer = keyword === 'required' ? `${holder}/required` : `${schema}${toPointer([keyword])}`;
  return { id: `${schema}:${keyword}`, effect: 'keyword', pointer, truth: true, leaves: [] };
}
