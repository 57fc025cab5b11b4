import { type RefObject, useEffect } from 'react';

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, [tabindex="0"]';

const stopsIn = (area: HTMLElement): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());

/**
 * What has the keys may go away with what it did, and would leave them nowhere: then the nearest of an area that is left has
 * them, the next ones before those in front of it, else `home`.
 */
export function useFocusKept(area: RefObject<HTMLElement | null>, home: () => HTMLElement | null | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the area is there as long as the panel
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    let near: HTMLElement[] = [];
    const note = ({ target }: FocusEvent) => {
      const stops = stopsIn(current);
      const at = stops.indexOf(target as HTMLElement);
      near = [target as HTMLElement, ...stops.slice(at + 1), ...stops.slice(0, Math.max(at, 0)).reverse()];
    };
    // Whoever goes elsewhere by himself is not brought back.
    const leave = ({ target }: FocusEvent) =>
      setTimeout(() => {
        if ((target as HTMLElement).isConnected && !current.contains(document.activeElement)) near = [];
      });
    const keep = () => {
      const [had, ...others] = near;
      if (!had || had.isConnected || document.activeElement !== document.body) return;
      const left = others.find((stop) => stop.isConnected && stop.checkVisibility());
      (left ?? home())?.focus();
    };
    const watch = new MutationObserver(keep);
    watch.observe(current, { childList: true, subtree: true });
    current.addEventListener('focusin', note);
    current.addEventListener('focusout', leave);
    return () => {
      watch.disconnect();
      current.removeEventListener('focusin', note);
      current.removeEventListener('focusout', leave);
    };
  }, []);
}
