import { evaluateCondition } from '../core/condition/evaluate';
import { keysActing, namesUnder } from '../core/effects/told';
import { isEmpty } from '../core/json';
import { type FieldPlan, pointerOf } from '../core/plan/fields';
import { nodeOf } from '../core/plan/rules';
import { toPointer } from '../core/pointer';
import { fieldValue, instancesOf, scopeOf } from '../core/state/state';
import type { Finding } from './finding';
import { findMoment } from './search';
import type { Moment } from './states';
import type { Subject, SubjectRule } from './subject';
import type { WitnessInput } from './witnesses';

/**
 * Requirements that never act: whenever their rule holds, the field is hidden, computed, or locked and empty. A rule of a
 * list is looked at in all its forms.
 */
export function neverRequired(subjects: readonly Subject[], input: WitnessInput): Finding[] {
  const places = new Map<string, { node: string; rule: string; acts: boolean; at?: 'key' }>();
  for (const subject of subjects) {
    for (const entry of subject.rules) {
      for (const { pointer, name, at } of requiredBy(entry)) {
        const node = nodeOf(name, entry.list);
        const acts = (places.get(pointer)?.acts ?? false) || mayAct(subject, entry, node, input);
        places.set(pointer, { node, rule: entry.rule.id, acts, ...(at && { at }) });
      }
    }
  }
  return [...places].flatMap(([pointer, { node, rule, acts, at }]): Finding[] =>
    acts ? [] : [{ kind: 'neverRequired', pointer, ...(at && { at }), node, rule }],
  );
}

/** What a rule requires, with the places of the names. */
const requiredBy = ({ rule, pointer }: SubjectRule) =>
  keysActing('requires').flatMap((key) =>
    namesUnder(rule, key).map((each) => ({ ...each, pointer: `${pointer}${toPointer([key, each.step])}` })),
  );

/** Whether a requirement acts at some moment, or nothing can be said. */
function mayAct(subject: Subject, { rule, list }: SubjectRule, node: string, input: WitnessInput): boolean {
  const { plan } = subject;
  const field = plan.byNode.get(node);
  // An object or a list is required through what it holds.
  if (!field || field.schema.readOnly || field.schema.items) return true;
  const acts = ({ state, context }: Moment) =>
    instancesOf(field as FieldPlan, state.data).some((index) => {
      const pointer = pointerOf(field as FieldPlan, index);
      if (state.hidden.has(pointer) || state.computed.has(pointer)) return false;
      if (state.locked.has(pointer) && isEmpty(fieldValue(state.data, field, index))) return false;
      return evaluateCondition(rule.when, scopeOf(plan, state.data, context, list, index));
    });
  const question = { conditions: [{ when: rule.when, list }], nodes: [node], flags: true };
  return findMoment(subject, question, input, acts) !== undefined;
}
