import { deedAt } from './deedAt';
import { focusedPlace, isIn, placesOf } from './places';
import type { TabInPage } from './tabInPage';

/** What a click is about: a field or section of the form; with Alt also a button, by what it does. */
export function pointedAt(open: TabInPage, { altKey, target, clientX, clientY }: MouseEvent): string | undefined {
  const deed = altKey ? deedAt(open, target) : undefined;
  return deed ?? placesOf(open).find(({ box }) => isIn(box, clientX + scrollX, clientY + scrollY))?.at;
}

/** The field or button that has the focus. */
export const focusedAt = (open: TabInPage): string | undefined =>
  deedAt(open, document.activeElement) ?? focusedPlace(open);
