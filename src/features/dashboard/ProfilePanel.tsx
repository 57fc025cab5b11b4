import { useEffect, useState } from 'react';
import { Button } from '../../../engine/theme';
import { loadProfile } from '../../api/loadProfile';
import { isSilent } from '../../api/SessionLost';
import { Skeleton } from '../../ui/Skeleton';
import panel from './Panel.module.css';
import css from './ProfilePanel.module.css';

type Profile = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; name: string | undefined };

export interface ProfilePanelProps {
  isRenewal: boolean;
  /** The questionnaire may not be answered now. */
  isLocked: boolean;
  /** Changes when the profile may have changed. */
  version: number;
  onQuestionnaire: () => void;
}

/** The investor profile of the client, and the way to the questionnaire that it comes from. */
export function ProfilePanel({ isRenewal, isLocked, version, onQuestionnaire }: ProfilePanelProps) {
  const [profile, setProfile] = useState<Profile>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again for another version and another attempt
  useEffect(() => {
    const controller = new AbortController();
    loadProfile(controller.signal)
      .then((name) => setProfile({ kind: 'ready', name }))
      .catch((error: unknown) => {
        if (!controller.signal.aborted && !isSilent(error)) setProfile({ kind: 'failed' });
      });
    return () => controller.abort();
  }, [version, attempt]);

  const hasNone = profile.kind === 'ready' && profile.name === undefined;
  return (
    <section className={panel.panel} aria-labelledby="perfil">
      <div className={css.top}>
        <h2 className={panel.eyebrow} id="perfil">
          Perfil do investidor
        </h2>
        <Button variant="quiet" compact disabled={isLocked} onClick={onQuestionnaire}>
          {isRenewal ? 'Atualizar questionário' : hasNone ? 'Preencher questionário' : 'Refazer questionário'}
        </Button>
      </div>
      <ProfileResult profile={profile} isLocked={isLocked} onRetry={() => setAttempt((count) => count + 1)} />
    </section>
  );
}

interface ResultProps {
  profile: Profile;
  isLocked: boolean;
  onRetry: () => void;
}

function ProfileResult({ profile, isLocked, onRetry }: ResultProps) {
  if (profile.kind === 'loading') {
    return (
      <div className={css.waiting}>
        <span className="sr" role="status">
          Carregando o perfil
        </span>
        <Skeleton shape="short" />
      </div>
    );
  }
  if (profile.kind === 'failed') {
    return (
      <div className={css.failed} role="alert">
        <p className={panel.text}>O seu perfil não carregou.</p>
        <Button compact icon="refresh" onClick={onRetry}>
          Tentar novamente
        </Button>
      </div>
    );
  }
  return profile.name === undefined ? (
    <>
      <p className={panel.big}>Ainda não definido</p>
      {!isLocked && <p className={panel.text}>Responda ao questionário para conhecer o seu perfil.</p>}
    </>
  ) : (
    <p className={panel.big}>{profile.name}</p>
  );
}
