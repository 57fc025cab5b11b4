import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { nameOfType } from '../../../contract/accountTypes';
import { STATUS } from '../../../contract/lifeCycle';
import { overviewOf, type SectionName } from '../../../contract/sections';
import type { WizardEntry } from '../../../engine/definition';
import { accountTypes } from '../../api/accountTypes';
import { loadUser } from '../../api/loadUser';
import { reviewSection } from '../../api/reviewSection';
import { isSilent } from '../../api/SessionLost';
import type { User } from '../../api/user';
import { host } from '../../dialogs/dialogStore';
import { written } from '../../history/moves';
import { useLeaveWarning } from '../../history/useLeaveWarning';
import { rememberUser } from '../../session/sessionStore';
import { PageSkeleton } from '../../shell/PageSkeleton';
import { Overview } from './Overview';
import { tileId } from './SectionTiles';
import { mayOpen, modeOf } from './sections';
import { useQuestionnaire } from './useQuestionnaire';
import { useRenewalNotice } from './useRenewalNotice';
import { useSectionLines } from './useSectionLines';
import { useSections } from './useSections';
import { useUnchanged } from './useUnchanged';

/** A section that was opened from its tile. */
export interface OpenSection {
  entry: WizardEntry;
  user: User;
  mode: 'edit' | 'renewal';
  /** Id of its tab. */
  tab: string;
  name: string;
  /** It was saved, and its client told so. */
  onSaved: () => Promise<void>;
  onBack: () => void;
}

export interface DashboardPageProps {
  user: User;
  /** The registration of the client's type. */
  entry: WizardEntry | undefined;
  /** The wizards beside it that the client may fill in. */
  others?: WizardEntry[];
  title?: string | undefined;
  /** Shows one section; its script comes when it is opened. */
  renderEdit: (section: OpenSection) => ReactNode;
}

/** What the history keeps of an open section. */
export interface OpenPlace {
  section: string;
  /** An address led to it: there is no overview to go back to. */
  isLinked?: boolean;
}

/**
 * Where an existing client lands. A section has no address of its own: it is opened as an entry of the history, so that
 * the browser's way back leads to the overview.
 */
export function DashboardPage({ user, entry, others = [], title, renderEdit }: DashboardPageProps) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const sections = useSections(entry, user);
  const { section: openTab, isLinked = false } = written<OpenPlace>(state, 'dashboard');
  const section =
    sections.kind === 'ready' && mayOpen(user) ? sections.sections.find(({ tab }) => tab === openTab) : undefined;
  const questionnaire = useQuestionnaire(user, entry);
  useRenewalNotice(user, {
    overview: overviewOf(entry ?? {}),
    isQuiet: openTab !== undefined,
    onExpired: questionnaire.openIfNeeded,
  });
  const lines = useSectionLines(`${openTab ?? ''} ${questionnaire.version}`);
  const unchanged = useUnchanged(user);
  useReturn(section?.tab);
  useLeaveWarning(() => user.StatusCadastro === STATUS.expired);

  if (openTab !== undefined && sections.kind === 'loading') return <PageSkeleton />;
  if (section && entry) {
    const back = () => void (isLinked ? navigate(pathname, { replace: true }) : navigate(-1));
    const onSaved = async () => {
      if (user.RenovacaoCadastral) await review(section.section);
      back();
    };
    return renderEdit({
      entry,
      user,
      mode: modeOf(user),
      tab: section.tab,
      name: section.name,
      onSaved,
      onBack: back,
    });
  }
  return (
    <>
      <Overview
        user={user}
        typeName={nameOfType(accountTypes(), user.TipoCliente)}
        sections={sections}
        lines={lines}
        unchanged={unchanged}
        others={others}
        title={title}
        profileVersion={questionnaire.version}
        onQuestionnaire={() => void questionnaire.open()}
        onOpen={({ tab }) => navigate(pathname, { state: { dashboard: { section: tab } satisfies OpenPlace } })}
      />
      {questionnaire.modal}
    </>
  );
}

/** Marks a section as reviewed. When that fails it stays pending, and may be saved again. */
async function review(section: SectionName): Promise<void> {
  try {
    rememberUser(await reviewSection(section));
  } catch (error) {
    if (isSilent(error)) return;
    const text = 'Seus dados foram salvos, mas a revisão da seção não foi registrada. Salve a seção novamente.';
    await host.ask({ kind: 'error', title: 'Ação não realizada', text });
  }
}

/**
 * Back on the overview, the focus returns to the tile of the section that was open, and the client is read anew: whether
 * the registration is altered, the server knows best.
 */
function useReturn(openTab: string | undefined): void {
  const last = useRef(openTab);
  useEffect(() => {
    const left = last.current;
    last.current = openTab;
    if (left === undefined || openTab !== undefined) return;
    document.getElementById(tileId(left))?.focus();
    const controller = new AbortController();
    loadUser(controller.signal)
      .then(rememberUser)
      .catch(() => undefined);
    return () => controller.abort();
  }, [openTab]);
}
