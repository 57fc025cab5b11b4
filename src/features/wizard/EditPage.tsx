import { useRef } from 'react';
import type { WizardEntry } from '../../../engine/definition';
import { saveProgress, type WizardSession } from '../../../engine/session';
import type { User } from '../../api/user';
import { lazyBlock } from '../../blocks/lazyBlock';
import { useLeaveWarning } from '../../history/useLeaveWarning';
import { useGuard } from '../../history/useMoves';
import { useOfferedSave } from '../../session/ending/offeredSave';
import { LoadFailure } from '../../ui/LoadFailure';
import { EditFrame } from './EditFrame';
import { EditLoading } from './EditLoading';
import { mayDiscard, mayLeave, maySave } from './questions';
import { TabBody } from './TabBody';
import { useOpenWizard } from './useOpenWizard';
import { useQueue } from './useQueue';
import { useSessionView } from './useSessionView';
import { useTabActions } from './useTabActions';
import type { Turn } from './versions/turn';
import { WizardTexts } from './wizardTexts';

const StopPage = lazyBlock(async () => (await import('./versions/StopPage')).StopPage);
const GonePage = lazyBlock(async () => (await import('./versions/GonePage')).GonePage);

export interface EditPageProps {
  entry: WizardEntry;
  user: User;
  mode: 'edit' | 'renewal';
  /** The tab that is open alone. */
  tab: string;
  /** What the section is called where it was opened: its title while it comes. */
  name: string;
  /** The section was saved, and its client told so. */
  onSaved: () => void | Promise<void>;
  onBack: () => void;
}

/** One section of a registration that was sent before: no steps, no going on, only back and save. */
export function EditPage({ entry, user, mode, tab, name, onSaved, onBack }: EditPageProps) {
  const { session, hasFailed, turn, onTurn, retry } = useOpenWizard(entry, user, { mode, tab });
  if (hasFailed) {
    return (
      <EditFrame title={name} onBack={onBack}>
        <LoadFailure title={entry.title} onRetry={retry} />
      </EditFrame>
    );
  }
  if (turn?.stop) return <StopPage title={name} turn={turn} onGoOn={onTurn} onBack={onBack} />;
  if (!session) return <EditLoading title={name} onBack={onBack} />;
  if (!session.loaded.tabs[tab]) return <GonePage title={name} onBack={onBack} />;
  return (
    <WizardTexts value={session.texts}>
      <OpenSection session={session} turn={turn} tab={tab} onSaved={onSaved} onBack={onBack} onReopen={retry} />
    </WizardTexts>
  );
}

interface OpenSectionProps extends Pick<EditPageProps, 'tab' | 'onSaved' | 'onBack'> {
  session: WizardSession;
  turn: Turn | undefined;
  /** Opens the section anew, as it is saved. */
  onReopen: () => void;
}

function OpenSection({ session, turn, tab, onSaved, onBack, onReopen }: OpenSectionProps) {
  const view = useSessionView(session);
  /** It was saved, or the customer said so: nobody is asked again. */
  const isLeaving = useRef(false);
  const actions = useTabActions(session, ({ done }, name) => {
    if (!done || session.view().queued.length > 0) return;
    // What waited is saved, and more is being typed.
    if (name === 'sendQueued' && session.hasUnsaved()) return;
    isLeaving.current = true;
    return onSaved();
  });
  useQueue(session, view, actions);
  useLeaveWarning(session.hasUnsaved);
  useGuard(() => {
    if (isLeaving.current || view.phase === 'loading') return undefined;
    if (view.phase === 'saving') return () => undefined;
    return session.hasUnsaved() ? (proceed) => void leave(proceed) : undefined;
  });
  const leave = async (proceed: () => void) => {
    if (!(await mayLeave(session))) return;
    isLeaving.current = true;
    proceed();
  };
  const { texts, loaded } = session;
  const { title = '', lead } = loaded.tabs[tab]?.definition ?? {};
  const save = async () => {
    if (await maySave(session, tab)) await actions.run('save');
  };
  useOfferedSave(session.hasUnsaved, () => void save());
  if (view.phase === 'loading') return <EditLoading title={title} onBack={onBack} />;
  const discard = async () => {
    if (!(await mayDiscard(session))) return;
    await session.discard();
    onReopen();
  };
  return (
    <EditFrame
      title={title}
      lead={lead}
      onBack={() => void leave(onBack)}
      wizard={loaded.wizard.id}
      draft={session.draft}
      progress={saveProgress(loaded, view)}
      primary={{
        label: texts.save ?? '',
        busyLabel: texts.saving ?? '',
        busy: actions.action === 'save' && view.phase === 'saving',
        onPress: () => void save(),
      }}
    >
      <TabBody
        session={session}
        tab={tab}
        isRestored={view.restored}
        actions={actions}
        turn={turn}
        onSubmit={() => void save()}
        onDiscard={() => void discard()}
      />
    </EditFrame>
  );
}
