import { evaluateCondition } from '../../core/condition/evaluate';
import { isEmpty } from '../../core/json';
import { type FieldPlan, pointerOf } from '../../core/plan/fields';
import type { NodeRules } from '../../core/plan/rules';
import { toPointer } from '../../core/pointer';
import { fieldValue, instancesOf, scopeOf } from '../../core/state/state';
import { type Problem, problemAt } from '../problem';
import { asWritten } from '../source';
import { findMoment, wordsOf } from './search';
import type { Moment } from './states';
import type { Subject } from './subject';
import type { WitnessInput } from './witnesses';

/** Fields for which two equations hold at once. */
export function twoEquations(subject: Subject, input: WitnessInput): Problem[] {
  const { plan, tab } = subject;
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
    const place = subject.rules.find(({ rule }) => rule === second?.rule)?.pointer ?? '/rules';
    const name = Object.keys(second?.rule.compute ?? {}).find((target) => node.endsWith(target)) ?? '';
    const message = `O campo "${node}" tem duas equações ao mesmo tempo, das regras "${first?.rule.id}" e "${second?.rule.id}": ${wordsOf(found.search, found.moment)}. Esperado: condições que se excluem.`;
    return [
      problemAt(
        asWritten(tab.source),
        'DEF_TWO_EQUATIONS',
        { pointer: `${place}/compute${toPointer([name])}`, at: 'key' },
        message,
      ),
    ];
  });
}

/** Fields that are required, empty and locked by a rule at once: nobody could go on. */
export function deadEnds(subject: Subject, input: WitnessInput): Problem[] {
  const { plan, tab } = subject;
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
    const [{ rule }] = rules.locks as [NodeRules['locks'][number]];
    const place = subject.rules.find((entry) => entry.rule === rule)?.pointer ?? '/rules';
    const message = `O campo "${node}" fica obrigatório, vazio e travado: ${wordsOf(found.search, found.moment)}. Esperado: que a regra "${rule.id}" só trave o campo preenchido, ou que ele não seja obrigatório nesse caso.`;
    return [problemAt(tab.source, 'DEF_DEAD_END', { pointer: `${place}/lock` }, message)];
  });
}
