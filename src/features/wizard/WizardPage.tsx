import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActionResult, WizardSession } from '../../../engine/core/session/types';
import { nextTab } from '../../../engine/core/session/view';
import type { Surface } from '../../../engine/react/form/FormContext';
import type { TabHandle } from '../../../engine/react/form/TabForm';
import { TabView } from '../../../engine/react/form/TabView';
import type { WizardEntry } from '../../api/loadWizards';
import type { User } from '../../api/user';
import { host } from '../dialogs/dialogStore';
import { Modal } from '../dialogs/Modal';
import { logOff } from '../session/sessionStore';
import { LoadFailure } from '../shell/LoadFailure';
import { ErrorSummary } from './ErrorSummary';
import { openWizard } from './openWizard';
import { RestoredNotice } from './RestoredNotice';
import type { Step } from './steps';
import { WizardFrame } from './WizardFrame';
import { WizardLoading } from './WizardLoading';

/** The route of a wizard: opens its session, then shows its steps. */
export function WizardPage({ entry, user }: { entry: WizardEntry; user: User }) {
  const [session, setSession] = useState<WizardSession>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens again; the user's record may change without a new session
  useEffect(() => {
    let current: WizardSession | undefined;
    let gone = false;
    setFailed(false);
    openWizard(entry, user)
      .then(async (opened) => {
        if (gone) return;
        current = opened;
        setSession(opened);
        await opened.open();
      })
      .catch(() => {
        if (!gone) setFailed(true);
      });
    const flush = () => current?.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      gone = true;
      flush();
      window.removeEventListener('pagehide', flush);
    };
  }, [entry, attempt]);
  if (failed) return <LoadFailure title={entry.title} onRetry={() => setAttempt((count) => count + 1)} />;
  if (!session) return <WizardLoading />;
  return <OpenWizard session={session} user={user} />;
}

const explain = (title: string, text: string) => void host.ask({ kind: 'question', title, text, yes: 'Entendi' });
const surface: Surface = { Modal, explain, blocks: {} };

function OpenWizard({ session, user }: { session: WizardSession; user: User }) {
  const view = useSyncExternalStore(session.subscribe, session.view);
  const navigate = useNavigate();
  const tabRef = useRef<TabHandle>(null);
  const [isNoticeClosed, closeNotice] = useState(false);
  const [action, setAction] = useState<'advance' | 'save'>();
  const { texts } = session;
  const tab = view.tabs[view.step];
  const form = session.form(tab?.id ?? session.loaded.wizard.tabs[0]?.id ?? '');
  const errors = useVisibleErrors(form);

  const finish = useCallback(
    async (result: ActionResult) => {
      if (result.focus !== undefined) tabRef.current?.focus(result.focus);
      if (!result.concluded) return;
      await host.ask({
        kind: 'success',
        title: 'Cadastro enviado para análise!',
        text: 'Em até 48h úteis, a empresa receberá novidades no e-mail informado.',
        yes: texts.closeMessage ?? '',
      });
      if (user.StatusCadastro <= 1) {
        await logOff();
        navigate('/login', { replace: true });
      }
    },
    [navigate, texts, user],
  );
  const run = (name: 'advance' | 'save') => {
    setAction(name);
    void session[name]()
      .then(finish)
      .finally(() => setAction(undefined));
  };

  const steps = useMemo((): Step[] => {
    return view.tabs.flatMap((entry, index): Step[] => {
      if (entry.hidden) return [];
      const state = index === view.step ? 'now' : entry.complete && index <= view.reached ? 'done' : 'todo';
      return [
        {
          id: entry.id,
          title: entry.title,
          state,
          isOpen: entry.clickable,
          ...(entry.errors > 0 && { errors: entry.errors }),
        },
      ];
    });
  }, [view]);
  const isLast = nextTab(view.tabs, view.step) === undefined;
  if (view.phase === 'loading') return <WizardLoading />;
  return (
    <WizardFrame
      steps={steps}
      onPickStep={(id) => session.go(view.tabs.findIndex((entry) => entry.id === id))}
      title={tab?.title ?? session.loaded.wizard.title}
      lead={leadOf(session, tab?.id)}
      savedAt={view.savedAt === undefined ? undefined : new Date(view.savedAt)}
      quiet={{
        label: texts.saveLater ?? '',
        busyLabel: texts.saving ?? '',
        busy: action === 'save',
        onPress: () => run('save'),
      }}
      primary={{
        label: (isLast ? texts.conclude : texts.advance) ?? '',
        busyLabel: texts.saving ?? '',
        busy: action === 'advance',
        icon: isLast ? 'check' : 'arrowRight',
        onPress: () => run('advance'),
      }}
    >
      {view.restored && !isNoticeClosed && <RestoredNotice onClose={() => closeNotice(true)} />}
      <ErrorSummary
        errors={errors}
        onPick={(pointer) => tabRef.current?.focus(pointer)}
        {...(texts.summaryHelp && { text: texts.summaryHelp })}
      />
      <TabView
        key={tab?.id}
        ref={tabRef}
        session={session}
        tab={tab?.id ?? ''}
        surface={surface}
        onSubmit={() => run('advance')}
      />
    </WizardFrame>
  );
}

function leadOf(session: WizardSession, tab: string | undefined): string | undefined {
  return tab === undefined ? undefined : session.loaded.tabs[tab]?.definition.lead;
}

/** The errors of the summary: those of the last attempt to go on, as long as they stand. */
function useVisibleErrors(form: ReturnType<WizardSession['form']>) {
  const found = useSyncExternalStore(form.listeners.subscribeAll, form.summary);
  return useMemo(() => found.map(({ pointer, name, inline }) => ({ pointer, name, message: inline })), [found]);
}
