import { useEffect, useRef } from 'react';

const OUTLINE = '[data-area=outline]';

/**
 * After a dialog whose button is gone with what it changed, the keys are those of the row that is selected: also of one that is
 * drawn later, or anew, until somebody goes elsewhere.
 */
export function useFocusBack(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return undefined;
    const stopping = new AbortController();
    const drawn = new MutationObserver(focusRow);
    const stop = () => {
      drawn.disconnect();
      stopping.abort();
    };
    // What gives the focus back to the button by itself is no way elsewhere.
    let hasActed = false;
    const act = () => {
      hasActed = true;
    };
    const go = ({ target }: FocusEvent) => {
      if (hasActed && !(target as Element).closest(OUTLINE)) stop();
    };
    drawn.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-selected'] });
    const hearing = { capture: true, signal: stopping.signal };
    addEventListener('keydown', act, hearing);
    addEventListener('pointerdown', stop, hearing);
    addEventListener('focusin', go, hearing);
    focusRow();
    return stop;
  }, [isOpen]);
}

function focusRow(): void {
  const isNowhere = !document.activeElement || document.activeElement === document.body;
  if (isNowhere) document.querySelector<HTMLElement>(`${OUTLINE} [role=row][aria-selected=true]`)?.focus();
}
