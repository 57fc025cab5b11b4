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
import { focusPage } from '../shell/focusPage';
import { LoadFailure } from '../shell/LoadFailure';
import { Shell } from '../shell/Shell';
import { CONTENT_ID } from '../shell/SkipLink';
import { ErrorSummary } from './ErrorSummary';
import { openWizard } from './openWizard';
import { RestoredNotice } from './RestoredNotice';
import type { Step } from './steps';
import { WizardFrame } from './WizardFrame';
import { WizardLoading } from './WizardLoading';
import { WizardTexts } from './wizardTexts';

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
    setSession(undefined);
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
  if (failed) {
    return (
      <Shell>
        <main id={CONTENT_ID} tabIndex={-1}>
          <LoadFailure title={entry.title} onRetry={() => setAttempt((count) => count + 1)} />
        </main>
      </Shell>
    );
  }
  if (!session) return <WizardLoading />;
  return (
    <WizardTexts value={session.texts}>
      <OpenWizard session={session} user={user} />
    </WizardTexts>
  );
}

/** What the portal gives the forms. An explanation wears the mark of help, and its one button closes it. */
function surfaceOf(texts: Record<string, string>): Surface {
  return {
    Modal,
    explain: (title, text) => void host.ask({ kind: 'question', title, text, yes: texts.closeMessage ?? '' }),
    blocks: {},
  };
}

function OpenWizard({ session, user }: { session: WizardSession; user: User }) {
  const view = useSyncExternalStore(session.subscribe, session.view);
  const navigate = useNavigate();
  const tabRef = useRef<TabHandle>(null);
  const summaryRef = useRef<HTMLElement>(null);
  const [isNoticeClosed, closeNotice] = useState(false);
  const [action, setAction] = useState<'advance' | 'save'>();
  const { texts } = session;
  const surface = useMemo(() => surfaceOf(texts), [texts]);
  const tab = view.tabs[view.step];
  const form = session.form(tab?.id ?? session.loaded.wizard.tabs[0]?.id ?? '');
  const errors = useVisibleErrors(form);

  const finish = useCallback(
    async (result: ActionResult) => {
      if (result.focus !== undefined) {
        if (form.plan.definition.dialog === false) summaryRef.current?.focus();
        else tabRef.current?.focus(result.focus);
      }
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
    [form, navigate, texts, user],
  );
  const run = (name: 'advance' | 'save') => {
    setAction(name);
    void session[name]()
      .then(finish)
      .finally(() => setAction(undefined));
  };

  /** The focus was on the button that goes: it moves to the step's title. */
  const leaveNotice = () => {
    closeNotice(true);
    focusPage();
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
        busy: action === 'save' && view.phase === 'saving',
        onPress: () => run('save'),
      }}
      primary={{
        label: (isLast ? texts.conclude : texts.advance) ?? '',
        busyLabel: texts.saving ?? '',
        busy: action === 'advance' && view.phase === 'saving',
        icon: isLast ? 'check' : 'arrowRight',
        onPress: () => run('advance'),
      }}
    >
      {view.restored && !isNoticeClosed && <RestoredNotice onClose={leaveNotice} />}
      <ErrorSummary ref={summaryRef} errors={errors} onPick={(pointer) => tabRef.current?.focus(pointer)} />
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
