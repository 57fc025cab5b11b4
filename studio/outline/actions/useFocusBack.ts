import { useEffect, useRef } from 'react';

/** Rows are drawn after the dialog is gone, and once more where what they hold changes. */
const WATCH_MS = 2_000;

/** After a dialog whose button is gone with what it changed, the keys are those of the row that is selected. */
export function useFocusBack(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return undefined;
    const end = performance.now() + WATCH_MS;
    let next = 0;
    const watch = () => {
      const isNowhere = !document.activeElement || document.activeElement === document.body;
      if (isNowhere) document.querySelector<HTMLElement>('[data-area=outline] [role=row][aria-selected=true]')?.focus();
      if (performance.now() < end) next = requestAnimationFrame(watch);
    };
    next = requestAnimationFrame(watch);
    return () => cancelAnimationFrame(next);
  }, [isOpen]);
}
