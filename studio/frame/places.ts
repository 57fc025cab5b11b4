import { fieldNames, pointerOf } from '../../engine/core/plan/fields';
import { rowsOf } from '../../engine/core/state/state';
import { controlId } from '../../engine/react/form/FormContext';
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

/** The fields that a section shows, as pointers into the data; all of them hidden, so is the section. */
export function fieldsOfSection({ id, session }: OpenTab, section: string): string[] {
  const found = session.form(id).plan.sections.find((one) => one.id === section);
  return found ? fieldNames(found.fields).map((name) => `/${name}`) : [];
}
