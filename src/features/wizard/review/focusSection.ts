import { summaryHeading } from '../../../../engine/react';
import type { SectionPlace } from './place';

/** Puts the focus on the heading of a section of a tab and brings it to the top; false when it is not on the page. */
export function focusSection({ tab, section }: SectionPlace): boolean {
  return focusHeading(`${tab}-section-${section}-title`, `${tab}-section-${section}`);
}

/** The same in the look over everything. */
export function focusSummarySection({ tab, section }: SectionPlace): boolean {
  return focusHeading(summaryHeading(tab, section));
}

function focusHeading(id: string, top = id): boolean {
  const heading = document.getElementById(id);
  const place = document.getElementById(top);
  if (!heading || !place) return false;
  const fold = heading.closest('details');
  if (fold) fold.open = true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  place.scrollIntoView();
  return true;
}
