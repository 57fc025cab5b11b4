import { useCallback, useSyncExternalStore } from 'react';
import type { WizardSession, WizardView } from '../../../engine/session';

/**
 * The view of a session. Once its data is there it is drawn in a task of its own: to work out what the data says is long
 * enough for one, and a phone answers between the two.
 */
export function useSessionView(session: WizardSession): WizardView {
  const subscribe = useCallback(
    (listener: () => void) => {
      let isLoading = session.view().phase === 'loading';
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tell = () => {
        timer = undefined;
        listener();
      };
      const unsubscribe = session.subscribe(() => {
        const wasLoading = isLoading;
        isLoading = session.view().phase === 'loading';
        if (wasLoading && !isLoading) timer ??= setTimeout(tell);
        else if (timer === undefined) listener();
      });
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
    [session],
  );
  return useSyncExternalStore(subscribe, session.view);
}
