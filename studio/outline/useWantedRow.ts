import { type RefObject, useEffect } from 'react';
import { show, useView } from '../state/view';

/** Dialogs give back the focus as they close. */
const AFTER_DIALOG_MS = 50;

/**
 * The keys go to the row of what is selected once it is drawn, where whoever selected it asked for that: not when a key has
 * moved them meanwhile.
 */
export function useWantedRow(outline: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  const isWanted = useView((view) => view.isRowWanted);
  useEffect(() => {
    if (!isWanted || !isDrawn) return undefined;
    let hasKey = false;
    let isMoved = false;
    const ends = new AbortController();
    const { signal } = ends;
    addEventListener('keydown', () => (hasKey = true), { capture: true, signal });
    addEventListener('focusin', () => (isMoved = hasKey), { capture: true, signal });
    const soon = setTimeout(() => {
      if (!isMoved) outline.current?.querySelector<HTMLElement>('[role=row][aria-selected=true]')?.focus();
      show({ isRowWanted: false });
    }, AFTER_DIALOG_MS);
    return () => {
      clearTimeout(soon);
      ends.abort();
    };
  }, [isWanted, isDrawn, outline]);
}
