import { controlId } from '../../engine/block';
import { locate, pointerOf, rowsOf } from '../../engine/state';
import type { Marks } from '../preview/protocol';
import type { OpenTab } from './openTab';
import { prefixOf, type RowForm, rowFormsOf } from './rowForms';
import type { TabInPage } from './tabInPage';

/** Where something stands in the page, in its coordinates. */
export interface Place {
  at: string;
  box: { left: number; top: number; width: number; height: number };
}

/** Every field and section that is on the screen, in front: fields first, as they stand in sections. */
export function placesOf(open: TabInPage): Place[] {
  const { id, session } = open;
  const { plan, getState } = session.form(id);
  const { data, hidden } = getState();
  const pointers = plan.fields.flatMap((field) =>
    field.list === undefined ? [pointerOf(field)] : rowsOf(data, field.list).map((_, index) => pointerOf(field, index)),
  );
  const fields = pointers.flatMap((at) => (hidden.has(at) ? [] : controlPlace(at, controlId(id, at))));
  const ofRows = rowFormsOf(open)
    .toReversed()
    .flatMap((form) => placesIn(id, form));
  return [...ofRows, ...fields, ...plan.sections.flatMap((section) => sectionPlace(id, section.id))];
}

/** The fields in the form of a row, as fields of that row. */
function placesIn(tab: string, form: RowForm): Place[] {
  const { list, index, store } = form;
  return store.plan.fields.flatMap((field) => {
    const own = pointerOf(field);
    return controlPlace(`/${list}/${index}${own}`, controlId(prefixOf(tab, form), own));
  });
}

/** The box of a field or section on the screen, in front; none of what is hidden. */
export function placeOf(open: TabInPage, at: string): Place[] {
  if (at.startsWith('#')) return sectionPlace(open.id, at.slice(1));
  const control = controlOf(open, at);
  return control ? controlPlace(at, control.id) : controlPlace(at, controlId(open.id, at));
}

/** The control of a field in the form of a row. */
function controlOf(open: TabInPage, at: string): HTMLElement | undefined {
  const [, list, index, ...path] = at.split('/');
  const forms = rowFormsOf(open).filter((one) => one.list === list && String(one.index) === index);
  return forms
    .toReversed()
    .flatMap((form) => elementInFront(controlId(prefixOf(open.id, form), `/${path.join('/')}`)))
    .at(0);
}

function controlPlace(at: string, control: string): Place[] {
  const ids = ['', '-label', '-group', '-message'].map((end) => control + end);
  const boxes = ids.flatMap((id) => elementInFront(id).flatMap(boxInSight));
  return boxes.length === 0 ? [] : [{ at, box: around(boxes) }];
}

/** Where an element is, but for what the dialog around it has scrolled away. */
function boxInSight(element: HTMLElement): DOMRect[] {
  const box = element.getBoundingClientRect();
  const pane = scrolledBy(element)?.getBoundingClientRect();
  if (!pane) return [box];
  const [top, bottom] = [Math.max(box.top, pane.top), Math.min(box.bottom, pane.bottom)];
  return top < bottom ? [new DOMRect(box.left, top, box.width, bottom - top)] : [];
}

/** What scrolls an element inside a dialog. */
const scrolledBy = (element: Element): Element | null => element.closest('dialog [data-scrolls]');

const sectionPlace = (tab: string, section: string): Place[] =>
  elementInFront(`${tab}-section-${section}`).map((element) => ({
    at: `#${section}`,
    box: around([element.getBoundingClientRect()]),
  }));

/** The modal dialog that lies over all else. */
export const frontDialog = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1);

/** The element with an id, unless a modal dialog lies over it. */
function elementInFront(id: string): HTMLElement[] {
  const element = document.getElementById(id);
  const front = frontDialog();
  return element && (!front || front.contains(element)) ? [element] : [];
}

function around(boxes: readonly DOMRect[]): Place['box'] {
  const filled = boxes.filter(({ width, height }) => width > 0 && height > 0);
  const [left, top] = [Math.min(...filled.map((box) => box.left)), Math.min(...filled.map((box) => box.top))];
  const [right, bottom] = [Math.max(...filled.map((box) => box.right)), Math.max(...filled.map((box) => box.bottom))];
  return { left: left + scrollX, top: top + scrollY, width: right - left, height: bottom - top };
}

/** Scrolls to a field or section that is out of sight; a section far away is drawn first. */
export function bringIntoSight(open: OpenTab, at: string): void {
  const inDialog = controlOf(open, at);
  const pane = inDialog && scrolledBy(inDialog);
  if (inDialog && pane) {
    const [box, around] = [inDialog.getBoundingClientRect(), pane.getBoundingClientRect()];
    if (box.top < around.top || box.bottom > around.bottom) pane.scrollTop += box.top - around.top - around.height / 3;
    return;
  }
  const { plan } = open.session.form(open.id);
  const section = at.startsWith('#') ? at.slice(1) : locate(plan, at)?.field.section;
  const card = section === undefined ? null : document.getElementById(`${open.id}-section-${section}`);
  const isNear = () => {
    const [place] = placeOf(open, at);
    return place && place.box.top >= scrollY && place.box.top + Math.min(place.box.height, 80) <= scrollY + innerHeight;
  };
  if (isNear()) return;
  // Never scrollIntoView: it would scroll the page around the frame as well.
  if (card) scrollTo({ top: card.getBoundingClientRect().top + scrollY - 16 });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const [place] = placeOf(open, at);
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
export function focusedPlace(open: TabInPage): string | undefined {
  const focused = document.activeElement?.getBoundingClientRect();
  if (!focused || document.activeElement === document.body) return undefined;
  const [x, y] = [focused.left + focused.width / 2 + scrollX, focused.top + focused.height / 2 + scrollY];
  return placesOf(open).find(({ box }) => isIn(box, x, y))?.at;
}

/** Whether a point of the page is in a box. */
export const isIn = (box: Place['box'], x: number, y: number): boolean =>
  x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;
