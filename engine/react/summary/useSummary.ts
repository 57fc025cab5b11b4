import { useMemo } from 'react';
import type { WizardSession } from '../../core/session/types';
import { summarize } from '../../core/summary/summarize';
import type { SummaryTab } from '../../core/summary/types';
import { useStore } from '../useStore';

/** The summary of a session as it stands: anew when it is loaded, when something is typed, and when a list of options arrives. */
export function useSummary(session: WizardSession): readonly SummaryTab[] {
  const summary = useMemo(() => createSummary(session), [session]);
  return useStore(summary.subscribe, summary.read);
}

/** What a session holds, by tab, with what its blocks say of themselves. */
export function summaryOf(session: WizardSession): SummaryTab[] {
  const { loaded } = session;
  const context = session.context(loaded.wizard.tabs[0]?.id ?? '');
  return summarize(loaded, context.tabs ?? {}, {
    context,
    blockItems: (tab, { id }) => session.block(tab, id)?.summary?.(),
    failedLists: session.view().failedLists,
  });
}

function createSummary(session: WizardSession) {
  let tabs: SummaryTab[] | undefined;
  return {
    read() {
      tabs ??= summaryOf(session);
      return tabs;
    },
    subscribe(listener: () => void) {
      const renew = () => {
        tabs = undefined;
        listener();
      };
      const stops = [
        session.options.subscribe(renew),
        session.subscribe(renew),
        ...session.loaded.wizard.tabs.map(({ id }) => session.form(id).listeners.subscribeAll(renew)),
      ];
      // What came before anybody listened.
      tabs = undefined;
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
