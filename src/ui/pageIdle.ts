/** How many parts of the page wait for their turn to be drawn, and who waits for them. */
let undrawn = 0;
const waiting = new Set<() => void>();

/**
 * Resolves when the page has nothing more urgent to do, after so many milliseconds at the latest; what is still to be drawn
 * is more urgent, however long it takes. Safari, which cannot tell, is asked after its next frame.
 */
export const pageIdle = (latest = 1_000): Promise<void> =>
  new Promise((resolve) => {
    const end = () => void (undrawn === 0 ? resolve() : waiting.add(resolve));
    if (typeof requestIdleCallback === 'function') requestIdleCallback(end, { timeout: latest });
    else setTimeout(end, 50);
  });

/** A part of the page has yet to be drawn; gives back what tells, once, that it is, or that it never will be. */
export function holdIdle(): () => void {
  undrawn += 1;
  return () => {
    undrawn -= 1;
    if (undrawn > 0) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
}
