import type { Puts } from '../../core/effects/types';
import type { NodeRules } from '../../core/plan/acting';
import type { Pointer } from '../../core/pointer';
import { lookupKey } from '../../core/state/change';
import { locate } from '../../core/state/state';
import { isSo } from './outcome';
import { type Asked, keywordStep, type PlannedRule, stepAt, stepSaying } from './steps';
import type { Question, Step } from './types';

/** The rules and keywords that decide about a field by themselves: those that make it so, or that could. */
export function directCauses(asked: Asked, pointer: Pointer, question: Question): { make: Step[]; could: Step[] } {
  const { plan } = asked.subject;
  const place = locate(plan, pointer);
  if (!place) return { make: [], could: [] };
  const { field, index } = place;
  const rules = plan.nodes.get(field.node) as NodeRules;
  const steps = (puts: Puts, group: readonly PlannedRule[] = rules[puts]) =>
    group.map((rule) => stepAt(asked, rule, { node: field.node, puts }, index));
  const shows = [steps('shows'), steps('shows', rules.sectionShows)];
  const computes = steps('computes');
  const holding = (all: Step[]) => all.filter(({ truth }) => truth);
  const failing = shows.filter((group) => group.length > 0 && holding(group).length === 0).flat();
  const byKeyword = (keyword: string, is: boolean | undefined) => (is ? [keywordStep(asked, field.node, keyword)] : []);
  switch (question) {
    case 'hidden':
      return { make: failing, could: shows.flat() };
    case 'required': {
      const requires = steps('requires');
      return { make: [...byKeyword('required', field.required), ...holding(requires)], could: requires };
    }
    case 'locked': {
      const locks = steps('locks');
      const answered = lookups(asked, pointer, index);
      const make = [...byKeyword('readOnly', field.schema.readOnly), ...holding([...computes, ...locks]), ...answered];
      return { make, could: [...computes, ...locks] };
    }
    case 'computed':
      return { make: holding(computes), could: computes };
    case 'cleared':
      if (!asked.state.hidden.has(pointer)) return { make: holding(computes), could: [...shows.flat(), ...computes] };
      return { make: isSo(plan, asked.state, pointer, 'cleared') ? failing : [], could: shows.flat() };
  }
}

/** The lookups whose answer locks a field. */
function lookups(asked: Asked, pointer: Pointer, index: number | undefined): Step[] {
  const { plan } = asked.subject;
  return plan.triggered
    .filter((rule) =>
      asked.state.lookups[lookupKey(rule, rule.list === undefined ? undefined : index)]?.includes(pointer),
    )
    .flatMap((rule) => stepSaying(asked, rule, 'lookup', index));
}
