import { evaluateCondition } from '../../core/condition/evaluate';
import type { Scope } from '../../core/condition/scope';
import type { Condition } from '../../core/definition/types';
import type { Json } from '../../core/json';
import { parsePointer } from '../../core/pointer';
import { leavesOf } from '../why/trace';
import type { Leaf } from '../why/types';

/** What a leaf does in one state: its truth, and whether the condition would turn if it turned alone. */
export interface LeafView extends Leaf {
  decides: boolean;
}

/** A condition in one state, as the core evaluates it. */
export interface ConditionView {
  truth: boolean;
  leaves: LeafView[];
}

/** How a condition stands in a scope. Costs an evaluation for each leaf and one more. */
export function viewOf(condition: Condition, scope: Scope, pointer = ''): ConditionView {
  const truth = evaluateCondition(condition, scope);
  const leaves = leavesOf(condition, scope, pointer).map((leaf): LeafView => {
    const turned = withLeaf(condition, leaf.pointer.slice(pointer.length), !leaf.truth);
    return { ...leaf, decides: evaluateCondition(turned, scope) !== truth };
  });
  return { truth, leaves };
}

/** What always holds, and what never does. */
const CONSTANT: Record<'true' | 'false', Condition> = { true: { allOf: [] }, false: { anyOf: [] } };

const rewritten = new WeakMap<Condition, Map<string, Condition>>();

/** The condition with the leaf at a pointer taken as true or false; made once. */
function withLeaf(condition: Condition, pointer: string, truth: boolean): Condition {
  const known = rewritten.get(condition) ?? new Map<string, Condition>();
  rewritten.set(condition, known);
  const key = `${pointer} ${truth}`;
  const made = known.get(key) ?? replaceLeaf(condition, parsePointer(pointer), CONSTANT[`${truth}`]);
  known.set(key, made);
  return made;
}

function replaceLeaf(condition: Condition, steps: readonly string[], by: Condition): Condition {
  const [key = '', ...rest] = steps;
  if (rest.length === 0) {
    const { [key]: _, ...others } = condition;
    return { allOf: [others, by] } as Condition;
  }
  if (key === 'not') return { ...condition, not: replaceLeaf(condition.not as Condition, rest, by) };
  const [index = '0', ...inner] = rest;
  const members = (condition[key] as Condition[]).map((member, at) =>
    String(at) === index ? replaceLeaf(member, inner, by) : member,
  );
  return { ...condition, [key]: members as unknown as Json } as Condition;
}
