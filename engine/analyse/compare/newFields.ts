import { isEmpty } from '../../core/json';
import { type FieldPlan, pointerOf } from '../../core/plan/fields';
import { fieldValue, instancesOf } from '../../core/state/state';
import { type Knowing, mayHold } from './decide';
import { formulasOf } from './formulas';
import { knownIn } from './known';
import type { Pair } from './pair';
import type { ComparedWitness } from './types';
import { type Both, type Shown, witnessOf } from './witness';

/** When a new field is asked for, by which rules, and a form that shows it. */
export interface AsksForNew {
  when: 'always' | 'sometimes' | 'never';
  rules: string[];
  witness?: ComparedWitness;
}

/** Whether a field that only the later version has is asked for: always, sometimes or never; with a witness. */
export function asksForNew(pair: Pair, is: FieldPlan): AsksForNew {
  const { asked, rules } = formulasOf(pair.after.subject.plan, is);
  const knowing: Knowing = { ...pair.input, knownOf: knownIn(pair) };
  if (asked === true)
    return { when: 'always', rules, witness: { shows: 'refused', pointer: pointerOf(is), answers: emptyRow(is) } };
  if (!mayHold(asked, knowing)) return { when: 'never', rules };
  const nodes = { before: { nodes: [] }, after: { nodes: [is.node] } };
  const witness = witnessOf(pair, nodes, (both) => refusedEmpty(undefined, is, both));
  return { when: 'sometimes', rules, ...(witness && { witness }) };
}

/** What a field of a row needs to be there at all. */
const emptyRow = ({ list }: FieldPlan): ComparedWitness['answers'] =>
  list === undefined ? [] : [{ key: list, value: [{}] }];

/** Whether a field is empty and told about now, and was not before. */
export function refusedEmpty(was: FieldPlan | undefined, is: FieldPlan, { before, after }: Both): Shown | undefined {
  for (const index of instancesOf(is, after.data)) {
    const pointer = pointerOf(is, index);
    const isAsked = after.required.has(pointer) && !after.hidden.has(pointer) && !after.computed.has(pointer);
    if (!isAsked || !isEmpty(fieldValue(after.data, is, index))) continue;
    const old = was && pointerOf(was, index);
    const wasAsked =
      old !== undefined && before.required.has(old) && !before.hidden.has(old) && !before.computed.has(old);
    if (!wasAsked || (was && !isEmpty(fieldValue(before.data, was, index)))) return { shows: 'refused', pointer };
  }
  return undefined;
}
