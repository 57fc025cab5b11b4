import { useEffect, useRef } from 'react';

/** After a dialog whose button is gone with what it changed, the keys are those of the row that is selected. */
export function useFocusBack(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return undefined;
    const soon = setTimeout(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('[data-area=outline] [role=row][aria-selected=true]')?.focus();
    });
    return () => clearTimeout(soon);
  }, [isOpen]);
}
