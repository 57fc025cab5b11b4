import { useMemo, useSyncExternalStore } from 'react';
import type { FormStore } from '../../../engine/session';
import type { SummaryError } from './ErrorSummary';

/** The errors of the summary: those of the last attempt to go on and what came since, corrected or not. */
export function useVisibleErrors(form: FormStore): SummaryError[] {
  const found = useSyncExternalStore(form.listeners.subscribeAll, form.summary);
  return useMemo(
    () => found.map(({ pointer, name, inline, isCorrected }) => ({ pointer, name, message: inline, isCorrected })),
    [found],
  );
}
