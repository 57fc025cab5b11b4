import { isEmpty, isEqual, type Json } from '../../core/json';
import { type FieldPlan, pointerOf } from '../../core/plan/fields';
import { fieldValue, instancesOf } from '../../core/state/state';
import { accepts, candidatesOf } from './accepts';
import type { Code } from './codes';
import { type Difference, differenceOf, type Knowing } from './decide';
import type { NodeFormulas } from './formulas';
import type { Found } from './found';
import type { Pair } from './pair';
import { placeOfRules } from './rulePlaces';
import type { ComparedWitness } from './types';
import type { Asked, Both, Shown } from './witness';

/** One field of both versions with what the rules say of it. */
export interface Node {
  pair: Pair;
  was: FieldPlan;
  is: FieldPlan;
  before: NodeFormulas;
  after: NodeFormulas;
  knowing: Knowing;
}

/** How a formula of the field differs. */
export function differs(node: Node, of: (formulas: NodeFormulas) => NodeFormulas['asked']): Difference {
  return differenceOf(of(node.before), of(node.after), node.knowing);
}

/** A difference that rules bring about. */
export function found({ pair, is, before, after }: Node, code: Code, more: Partial<Found> = {}): Found {
  const place = placeOfRules(pair, before.rules, after.rules, is);
  return { code, about: is.node, fields: [is.node], ...place, ...more };
}

/** A difference with a witness, or the code that says that nothing can be said. */
export function shown(node: Node, code: Code, open: Code, witness: ComparedWitness | undefined): Found {
  return witness ? found(node, code, { witness }) : found(node, open);
}

/** The field, as a search asks for it. */
export const askedOf = ({ was, is }: Node): Asked => ({ before: { nodes: [was.node] }, after: { nodes: [is.node] } });

/** Values that the field takes, for a search that needs one. */
export function tried({ pair, was }: Node): { node: string; values: Json[] } {
  const { formats } = pair.input;
  const values = candidatesOf([was.schema], formats).filter((value) => accepts(was.schema, value, formats));
  const isRow = was.schema.items?.properties !== undefined;
  return { node: was.node, values: isRow ? [[{}], ...values].slice(0, 1) : values.slice(0, 3) };
}

/** A value that was stored and is another, or none, now. */
export function lostValue(
  was: FieldPlan,
  is: FieldPlan,
  { before, after }: Both,
  why: 'hidden' | 'computed',
): Shown | undefined {
  for (const index of instancesOf(was, before.data)) {
    const pointer = pointerOf(is, index);
    const value = fieldValue(before.data, was, index);
    const now = fieldValue(after.data, is, index);
    if (isEqual(value, now) || (why === 'hidden' && (isEmpty(value) || !after.hidden.has(pointer)))) continue;
    return { shows: 'kept', pointer, ...(value !== undefined && { value }), ...(now !== undefined && { now }) };
  }
  return undefined;
}
