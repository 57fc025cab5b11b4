/** The id of the title over the values among which the customer chooses. */
export const clashTitle = (id: string): string => `clash:${id}`;

/** Puts the focus on the values among which the customer has to choose; they may be on their way. */
export function focusClash(id: string, tries = 40): void {
  const title = document.getElementById(clashTitle(id));
  if (title) {
    title.focus();
    title.closest('[role=group]')?.scrollIntoView({ block: 'center' });
  } else if (tries > 0) setTimeout(() => focusClash(id, tries - 1), 50);
}
