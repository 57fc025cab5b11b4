import { evaluateCondition } from '../../core/condition/evaluate';
import { readReference } from '../../core/condition/read';
import type { Scope } from '../../core/condition/scope';
import type { Condition, ValueCondition } from '../../core/definition/types';
import { toPointer } from '../../core/pointer';
import type { Leaf } from './types';

/** Every leaf of a condition with its value and truth, as the core evaluates them. `pointer` is that of the condition. */
export function leavesOf(condition: Condition | undefined, scope: Scope, pointer: string, negations = 0): Leaf[] {
  return Object.entries(condition ?? {}).flatMap(([key, expected]): Leaf[] => {
    const at = pointer + toPointer([key]);
    if (key === 'anyOf' || key === 'allOf') {
      return (expected as Condition[]).flatMap((inner, index) => leavesOf(inner, scope, `${at}/${index}`, negations));
    }
    if (key === 'not') return leavesOf(expected as Condition, scope, at, negations + 1);
    const value = readReference(key, scope);
    return [
      {
        id: at,
        pointer: at,
        reference: key,
        expected: expected as ValueCondition | string[],
        ...(value !== undefined && { value }),
        truth: evaluateCondition({ [key]: expected } as Condition, scope),
        negations,
      },
    ];
  });
}
