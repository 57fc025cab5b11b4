import { evaluateCondition } from '../core/condition/evaluate';
import { isEqual } from '../core/json';
import type { NodeRules } from '../core/plan/acting';
import { type FieldPlan, pointerOf } from '../core/plan/fields';
import { fieldValue, instancesOf, rowsOf, scopeOf } from '../core/state/state';
import type { Finding } from './finding';
import { findMoment } from './search';
import type { Moment } from './states';
import type { Subject, SubjectRule } from './subject';
import type { WitnessInput } from './witnesses';

const rulesOfNode = ({ plan }: Subject, node: string) => plan.nodes.get(node) as NodeRules;

/** Pointers of a field at a moment, one per row. */
const pointersOf = (field: FieldPlan, { state }: Moment) =>
  instancesOf(field, state.data).map((index) => pointerOf(field, index));

/** Fields of the screen that no values ever bring up. */
export function neverShown(subject: Subject, input: WitnessInput): Finding[] {
  const { plan } = subject;
  return [...subject.shown].flatMap(([node, pointer]) => {
    const field = plan.byNode.get(node);
    if (!field) return [];
    const { shows, sectionShows } = rulesOfNode(subject, node);
    if (shows.length + sectionShows.length === 0) return [];
    const isShown = (moment: Moment) => pointersOf(field, moment).some((at) => !moment.state.hidden.has(at));
    if (findMoment(subject, { nodes: [node] }, input, isShown) !== undefined) return [];
    const rules = [...new Set([...shows, ...sectionShows].map(({ rule }) => rule.id))];
    return [{ kind: 'neverShown', pointer, node, rules }];
  });
}

/** Options that nobody can choose, because the field goes, or changes, as soon as one does. */
export function neverChosen(subject: Subject, input: WitnessInput): Finding[] {
  const { plan } = subject;
  return [...subject.shown.keys()].flatMap((node) => {
    const field = plan.byNode.get(node);
    const { oneOf, enum: codes, readOnly } = field?.schema ?? {};
    const values = oneOf?.map((option) => option.const) ?? codes;
    if (!field || !values || readOnly || field.list !== undefined) return [];
    if (rulesOfNode(subject, node).computes.some(({ when }) => when === undefined)) return [];
    return values.flatMap((value, index) => {
      const isChosen = ({ state }: Moment) => {
        const pointer = pointerOf(field);
        const isOpen = !state.hidden.has(pointer) && !state.computed.has(pointer);
        return isOpen && isEqual(fieldValue(state.data, field), value);
      };
      const found = findMoment(subject, { nodes: [node], with: { node, values: [value] } }, input, isChosen);
      if (found !== undefined) return [];
      const place = `${subject.schemas.get(node) ?? ''}/${oneOf ? 'oneOf' : 'enum'}/${index}`;
      return [{ kind: 'neverChosen', pointer: place, node, value }];
    });
  });
}

/** Whether the condition of a rule holds somewhere at a moment. */
export function holdsAt({ plan }: Subject, { rule, list }: SubjectRule, { state, context }: Moment): boolean {
  const rows = list === undefined ? [undefined] : rowsOf(state.data, list).map((_, index) => index);
  return rows.some((index) => evaluateCondition(rule.when, scopeOf(plan, state.data, context, list, index)));
}

/** Rules of these subjects whose condition no values ever meet; a rule of a list, in none of its forms. */
export function neverHolding(subjects: readonly Subject[], input: WitnessInput): Finding[] {
  const places = new Map<string, { entry: SubjectRule; subject: Subject }[]>();
  for (const subject of subjects) {
    for (const entry of subject.rules) {
      places.set(entry.pointer, [...(places.get(entry.pointer) ?? []), { entry, subject }]);
    }
  }
  return [...places].flatMap(([pointer, found]) => {
    const [{ entry }] = found as [{ entry: SubjectRule; subject: Subject }];
    if (!entry.rule.when) return [];
    const isEver = found.some(({ entry: own, subject: place }) => {
      const question = { conditions: [{ when: own.rule.when, list: own.list }] };
      return findMoment(place, question, input, (moment) => holdsAt(place, own, moment)) !== undefined;
    });
    if (isEver) return [];
    return [{ kind: 'neverHolds', pointer: `${pointer}/when`, rule: entry.rule.id }];
  });
}
