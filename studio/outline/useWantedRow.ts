import { type RefObject, useEffect } from 'react';
import { show, useView } from '../state/view';

/** Dialogs give back the focus as they close. */
const AFTER_DIALOG_MS = 50;

/** The keys go to the row of what is selected once it is drawn, where whoever selected it asked for that. */
export function useWantedRow(outline: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  const isWanted = useView((view) => view.isRowWanted);
  useEffect(() => {
    if (!isWanted || !isDrawn) return undefined;
    const soon = setTimeout(() => {
      outline.current?.querySelector<HTMLElement>('[role=row][aria-selected=true]')?.focus();
      show({ isRowWanted: false });
    }, AFTER_DIALOG_MS);
    return () => clearTimeout(soon);
  }, [isWanted, isDrawn, outline]);
}
