import { type RefObject, useLayoutEffect, useRef } from 'react';

/** More columns than these are read one by one, not along a line. */
const MOST_COLUMNS = 5;

/** Under so many pixels there is no room for a table. */
const NARROWEST_TABLE = 560;

/**
 * Makes a table cards, by the attribute `data-cards` of what it stands in, when it has more than five columns or is
 * wider than its place. Measured before the browser paints, and again whenever the place changes its width; not where it
 * is known without, for the page would be laid out once more. Gives back the ref of an empty `div` beside the table: as only
 * its width ever changes, what is measured never starts a measure.
 */
export function useCards(columns: number, content: unknown): RefObject<HTMLDivElement | null> {
  const ruler = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content needs other room
  useLayoutEffect(() => {
    const place = ruler.current?.parentElement;
    const table = place?.querySelector('table');
    if (!place || !table) return;
    const set = (isCards: boolean) => place.toggleAttribute('data-cards', isCards);
    const measure = () => {
      const isNarrow = matchMedia(`(width<${NARROWEST_TABLE}px)`).matches;
      const isKnown = set(columns > MOST_COLUMNS || isNarrow || place.clientWidth < NARROWEST_TABLE);
      if (!isKnown) set(table.offsetWidth > place.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(ruler.current as Element);
    return () => observer.disconnect();
  }, [columns, content]);
  return ruler;
}
