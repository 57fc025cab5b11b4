import type { NodeRules } from '../../core/plan/acting';
import { type FieldPlan, pointerOf } from '../../core/plan/fields';
import { planOf } from '../../core/plan/plan';
import { instancesOf } from '../../core/state/state';
import type { Performance, Played } from './perform';
import type { Quest } from './seek';
import type { Tested } from './tested';
import type { Aim } from './types';
import { formTrials, type Trial, tabTrial } from './variables';

/** What is sought for the fields that rules show or require: answers that show, hide and require them. */
export function fieldQuests(tested: Tested): Quest[] {
  const plan = planOf(tested.tab.definition);
  const own = plan.fields
    .filter(({ list }) => list === undefined || plan.lists.includes(list))
    .flatMap((field) => {
      const rules = plan.nodes.get(field.node) as NodeRules;
      return questOf(field.node, field, rules, () => [tabTrial(tested, { nodes: [field.node] })]);
    });
  const ofForms = Object.keys(tested.tab.definition.collections ?? {}).flatMap((list) => {
    if (plan.lists.includes(list)) return [];
    const all = formTrials(tested, list, {});
    const names = [...new Set(all.flatMap(({ subject }) => [...subject.shown.keys()]))];
    return names.flatMap((name) => {
      const { subject } = all.find((trial) => trial.subject.shown.has(name)) as Trial;
      const field = subject.plan.byNode.get(name) as FieldPlan;
      const rules = subject.plan.nodes.get(name) as NodeRules;
      return questOf(`${list}[]/${name}`, field, rules, () => formTrials(tested, list, { nodes: [name] }));
    });
  });
  return [...own, ...ofForms];
}

function questOf(node: string, field: FieldPlan, rules: NodeRules, trials: () => Trial[]): Quest[] {
  const isShownByRule = rules.shows.length + rules.sectionShows.length > 0;
  if (!isShownByRule && rules.requires.length === 0) return [];
  const kinds = [
    ...(isShownByRule ? (['shows', 'hides'] as const) : []),
    ...(rules.requires.length > 0 ? (['requires'] as const) : []),
  ];
  return [
    {
      subject: { kind: 'field', node, pointer: '' },
      trials: trials(),
      aims: kinds.map((kind): Aim => ({ kind, node })),
      reached: (performance) => reachedIn(performance, node),
      hopeless: ({ kind }) => (kind === 'requires' && field.schema.readOnly ? 'readOnly' : undefined),
    },
  ];
}

/** The forms that have a field, with its place there. */
function formsWith({ tab, rows }: Performance, node: string): { played: Played; field: FieldPlan }[] {
  const own = tab.plan.byNode.get(node);
  const [list, name] = node.split('[]/');
  if (own && (own.list === undefined || tab.plan.lists.includes(own.list))) return [{ played: tab, field: own }];
  return rows.flatMap((played) => {
    const field = played.list === list ? played.plan.byNode.get(name ?? '') : undefined;
    return field ? [{ played, field }] : [];
  });
}

function reachedIn(performance: Performance, node: string): Aim[] {
  return formsWith(performance, node).flatMap(({ played: { state }, field }) =>
    instancesOf(field, state.data).flatMap((index): Aim[] => {
      const pointer = pointerOf(field, index);
      const isHidden = state.hidden.has(pointer);
      const needed: Aim[] = state.required.has(pointer) ? [{ kind: 'requires', node }] : [];
      return [{ kind: isHidden ? 'hides' : 'shows', node }, ...needed];
    }),
  );
}
