import { useEffect, useState } from 'react';
import { Button, classes } from '../../../engine/theme';
import { type InvestorProfile, loadProfile } from '../../api/loadProfile';
import { isSilent } from '../../api/SessionLost';
import { Skeleton } from '../../ui/Skeleton';
import skeleton from '../../ui/Skeleton.module.css';
import panel from './Panel.module.css';
import css from './ProfilePanel.module.css';

type Profile = { kind: 'loading' } | { kind: 'failed' } | ({ kind: 'ready' } & InvestorProfile);

export interface ProfilePanelProps {
  isRenewal: boolean;
  /** The questionnaire may not be answered now. */
  isLocked: boolean;
  /** Changes when the profile may have changed. */
  version: number;
  onQuestionnaire: () => void;
}

/**
 * The investor profile of the client among all that there are, and the way to the questionnaire that it comes from. Where
 * there is none, or it is none of them, the panel is small: a line, and that way.
 */
export function ProfilePanel({ isRenewal, isLocked, version, onQuestionnaire }: ProfilePanelProps) {
  const [profile, setProfile] = useState<Profile>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again for another version and another attempt
  useEffect(() => {
    const controller = new AbortController();
    loadProfile(controller.signal)
      .then((found) => setProfile({ kind: 'ready', ...found }))
      .catch((error: unknown) => {
        if (!controller.signal.aborted && !isSilent(error)) setProfile({ kind: 'failed' });
      });
    return () => controller.abort();
  }, [version, attempt]);

  const hasNone = profile.kind === 'ready' && profile.name === undefined;
  const isSmall = profile.kind === 'ready' && placeOf(profile) === undefined;
  return (
    <section className={classes(panel.panel, isSmall && css.small)} aria-labelledby="perfil">
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
      <>
        <span className="sr" role="status">
          Carregando o perfil
        </span>
        <p className={classes(panel.big, css.waiting)} aria-hidden="true">
          <Skeleton shape="short" />
        </p>
        <p className={classes(css.place, css.waiting)} aria-hidden="true">
          <Skeleton shape="short" />
        </p>
        <div className={css.scale} aria-hidden="true">
          <span className={classes(css.step, skeleton.frame)}>&nbsp;</span>
        </div>
      </>
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
  const { name, all } = profile;
  if (name === undefined) {
    return (
      <p className={panel.text}>
        <strong>Ainda não definido.</strong> {!isLocked && 'Responda ao questionário para conhecer o seu perfil.'}
      </p>
    );
  }
  const place = placeOf(profile);
  return (
    <>
      <p className={panel.big}>{name}</p>
      {place !== undefined && (
        <>
          <p className={css.place}>{`${place}º de ${all.length}, do menor ao maior risco`}</p>
          <Scale place={place} all={all} />
        </>
      )}
    </>
  );
}

/** Which one of all profiles a client has, from 1; `undefined` without one, and where it is none of them. */
function placeOf({ name, all }: InvestorProfile): number | undefined {
  const at = name === undefined ? -1 : all.indexOf(name);
  return at < 0 ? undefined : at + 1;
}

/** Where a profile stands among all: the bars up to it are filled, and it is told as the one that is. */
function Scale({ place, all }: { place: number; all: string[] }) {
  const at = place - 1;
  return (
    <ol className={css.scale} aria-label="Perfis, do menor ao maior risco">
      {all.map((each, index) => (
        <li
          key={each}
          className={classes(css.step, index <= at && css.reached)}
          aria-current={index === at ? 'true' : undefined}
        >
          {each}
        </li>
      ))}
    </ol>
  );
}
