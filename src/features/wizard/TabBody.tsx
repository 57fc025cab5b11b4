import { useMemo, useState } from 'react';
import type { WizardSession } from '../../../engine/core/session/types';
import { TabView } from '../../../engine/react/form/TabView';
import { HelpTab } from '../../disclaimers/useDisclaimer';
import { focusPage } from '../../ui/focusPage';
import { ErrorSummary } from './ErrorSummary';
import { QueueCard, queuedSteps } from './QueueCard';
import { RestoredNotice, type RestoredTab } from './RestoredNotice';
import { ClashCards, surfaceOf } from './surface';
import type { TabActions } from './useTabActions';
import { useVisibleErrors } from './useVisibleErrors';

export interface TabBodyProps {
  session: WizardSession;
  tab: string;
  /** Typing that was not saved is back. */
  isRestored: boolean;
  actions: TabActions;
  /** Opens another tab, where there is one. */
  onOpenTab?: (tab: string) => void;
  /** Enter in a field. */
  onSubmit: () => void;
  /** Forgets what was typed and shows what is saved. */
  onDiscard?: () => void;
}

/** What stands under the title of a tab: the notice of what was restored, the summary of errors, the form. */
export function TabBody({ session, tab, isRestored, actions, onOpenTab, onSubmit, onDiscard }: TabBodyProps) {
  const { texts, loaded } = session;
  const surface = useMemo(() => surfaceOf(texts), [texts]);
  const [isNoticeClosed, closeNotice] = useState(false);
  const view = session.view();
  const clashes = view.clashes.filter((clash) => clash.tab === tab && clash.form === undefined);
  const errors = useVisibleErrors(session.form(tab));
  /** The focus was on the button that goes: it moves to the title of the tab. */
  const leaveNotice = () => {
    closeNotice(true);
    focusPage();
  };
  return (
    <HelpTab value={loaded.tabs[tab]?.definition.title ?? ''}>
      {isRestored && !isNoticeClosed && (
        <RestoredNotice
          tabs={restoredIn(session, tab, onOpenTab)}
          origins={view.origins}
          count={view.restoredCount}
          onClose={leaveNotice}
          onDiscard={onDiscard}
        />
      )}
      {view.queued.length > 0 && <QueueCard steps={queuedSteps(session)} />}
      {clashes.length > 0 && <ClashCards clashes={clashes} onChoose={session.choose} />}
      <ErrorSummary
        ref={actions.summaryRef}
        errors={errors}
        onPick={(pointer) => actions.tabRef.current?.focus(pointer)}
      />
      <TabView key={tab} ref={actions.tabRef} session={session} tab={tab} surface={surface} onSubmit={onSubmit} />
    </HelpTab>
  );
}

/** The tabs to which typing came back, in their order, with the way to those that can be opened. */
function restoredIn(session: WizardSession, tab: string, open: TabBodyProps['onOpenTab']): RestoredTab[] {
  const { tabs, restoredTabs } = session.view();
  // That it is on the screen need not be said.
  if (restoredTabs.every((id) => id === tab)) return [];
  return tabs.flatMap(({ id, title, clickable }) => {
    if (!restoredTabs.includes(id)) return [];
    return [{ title, onOpen: open && clickable ? () => open(id) : undefined }];
  });
}
