import { controlId } from '../../engine/block';
import { locate, pointerOf, rowsOf } from '../../engine/core';
import type { Marks } from '../preview/protocol';
import type { OpenTab } from './openTab';

/** Where something stands in the page, in its coordinates. */
export interface Place {
  at: string;
  box: { left: number; top: number; width: number; height: number };
}

/** Every field and section that is on the screen; fields first, as they stand in sections. */
export function placesOf({ id, session }: OpenTab): Place[] {
  const { plan, getState } = session.form(id);
  const { data, hidden } = getState();
  const pointers = plan.fields.flatMap((field) =>
    field.list === undefined ? [pointerOf(field)] : rowsOf(data, field.list).map((_, index) => pointerOf(field, index)),
  );
  const fields = pointers.flatMap((at) => (hidden.has(at) ? [] : placeOf(id, at)));
  return [...fields, ...plan.sections.flatMap((section) => sectionPlace(id, section.id))];
}

/** The box of a field or section on the screen; none of what is hidden. */
export function placeOf(tab: string, at: string): Place[] {
  if (at.startsWith('#')) return sectionPlace(tab, at.slice(1));
  const control = controlId(tab, at);
  const found = ['', '-label', '-group', '-message'].map((end) => document.getElementById(control + end));
  const boxes = found.flatMap((element) => (element ? [element.getBoundingClientRect()] : []));
  return boxes.length === 0 ? [] : [{ at, box: around(boxes) }];
}

function sectionPlace(tab: string, section: string): Place[] {
  const element = document.getElementById(`${tab}-section-${section}`);
  return element ? [{ at: `#${section}`, box: around([element.getBoundingClientRect()]) }] : [];
}

function around(boxes: readonly DOMRect[]): Place['box'] {
  const filled = boxes.filter(({ width, height }) => width > 0 && height > 0);
  const [left, top] = [Math.min(...filled.map((box) => box.left)), Math.min(...filled.map((box) => box.top))];
  const [right, bottom] = [Math.max(...filled.map((box) => box.right)), Math.max(...filled.map((box) => box.bottom))];
  return { left: left + scrollX, top: top + scrollY, width: right - left, height: bottom - top };
}

/** Scrolls to a field or section that is out of sight; a section far away is drawn first. */
export function bringIntoSight(open: OpenTab, at: string): void {
  const { plan } = open.session.form(open.id);
  const section = at.startsWith('#') ? at.slice(1) : locate(plan, at)?.field.section;
  const card = section === undefined ? null : document.getElementById(`${open.id}-section-${section}`);
  const isNear = () => {
    const [place] = placeOf(open.id, at);
    return place && place.box.top >= scrollY && place.box.top + Math.min(place.box.height, 80) <= scrollY + innerHeight;
  };
  if (isNear()) return;
  // Never scrollIntoView: it would scroll the page around the frame as well.
  if (card) scrollTo({ top: card.getBoundingClientRect().top + scrollY - 16 });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const [place] = placeOf(open.id, at);
      if (place && !isNear()) scrollTo({ top: place.box.top - innerHeight / 3 });
    }),
  );
}

/** What of the marks is to be on the screen: what is selected, or what decides or is reached while that is hidden. */
export function seenOfMarks(
  { id, session }: OpenTab,
  { selected, deciding = [], reached = [] }: Marks,
): string | undefined {
  const { hidden } = session.form(id).getState();
  const all = [...(selected === undefined ? [] : [selected]), ...deciding, ...reached.map(({ at }) => at)];
  return all.find((at) => !hidden.has(at)) ?? selected;
}

/** The field that has the focus. */
export function focusedPlace(open: OpenTab): string | undefined {
  const focused = document.activeElement?.getBoundingClientRect();
  if (!focused || document.activeElement === document.body) return undefined;
  const [x, y] = [focused.left + focused.width / 2 + scrollX, focused.top + focused.height / 2 + scrollY];
  return placesOf(open).find(({ box }) => isIn(box, x, y))?.at;
}

/** Whether a point of the page is in a box. */
export const isIn = (box: Place['box'], x: number, y: number): boolean =>
  x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;
