import { evaluateCondition } from '../condition/evaluate';
import { readReference } from '../condition/read';
import type { Scope } from '../condition/scope';
import type { Condition, Operand } from '../definition/types';
import { addDecimals } from '../formats/decimal';
import { isObject, type Json } from '../json';

/**
 * The value of an operand in a scope: a literal, `{ from }` another value, `{ sum }` of fields (empty counts as 0,
 * exact decimal arithmetic), `{ is }` whether a condition holds. `null` and `undefined` empty the target.
 */
export function evaluateOperand(operand: Operand | undefined, scope: Scope): Json | undefined {
  if (operand === null || operand === undefined) return undefined;
  if (!isObject(operand)) return operand as Json;
  if ('from' in operand) return readReference(operand.from as string, scope);
  if ('is' in operand) return evaluateCondition(operand.is as unknown as Condition, scope);
  if ('sum' in operand) {
    const values = (operand.sum as string[]).map((name) => readReference(name, scope));
    return addDecimals(values.filter((value): value is number => typeof value === 'number' && Number.isFinite(value)));
  }
  return operand as Json;
}
