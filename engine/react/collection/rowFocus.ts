/** Frames in which rows that come into sight may still turn out higher or lower than they were thought to be. */
const SETTLING_FRAMES = 10;

/** Keeps the focus in the window while the rows above it take their real height. */
export function keepInSight(frames = SETTLING_FRAMES): void {
  document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => keepInSight(frames - 1));
}

/** After a row went: the focus goes to the one in its place, or the last one; to the list when there is none. */
export function focusRow(listId: string, index: number): void {
  const row = document.getElementById(`${listId}-${index}`) ?? document.getElementById(listId);
  row?.focus();
}

/** Puts the focus on the first control of a group. */
export function focusFirst(id: string): void {
  document.getElementById(id)?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
}
