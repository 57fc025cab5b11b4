import { useEffect, useMemo, useState } from 'react';
import type { ClashView, WizardSession } from '../../../engine/session';
import { lazyBlock } from '../../blocks/lazyBlock';
import { HelpTab } from '../../disclaimers/useDisclaimer';
import { focusPage } from '../../ui/focusPage';
import { Later } from '../../ui/Later';
import { ErrorSummary } from './ErrorSummary';
import { surfaceOf } from './surface';
import { viewOf } from './tabViews';
import { useQueueOnTab } from './useQueueOnTab';
import type { TabActions } from './useTabActions';
import { useVisibleErrors } from './useVisibleErrors';
import { useIsNew, useReturned } from './versions/news';
import type { Turn } from './versions/turn';
import { SkeletonCards } from './WizardSkeleton';

/** They come when they are needed, which is seldom. */
const RestoredOfTab = lazyBlock(async () => (await import('./RestoredNotice')).RestoredOfTab);
const VersionNote = lazyBlock(async () => (await import('./versions/VersionNote')).VersionNote);
const ReturnedNote = lazyBlock(async () => (await import('./returned/ReturnedNote')).ReturnedNote);
const ClashesOfTab = lazyBlock(async () => (await import('./clash/ClashesOfTab')).ClashesOfTab);

export interface TabBodyProps {
  session: WizardSession;
  tab: string;
  /** Typing that was not saved is back. */
  isRestored: boolean;
  actions: TabActions;
  turn?: Turn | undefined;
  /** Opens another tab, where there is one. */
  onOpenTab?: (tab: string) => void;
  /** Enter in a field. */
  onSubmit: () => void;
  /** Forgets what was typed and shows what is saved. */
  onDiscard?: () => void;
}

/** As long as this, in milliseconds, the form waits for the notice that stands over it, which would move it. */
const PATIENCE_MS = 1_000;

/** Whether the notice of what was restored is still on its way. */
function useIsComing(isNoticed: boolean): boolean {
  const [isComing, setComing] = useState(isNoticed);
  useEffect(() => {
    if (!isComing) return;
    const end = () => setComing(false);
    const timer = setTimeout(end, PATIENCE_MS);
    RestoredOfTab.fetch().then(end, end);
    return () => clearTimeout(timer);
  }, [isComing]);
  return isComing;
}

/** Sessions whose fields were drawn: what comes back after a look over everything is led to at once. */
const drawn = new WeakSet<WizardSession>();

/** What stands under the title of a tab: the notice of what was restored, the summary of errors, the form. */
export function TabBody({ session, tab, isRestored, actions, turn, onOpenTab, onSubmit, onDiscard }: TabBodyProps) {
  const { loaded } = session;
  const surface = useMemo(() => surfaceOf(session), [session]);
  const [isNoticeClosed, closeNotice] = useState(false);
  const [isDrawn] = useState(() => drawn.has(session));
  useEffect(() => void drawn.add(session), [session]);
  const Tab = viewOf(loaded, tab);
  const view = session.view();
  const clashes = clashesIn(view.clashes, tab);
  const openClash = (clash: ClashView) => {
    if (clash.tab !== tab) onOpenTab?.(clash.tab);
    actions.openClash(clash.id);
  };
  const isNoticed = isRestored && !isNoticeClosed;
  const linked = [...(isNoticed ? [] : clashes.atFields), ...clashes.elsewhere];
  const isNew = useIsNew(session);
  const returned = useReturned(session);
  const queue = useQueueOnTab(tab, view.queued.length);
  const errors = useVisibleErrors(session.form(tab));
  if (useIsComing(isNoticed && !isDrawn)) return <SkeletonCards />;
  /** The focus was on the button that goes: it moves to the title of the tab. */
  const leaveNotice = () => {
    closeNotice(true);
    focusPage();
  };
  return (
    <HelpTab value={loaded.tabs[tab]?.definition.title ?? ''}>
      {(turn || view.notCarried.length > 0) && (
        <VersionNote session={session} tab={tab} turn={turn} onRetry={actions.run} />
      )}
      {returned && <ReturnedNote returned={returned} tab={tab} actions={actions} onOpenTab={onOpenTab} />}
      {isNoticed && (
        <RestoredOfTab
          session={session}
          tab={tab}
          onOpenTab={onOpenTab}
          choices={clashes.atFields.length}
          onChoose={() => clashes.atFields.slice(0, 1).forEach(openClash)}
          onClose={leaveNotice}
          onDiscard={onDiscard}
        />
      )}
      {queue && (
        <queue.Card key={`queue ${tab}`} session={session} alone={onOpenTab ? undefined : tab} isNews={queue.isNews} />
      )}
      {clashes.apart.length + linked.length > 0 && (
        <ClashesOfTab
          clashes={clashes.apart}
          linked={linked}
          view={view}
          tab={tab}
          onOpen={openClash}
          onChoose={session.choose}
        />
      )}
      <ErrorSummary
        ref={actions.summaryRef}
        errors={errors}
        onPick={(pointer) => actions.tabRef.current?.focus(pointer)}
        isNew={isNew && ((pointer) => isNew(tab + pointer.replace(/\/\d+(?=\/)/g, '')))}
      />
      <Later isNow={isDrawn} waiting={<SkeletonCards />}>
        <Tab key={tab} ref={actions.tabRef} session={session} tab={tab} surface={surface} onSubmit={onSubmit} />
      </Later>
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
