import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what stands under a box in its place while the box shrinks: in sight it keeps its height; out of sight, above the
 * window, it gives it up and the page is scrolled by as much. Another subject, or another size of the window, lets go.
 * @param subject what the box is about
 * @param content changes with what it holds
 * @param grows it may grow, and keeps the greatest height that it had
 */
export function useHeldHeight(subject: string, content: number, grows = false): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const isAbove = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for another subject
  useLayoutEffect(() => {
    const own = box.current;
    if (!own) return;
    const letGo = () => own.style.removeProperty('min-block-size');
    letGo();
    // Its height is asked for once the page is laid out: before that, all of the page would be laid out in the task that drew it.
    const sizes = new ResizeObserver(() => {
      hold(own);
      if (!grows) sizes.disconnect();
    });
    sizes.observe(own);
    const watch = new IntersectionObserver(([now]) => {
      isAbove.current = now !== undefined && now.boundingClientRect.bottom <= 0;
      if (isAbove.current) settle(own);
    });
    watch.observe(own);
    window.addEventListener('resize', letGo);
    return () => {
      sizes.disconnect();
      watch.disconnect();
      window.removeEventListener('resize', letGo);
    };
  }, [subject, grows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it holds has changed its size
  useLayoutEffect(() => {
    if (box.current && isAbove.current) settle(box.current);
  }, [content]);
  return box;
}

/** Gives a box the height that it has. */
export const hold = (box: HTMLElement): void => box.style.setProperty('min-block-size', `${box.offsetHeight}px`);

/** The browser may have moved the page by itself: what counts is where the next thing stands. */
function settle(box: HTMLElement): void {
  const next = box.nextElementSibling;
  if (!next || box.getBoundingClientRect().bottom > 0) return;
  const before = next.getBoundingClientRect().top;
  box.style.removeProperty('min-block-size');
  const moved = next.getBoundingClientRect().top - before;
  hold(box);
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
