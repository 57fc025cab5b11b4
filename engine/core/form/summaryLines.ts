import type { TabPlan } from '../plan/plan';
import type { Pointer } from '../pointer';
import { locate } from '../state/state';
import { comparePlaces, type FieldError, placeOf } from '../validation/errors';

/**
 * The lines of a failed attempt to go on with an error that came later, in its place on the screen. Where no attempt
 * failed there are none; what stops nothing has no line.
 */
export function withLine(plan: TabPlan, lines: readonly FieldError[], error: FieldError): readonly FieldError[] {
  if (lines.length === 0 || error.unread || lines.some(({ pointer }) => pointer === error.pointer)) return lines;
  return inPlace(plan, lines, error);
}

/** Errors in the order of the screen with another one in its place. */
export function inPlace(plan: TabPlan, errors: readonly FieldError[], error: FieldError): FieldError[] {
  const place = placeAt(plan, error.pointer);
  const next = errors.findIndex(({ pointer }) => comparePlaces(placeAt(plan, pointer), place) > 0);
  return errors.toSpliced(next < 0 ? errors.length : next, 0, error);
}

function placeAt(plan: TabPlan, pointer: Pointer): readonly number[] {
  const found = locate(plan, pointer);
  return found ? placeOf(plan, found.field, found.index) : [];
}
