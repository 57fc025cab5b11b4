import { type RefObject, useLayoutEffect, useRef } from 'react';
import { hold, useHeldHeight } from '../../ui/useHeldHeight';

/**
 * Keeps what stands under a box in its place on the screen: while the box shrinks, as `useHeldHeight` does, and also while
 * it comes and grows.
 * @param content changes with what it holds
 * @param isNews what stands under it was on the screen before it
 */
export function useKeptPlace(content: number, isNews: boolean): RefObject<HTMLDivElement | null> {
  const hasCome = useRef(!isNews);
  const box = useHeldHeight('', content);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it holds has changed its size
  useLayoutEffect(() => {
    const own = box.current;
    if (!own) return;
    const grown = hasCome.current ? grownBy(own) : pushedBy(own);
    hasCome.current = true;
    hold(own);
    if (grown > 0 && own.getBoundingClientRect().top < window.innerHeight) return keep(own, grown);
  }, [box, content]);
  return box;
}

/** By how much a box is higher than it was held. A window of another size has let go. */
function grownBy(box: HTMLElement): number {
  const held = Number.parseFloat(box.style.minBlockSize);
  return Number.isNaN(held) ? 0 : box.offsetHeight - held;
}

/** By how much a box that has come pushes down what stands under it. */
function pushedBy(box: HTMLElement): number {
  const now = topAfter(box);
  box.style.display = 'none';
  const before = topAfter(box);
  box.style.removeProperty('display');
  return now - before;
}

const topAfter = (box: HTMLElement) => box.nextElementSibling?.getBoundingClientRect().top ?? 0;

/**
 * Scrolls what stands under a box back to its place. Above a page that is scrolled the browser does so itself, as it
 * draws, unless what it holds stands over the box; afterwards it is seen which of both was so. Gives back what ends that.
 */
function keep(box: HTMLElement, grown: number): () => void {
  const place = topAfter(box) - grown;
  const scroll = (top: number) => window.scrollBy({ top, behavior: 'instant' });
  const isAnchored = box.getBoundingClientRect().top < 0 && CSS.supports('overflow-anchor', 'none');
  if (!isAnchored) scroll(grown);
  let frames = 2;
  const look = () => {
    frames -= 1;
    if (frames > 0) {
      frame = requestAnimationFrame(look);
      return;
    }
    const moved = topAfter(box) - place;
    // Anything else is the customer's own scrolling.
    if (Math.abs(Math.abs(moved) - grown) < 1) scroll(moved);
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
