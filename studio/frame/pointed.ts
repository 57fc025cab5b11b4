import { deedAt } from './deedAt';
import type { OpenTab } from './openTab';
import { focusedPlace, isIn, placesOf } from './places';

/** What a click is about: a field or section of the form; with Alt also a button, by what it does. */
export function pointedAt(open: OpenTab, { altKey, target, clientX, clientY }: MouseEvent): string | undefined {
  const deed = altKey ? deedAt(open, target) : undefined;
  return deed ?? placesOf(open).find(({ box }) => isIn(box, clientX + scrollX, clientY + scrollY))?.at;
}

/** The field or button that has the focus. */
export const focusedAt = (open: OpenTab): string | undefined =>
  deedAt(open, document.activeElement) ?? focusedPlace(open);
