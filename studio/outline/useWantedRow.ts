import { type RefObject, useEffect, useRef } from 'react';
import { show, useView } from '../state/view';

/** Dialogs give back the focus as they close. */
const AFTER_DIALOG_MS = 50;

/**
 * The keys go to the row of what is selected once it is drawn, where whoever selected it asked for that: not when somebody
 * has moved them since, be it before it was drawn.
 */
export function useWantedRow(outline: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  const isWanted = useView((view) => view.isRowWanted);
  const isMoved = useRef(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let hasActed = false;
    isMoved.current = false;
    const ends = new AbortController();
    const hearing = { capture: true, signal: ends.signal };
    for (const deed of ['keydown', 'pointerdown']) addEventListener(deed, () => (hasActed = true), hearing);
    addEventListener('focusin', () => (isMoved.current = hasActed), hearing);
    return () => ends.abort();
  }, [isWanted]);
  useEffect(() => {
    if (!isWanted || !isDrawn) return undefined;
    const soon = setTimeout(() => {
      if (!isMoved.current) outline.current?.querySelector<HTMLElement>('[role=row][aria-selected=true]')?.focus();
      show({ isRowWanted: false });
    }, AFTER_DIALOG_MS);
    return () => clearTimeout(soon);
  }, [isWanted, isDrawn, outline]);
}
