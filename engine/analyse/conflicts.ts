import { evaluateCondition } from '../core/condition/evaluate';
import { namesUnder } from '../core/effects/told';
import { isEmpty } from '../core/json';
import type { NodeRules } from '../core/plan/acting';
import { type FieldPlan, pointerOf } from '../core/plan/fields';
import { nodeOf } from '../core/plan/rules';
import { toPointer } from '../core/pointer';
import { fieldValue, instancesOf, scopeOf } from '../core/state/state';
import { actingKey } from './actingKey';
import type { Finding } from './finding';
import { findMoment, valuesAt } from './search';
import type { Moment } from './states';
import type { Subject } from './subject';
import type { WitnessInput } from './witnesses';

/** Fields for which two equations hold at once. */
export function twoEquations(subject: Subject, input: WitnessInput): Finding[] {
  const { plan } = subject;
  return [...plan.nodes].flatMap(([node, { computes }]) => {
    if (computes.length < 2) return [];
    const field = plan.byNode.get(node) as FieldPlan;
    const holding = ({ state, context }: Moment) =>
      instancesOf(field, state.data)
        .map((index) =>
          computes.filter(({ when, list }) => evaluateCondition(when, scopeOf(plan, state.data, context, list, index))),
        )
        .find((both) => both.length > 1);
    const found = findMoment(subject, { nodes: [node] }, input, (moment) => holding(moment) !== undefined);
    if (found === undefined || found === 'open') return [];
    const [first, second] = holding(found.moment) ?? [];
    if (!first || !second) return [];
    const place = subject.rules.find(({ rule }) => rule === second.rule)?.pointer ?? '/rules';
    const key = actingKey(plan, second, node, 'computes');
    const name = namesUnder(second.rule, key).find((each) => nodeOf(each.name, second.list) === node);
    const rules = [first.rule.id, second.rule.id];
    const pointer = `${place}${toPointer([key, ...(name ? [name.step] : [])])}`;
    const values = valuesAt(found.search, found.moment);
    return [{ kind: 'twoEquations', pointer, ...(name?.at && { at: name.at }), node, rules, values }];
  });
}

/** Fields that are required, empty and locked by a rule at once: nobody could go on. */
export function deadEnds(subject: Subject, input: WitnessInput): Finding[] {
  const { plan } = subject;
  return [...plan.nodes].flatMap(([node, rules]) => {
    const field = plan.byNode.get(node) as FieldPlan;
    const mayBeRequired = field.required || rules.requires.length > 0;
    if (rules.locks.length === 0 || !mayBeRequired || field.schema.readOnly) return [];
    const isStuck = ({ state }: Moment) =>
      instancesOf(field, state.data).some((index) => {
        const pointer = pointerOf(field, index);
        const isFixed = state.locked.has(pointer) && !state.computed.has(pointer);
        return isFixed && state.required.has(pointer) && isEmpty(fieldValue(state.data, field, index));
      });
    const found = findMoment(subject, { nodes: [node], flags: true }, input, isStuck);
    if (found === undefined || found === 'open') return [];
    const [lock] = rules.locks as [NodeRules['locks'][number]];
    const { rule } = lock;
    const place = subject.rules.find((entry) => entry.rule === rule)?.pointer ?? '/rules';
    const pointer = `${place}/${actingKey(plan, lock, node, 'locks')}`;
    return [{ kind: 'deadEnd', pointer, node, rule: rule.id, values: valuesAt(found.search, found.moment) }];
  });
}
