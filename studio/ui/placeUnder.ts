/** Between a control and what opens at it, and between that and the edge of the window, in pixels. */
const GAP_PX = 4;
const EDGE_PX = 8;
/** The least room that a list is given under its control before it opens above it, in pixels. */
const LEAST_PX = 180;

/** Puts a popover under the control that opened it, or above it where there is more room; it never leaves the window. */
export function placeUnder(popup: HTMLElement | null, control: HTMLElement | null): void {
  if (!popup || !control) return;
  const { left, top, bottom } = control.getBoundingClientRect();
  const under = window.innerHeight - bottom - GAP_PX - EDGE_PX;
  const over = top - GAP_PX - EDGE_PX;
  const isUnder = under >= Math.min(LEAST_PX, popup.scrollHeight) || under >= over;
  popup.style.setProperty('--room', `${Math.max(isUnder ? under : over, 96)}px`);
  const width = popup.offsetWidth;
  popup.style.left = `${Math.max(EDGE_PX, Math.min(left, window.innerWidth - width - EDGE_PX))}px`;
  if (isUnder) popup.style.top = `${bottom + GAP_PX}px`;
  else popup.style.bottom = `${window.innerHeight - top + GAP_PX}px`;
}
