import { useMemo, useSyncExternalStore } from 'react';
import type { FormStore } from '../../../engine/session';
import type { SummaryError } from './ErrorSummary';

/**
 * The errors of the summary: those of the last attempt to go on and what came since, corrected or not. What a list says
 * of its rows counts once: at the rows.
 */
export function useVisibleErrors(form: FormStore): SummaryError[] {
  const found = useSyncExternalStore(form.listeners.subscribeAll, form.summary);
  return useMemo(
    () =>
      found
        .filter(
          ({ text, pointer }) =>
            !text || !found.some((row) => row.text === text && row.pointer.startsWith(`${pointer}/`)),
        )
        .map(({ pointer, name, inline, isCorrected }) => ({ pointer, name, message: inline, isCorrected })),
    [found],
  );
}
