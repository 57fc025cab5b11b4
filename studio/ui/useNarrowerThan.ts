import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is narrower than so many pixels. */
export function useNarrowerThan(element: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [isNarrower, setNarrower] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setNarrower(current.clientWidth > 0 && current.clientWidth < pixels);
    measure();
    const size = new ResizeObserver(measure);
    size.observe(current);
    return () => size.disconnect();
  }, [element, pixels]);
  return isNarrower;
}
