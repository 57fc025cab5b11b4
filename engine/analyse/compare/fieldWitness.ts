import { brokenLimits } from '../../core/days/brokenLimits';
import { isEqual, type Json } from '../../core/json';
import { pointerOf } from '../../core/plan/fields';
import { fieldValue, scopeOf } from '../../core/state/state';
import { apart } from './accepts';
import type { FieldPair } from './fieldPair';
import { isOfForms } from './pair';
import { type AtMoment, isOpen, isRefusedByRules } from './ruleErrors';
import type { ComparedWitness } from './types';
import { witnessOf } from './witness';

/** A value that the field took and refuses now, as a witness. */
export function witnessed(field: FieldPair, now = field.is.schema): { witness?: ComparedWitness } {
  return refusing(field, apart(field.was.schema, now, field.pair.input.formats));
}

/** The witness that one of these values is refused now and was not, with what shows the field where something must. */
export function refusing({ pair, was, is }: FieldPair, values: readonly Json[]): { witness?: ComparedWitness } {
  if (values.length === 0) return {};
  const [old, now] = [pair.before.subject.plan, pair.after.subject.plan];
  const tried = { node: was.node, values: values.slice(0, 24) };
  const asked = { before: { nodes: [was.node] }, after: { nodes: [is.node] }, with: tried };
  const witness = witnessOf(pair, asked, ({ before, after, context }) => {
    const index = is.list === undefined ? undefined : 0;
    const value = fieldValue(after.data, is, index);
    if (!values.some((each) => isEqual(each, value)) || !isOpen({ field: is, state: after }, index)) return undefined;
    const atOld = { plan: old, field: was, state: before, context };
    const isNew =
      !isRefusedByRules(atOld, index) && !isBroken({ plan: old, field: was, state: before, context }, index);
    return isNew && !isOfForms(is, now) ? { shows: 'refused', pointer: pointerOf(is, index) } : undefined;
  });
  return witness ? { witness } : {};
}

/** Whether a day does not keep to the limits that its field had. */
function isBroken({ plan, field, state, context }: AtMoment, index: number | undefined): boolean {
  const scope = scopeOf(plan, state.data, context, field.list, index);
  return brokenLimits(field.schema, fieldValue(state.data, field, index), scope).length > 0;
}
