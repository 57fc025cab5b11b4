import { isEmpty } from '../json';
import { type FieldPlan, pointerOf } from '../plan/fields';
import type { Pointer } from '../pointer';
import { fieldValue } from '../state/state';
import { findingAt, isShown, type Look } from '../validation/findings';

/** How a row of a list stands: so many fields are still to be filled in, so many are wrong. */
export interface RowStatus {
  missing: number;
  wrong: number;
}

/**
 * The status of one row. Wrong is what shows an error, and what would show one if it were left: a stored value may be
 * malformed without anybody having looked at it. An empty field that must be filled in is missing until an attempt to
 * go on has said so.
 */
export function rowStatusOf(
  fields: readonly FieldPlan[],
  index: number,
  look: Look,
  hasError: (pointer: Pointer) => boolean,
): RowStatus {
  const { plan, state } = look;
  let [missing, wrong] = [0, 0];
  for (const field of fields) {
    if (!isShown(plan, state, { field, index })) continue;
    const pointer = pointerOf(field, index);
    if (hasError(pointer)) wrong += 1;
    else if (isEmpty(fieldValue(state.data, field, index))) missing += state.required.has(pointer) ? 1 : 0;
    else if (findingAt({ field, index }, look)) wrong += 1;
  }
  return { missing, wrong };
}
