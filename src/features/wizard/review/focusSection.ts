/** Puts the focus on the heading of a section of a tab and brings it to the top; false when it is not on the page. */
export function focusSection(tab: string, section: string): boolean {
  const card = document.getElementById(`${tab}-section-${section}`);
  const heading = document.getElementById(`${tab}-section-${section}-title`);
  if (!card || !heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  card.scrollIntoView();
  return true;
}
