import type { FieldPlan } from '../../core/plan/fields';
import type { TabPlan } from '../../core/plan/plan';
import { referencesOfOperand } from '../../core/plan/references';
import type { Placed } from '../reads';
import { all } from './expression';
import type { NodeFormulas } from './formulas';
import type { Found } from './found';
import { askedOf, differs, found, lostValue, type Node, shown, tried } from './node';
import { type Asked, witnessOf } from './witness';

/** What a field is computed from. */
export function equations(node: Node): Found[] {
  const { pair, was, is, before, after } = node;
  const keys = new Set([...before.equations.keys(), ...after.equations.keys()]);
  const guarded = (formulas: NodeFormulas, key: string) =>
    all([formulas.computed, formulas.equations.get(key) ?? false]);
  const isOther = [...keys].some((key) => {
    const { more, less } = differs(node, (formulas) => guarded(formulas, key));
    return more || less;
  });
  if (!isOther) return [];
  if (after.computed === false) return [found(node, 'computedNoMore')];
  const isNew = before.computed === false;
  const asked = isNew ? { ...askedOf(node), with: tried(node) } : withSources(node);
  const witness = witnessOf(pair, asked, (both) => lostValue(was, is, both, 'computed'));
  return [shown(node, isNew ? 'computedNow' : 'computedChanged', 'computedOpen', witness)];
}

/** What equations read is tried empty and filled. */
function withSources(node: Node): Asked {
  const filled = (plan: TabPlan, { node: name }: FieldPlan): Placed[] =>
    (plan.nodes.get(name)?.computes ?? []).flatMap(({ operand, list }) =>
      referencesOfOperand(operand).map(({ text }) => ({ when: { [text]: true }, ...(list !== undefined && { list }) })),
    );
  const { before, after } = askedOf(node);
  return {
    before: { ...before, conditions: filled(node.pair.before.subject.plan, node.was) },
    after: { ...after, conditions: filled(node.pair.after.subject.plan, node.is) },
  };
}
