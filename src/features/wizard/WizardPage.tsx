import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import type { WizardEntry } from '../../../engine/definition';
import { nextTab, saveProgress, type WizardSession, type WizardView } from '../../../engine/session';
import type { User } from '../../api/user';
import { lazyBlock } from '../../blocks/lazyBlock';
import { useLeaveWarning } from '../../history/useLeaveWarning';
import { useOfferedSave } from '../../session/ending/offeredSave';
import type { BarAction } from './ActionBar';
import { askedPlace } from './places';
import { mayDiscard } from './questions';
import { REVIEW, reviewLeft } from './review/place';
import { useReviewStep } from './review/useReviewStep';
import type { Step } from './steps';
import { TabBody } from './TabBody';
import { useOpenWizard } from './useOpenWizard';
import { usePlaces } from './usePlaces';
import { useQueue } from './useQueue';
import { useScriptsAhead } from './useScriptsAhead';
import { useSessionView } from './useSessionView';
import { type ActionName, useTabActions } from './useTabActions';
import type { Turn } from './versions/turn';
import { WizardFailure } from './WizardFailure';
import { WizardFrame } from './WizardFrame';
import { WizardComing } from './WizardLoading';
import { textsAround, WizardTexts } from './wizardTexts';

const StopPage = lazyBlock(async () => (await import('./versions/StopPage')).StopPage);

/** The route of a wizard: opens its session, then shows its steps. */
export function WizardPage({ entry, user }: { entry: WizardEntry; user: User }) {
  const { pathname, state } = useLocation();
  const [place] = useState(() => askedPlace(pathname, entry.route, state));
  const { session, hasFailed, turn, onTurn, retry } = useOpenWizard(entry, user, place && { place });
  if (hasFailed) return <WizardFailure title={entry.title} onRetry={retry} />;
  if (turn?.stop) return <StopPage title={entry.title} turn={turn} onGoOn={onTurn} />;
  return (
    <WizardTexts value={textsAround(entry, session?.texts)}>
      {session ? (
        <OpenWizard session={session} turn={turn} user={user} route={entry.route} onReopen={retry} />
      ) : (
        <WizardComing />
      )}
    </WizardTexts>
  );
}

interface OpenWizardProps {
  session: WizardSession;
  turn: Turn | undefined;
  user: User;
  route: string;
  /** Opens the wizard anew, as it is saved. */
  onReopen: () => void;
}

function OpenWizard({ session, turn, user, route, onReopen }: OpenWizardProps) {
  const view = useSessionView(session);
  const { texts, loaded } = session;
  const { id: tab = '', title = '' } = view.tabs[view.step] ?? {};
  const navigate = useNavigate();
  const actions = useTabActions(session, async ({ concluded }) => {
    if (concluded) await (await import('./review/concluded')).concluded(session, user, navigate);
  });
  useQueue(session, view, actions);
  useScriptsAhead(session, view);
  const run = (name: ActionName) => void actions.run(name);
  const open = usePlaces(session, view, route);
  const pick = (id: string) => (id === REVIEW ? run('review') : open(id));
  useLeaveWarning(session.hasUnsaved);
  useOfferedSave(session.hasUnsaved, () => run('save'));
  const steps = useMemo(() => toSteps(view), [view]);
  const next = view.tabs[nextTab(view.tabs, view.step) ?? -1];
  const isLast = next === undefined || next.id === REVIEW;
  const isSaving = view.phase === 'saving';
  const review = useReviewStep(session, view, actions, pick);
  const cameFromReview = useStore(reviewLeft, ({ edited }) => edited !== undefined);
  const goOn: BarAction = {
    label: (isLast ? texts.conclude : texts.advance) ?? '',
    busyLabel: texts.saving ?? '',
    busy: actions.action === 'advance' && isSaving,
    icon: 'arrowRight',
    onPress: () => run('advance'),
  };
  const toReview: BarAction = {
    label: texts.backToReview ?? '',
    busyLabel: texts.saving ?? '',
    busy: actions.action === 'review' && isSaving,
    onPress: () => run('review'),
  };
  if (view.phase === 'loading') return <WizardComing />;
  const discard = async () => {
    if (!(await mayDiscard(session))) return;
    await session.discard();
    onReopen();
  };
  return (
    <WizardFrame
      steps={steps}
      onPickStep={pick}
      title={title}
      form={loaded.wizard.registration ? undefined : loaded.wizard.title}
      wizard={loaded.wizard.id}
      lead={loaded.tabs[tab]?.definition.lead}
      draft={session.draft}
      progress={saveProgress(loaded, view)}
      quiet={{
        label: texts.saveLater ?? '',
        busyLabel: texts.saving ?? '',
        busy: actions.action === 'save' && isSaving,
        onPress: () => run('save'),
      }}
      {...(cameFromReview ? { secondary: goOn, primary: toReview } : { primary: goOn })}
      {...review?.frame}
    >
      {review?.body ?? (
        <TabBody
          session={session}
          tab={tab}
          isRestored={view.restored}
          actions={actions}
          turn={turn}
          onOpenTab={pick}
          onDiscard={() => void discard()}
          onSubmit={() => run(cameFromReview ? 'review' : 'advance')}
        />
      )}
    </WizardFrame>
  );
}

function toSteps(view: WizardView): Step[] {
  return view.tabs.flatMap((entry, index): Step[] => {
    if (entry.hidden) return [];
    const state = index === view.step ? 'now' : entry.complete && index <= view.reached ? 'done' : 'todo';
    return [
      {
        id: entry.id,
        title: entry.title,
        state,
        isOpen: entry.clickable,
        ...(state === 'now' && entry.complete && index < view.reached && { isPassed: true }),
        ...(entry.errors > 0 && { errors: entry.errors }),
      },
    ];
  });
}
