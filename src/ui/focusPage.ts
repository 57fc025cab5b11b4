const TITLE = 'main h1[tabindex]';

/** Puts the focus on the title of the page, else on its main part: where reading begins. */
export function focusPage(): void {
  const target = document.querySelector<HTMLElement>(TITLE) ?? document.querySelector('main');
  target?.focus({ preventScroll: true });
}

/**
 * Begins a page, or a step of one, at its top and its title, for eyes and readers, unless something else has the focus by
 * then: with the next frame, for which the browser lays it out in any case. Gives back what keeps it from that.
 */
export function beginPage(): () => void {
  const { activeElement } = document;
  const frame = requestAnimationFrame(() => {
    const now = document.activeElement;
    // What had it may be gone, and the title may have it already.
    if (now !== activeElement && now !== document.body && !now?.matches(TITLE)) return;
    window.scrollTo(0, 0);
    focusPage();
  });
  return () => cancelAnimationFrame(frame);
}
