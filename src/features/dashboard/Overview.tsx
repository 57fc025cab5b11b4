import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { overviewOf } from '../../../contract/sections';
import type { WizardEntry } from '../../../engine/definition';
import { classes } from '../../../engine/theme';
import type { SectionLines } from '../../api/loadSectionLines';
import { reviewSection } from '../../api/reviewSection';
import type { User } from '../../api/user';
import { endSending } from '../../session/endSending';
import { rememberUser } from '../../session/sessionStore';
import { Page } from '../../shell/Page';
import { EmptyState } from '../../ui/EmptyState';
import { LoadFailure } from '../../ui/LoadFailure';
import { Skeleton } from '../../ui/Skeleton';
import skeleton from '../../ui/Skeleton.module.css';
import { ChangedPanel } from './ChangedPanel';
import { OtherForms } from './OtherForms';
import css from './Overview.module.css';
import { ProfilePanel } from './ProfilePanel';
import { SectionTiles } from './SectionTiles';
import { SheetButton } from './SheetButton';
import { StatusPanel } from './StatusPanel';
import { mayOpen, missingSections, type Section } from './sections';
import { confirmSending, sendRegistration } from './sendRegistration';
import { useLacking } from './useLacking';
import type { Sections } from './useSections';
import type { Unchanged } from './useUnchanged';

const FUND = 3;

export interface OverviewProps {
  user: User;
  /** What the client's type is called. */
  typeName?: string | undefined;
  sections: Sections;
  /** What each section holds or lacks; undefined until it is known. */
  lines: SectionLines | undefined;
  unchanged: Unchanged;
  /** The wizards beside the registration. */
  others?: WizardEntry[];
  /** In place of the greeting, which then stands under it. */
  title?: string | undefined;
  /** Changes when the profile may have changed. */
  profileVersion: number;
  onQuestionnaire: () => void;
  onOpen: (section: Section) => void;
}

/** The dashboard: how the registration stands, the investor profile, what is to be sent, the sections. */
export function Overview({
  user,
  typeName,
  sections,
  lines,
  unchanged,
  others = [],
  title,
  profileVersion,
  onQuestionnaire,
  onOpen,
}: OverviewProps) {
  const greeting = `Olá, ${user.NomeRazaoSocial}!`;
  const all = sections.kind === 'ready' ? sections.sections : [];
  const missing = missingSections(user, all);
  const isRenewal = user.RenovacaoCadastral;
  useReviewedOverview(user, sections);
  return (
    <Page
      title={title ?? greeting}
      lead={title ? greeting : typeName}
      tabTitle="Dashboard"
      action={sections.kind !== 'none' && <SheetButton />}
    >
      <div className={css.panels}>
        <StatusPanel
          user={user}
          progress={isRenewal && all.length > 0 ? { done: all.length - missing.length, total: all.length } : undefined}
        />
        {user.TipoCliente !== FUND && (
          <ProfilePanel
            isRenewal={isRenewal}
            isLocked={!mayOpen(user)}
            version={profileVersion}
            onQuestionnaire={onQuestionnaire}
          />
        )}
      </div>
      <Sending user={user} sections={sections} onOpen={onOpen} />
      <Tiles user={user} sections={sections} lines={lines} unchanged={unchanged} onOpen={onOpen} />
      <OtherForms entries={others} />
    </Page>
  );
}

/**
 * The panel of an altered registration. A renewal in which nothing had to be altered is sent from it too. It stands in
 * its place before all is known of it, so that the sections do not move.
 */
function Sending({ user, sections, onOpen }: Pick<OverviewProps, 'user' | 'sections' | 'onOpen'>) {
  const [isSending, setSending] = useState(false);
  const navigate = useNavigate();
  const isReady = sections.kind === 'ready';
  const missing = isReady ? missingSections(user, sections.sections) : [];
  const isReviewed = isReady && user.RenovacaoCadastral && missing.length === 0;
  const isDue = user.CadastroAlterado || isReviewed;
  const lacking = useLacking(user, isReady && isDue && missing.length === 0);
  if (!isDue || !(isReady || sections.kind === 'loading')) return null;
  const send = async () => {
    if (!isReady) return;
    if (!(await confirmSending(user.CadastroAlterado))) return;
    setSending(true);
    const isSent = await sendRegistration(sections.wizard, user).finally(() => setSending(false));
    if (!isSent) return;
    const { title, texts = {} } = sections.wizard;
    const show = () => navigate('/Recibo');
    await endSending(user, texts, { title, sections: sections.sections.length, show });
  };
  return (
    <div className={css.changed}>
      <ChangedPanel
        missing={missing}
        lacking={isReady ? lacking && sections.sections.filter(({ tab }) => lacking.includes(tab)) : undefined}
        isRenewal={user.RenovacaoCadastral}
        isChanged={user.CadastroAlterado}
        isSending={isSending}
        onOpen={onOpen}
        onSend={() => void send()}
      />
    </div>
  );
}

type TilesProps = Pick<OverviewProps, 'user' | 'sections' | 'lines' | 'unchanged' | 'onOpen'>;

/** They come with their lines, so that nothing moves once they stand. */
function Tiles({ user, sections, lines, unchanged, onOpen }: TilesProps) {
  switch (sections.kind) {
    case 'ready':
      if (!lines) return <TileShapes />;
      return (
        <SectionTiles
          user={user}
          sections={sections.sections}
          lines={lines}
          texts={sections.wizard.texts ?? {}}
          unchanged={unchanged}
          onOpen={onOpen}
        />
      );
    case 'loading':
      return <TileShapes />;
    case 'failed':
      return <LoadFailure title="Não foi possível carregar as seções" onRetry={sections.retry} />;
    default:
      return (
        <EmptyState title="Nenhuma seção disponível">
          <p>O formulário do seu tipo de cadastro não está disponível no momento.</p>
        </EmptyState>
      );
  }
}

/** The tiles while they come. */
function TileShapes() {
  return (
    <div>
      <p className="sr" role="status">
        Carregando as seções
      </p>
      <div className={css.shapes} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <div key={key} className={classes(css.shape, skeleton.frame)}>
            <Skeleton shape="short" />
            <Skeleton shape="line" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** In a renewal the overview is reviewed by opening it; should telling so fail, it is told again before sending. */
function useReviewedOverview(user: User, sections: Sections): void {
  const overview = sections.kind === 'ready' ? overviewOf(sections.wizard) : undefined;
  const isDue = overview !== undefined && user.RenovacaoCadastral && !user.SecoesRenovadas.includes(overview);
  useEffect(() => {
    if (!isDue) return;
    reviewSection(overview)
      .then(rememberUser)
      .catch(() => undefined);
  }, [isDue, overview]);
}
