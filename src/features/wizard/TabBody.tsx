import { useMemo, useState } from 'react';
import type { ClashView } from '../../../engine/core/session/clashes';
import type { WizardSession } from '../../../engine/core/session/types';
import type { WizardView } from '../../../engine/core/session/view';
import { TabView } from '../../../engine/react/form/TabView';
import { HelpTab } from '../../disclaimers/useDisclaimer';
import { focusPage } from '../../ui/focusPage';
import type { ClashLink } from './clash/ClashCards';
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
  const clashes = clashesIn(view.clashes, tab);
  const openClash = (clash: ClashView) => {
    if (clash.tab !== tab) onOpenTab?.(clash.tab);
    actions.openClash(clash.id);
  };
  const isNoticed = isRestored && !isNoticeClosed;
  const linked = [...(isNoticed ? [] : clashes.atFields), ...clashes.elsewhere];
  const errors = useVisibleErrors(session.form(tab));
  /** The focus was on the button that goes: it moves to the title of the tab. */
  const leaveNotice = () => {
    closeNotice(true);
    focusPage();
  };
  return (
    <HelpTab value={loaded.tabs[tab]?.definition.title ?? ''}>
      {isNoticed && (
        <RestoredNotice
          tabs={restoredIn(session, tab, onOpenTab)}
          origins={view.origins}
          count={view.restoredCount}
          choices={clashes.atFields.length}
          onChoose={() => clashes.atFields.slice(0, 1).forEach(openClash)}
          onClose={leaveNotice}
          onDiscard={onDiscard}
        />
      )}
      {view.queued.length > 0 && <QueueCard steps={queuedSteps(session)} />}
      {clashes.apart.length + linked.length > 0 && (
        <ClashCards clashes={clashes.apart} links={linksTo(view, linked, tab, openClash)} onChoose={session.choose} />
      )}
      <ErrorSummary
        ref={actions.summaryRef}
        errors={errors}
        onPick={(pointer) => actions.tabRef.current?.focus(pointer)}
      />
      <TabView key={tab} ref={actions.tabRef} session={session} tab={tab} surface={surface} onSubmit={onSubmit} />
    </HelpTab>
  );
}

/** The fields that wait for a choice: at their fields on the tab, on it without a field, and on other tabs. */
function clashesIn(clashes: readonly ClashView[], tab: string) {
  const here = clashes.filter((clash) => clash.tab === tab);
  return {
    atFields: here.filter(({ pointer }) => pointer !== undefined),
    apart: here.filter(({ pointer, form }) => pointer === undefined && form === undefined),
    elsewhere: clashes.filter((clash) => clash.tab !== tab),
  };
}

/** The way to each of them; none to those of a tab that cannot be opened now. */
function linksTo({ tabs }: WizardView, clashes: readonly ClashView[], tab: string, open: (clash: ClashView) => void) {
  return clashes.map((clash): ClashLink => {
    const { title = '', clickable } = tabs.find(({ id }) => id === clash.tab) ?? {};
    if (clash.tab === tab) return { id: clash.id, name: clash.name, onOpen: () => open(clash) };
    return { id: clash.id, name: `${title}: ${clash.name}`, onOpen: clickable ? () => open(clash) : undefined };
  });
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
