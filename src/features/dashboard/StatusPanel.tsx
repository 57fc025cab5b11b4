import { REFUSED_WORDS, STATUS_WORDS } from '../../../contract/lifeCycleWords';
import { classes, Icon } from '../../../engine/theme';
import type { User } from '../../api/user';
import { EmptyState } from '../../ui/EmptyState';
import panel from './Panel.module.css';
import css from './StatusPanel.module.css';
import { refusalOf, statusText } from './statusTexts';

export interface StatusPanelProps {
  user: User;
  /** How many sections a renewal has reviewed, of how many; undefined outside of a renewal. */
  progress?: { done: number; total: number } | undefined;
}

/** How the registration stands: in words, with an icon, with the date of its expiry where the API gives it. */
export function StatusPanel({ user, progress }: StatusPanelProps) {
  const status = statusText(user, progress && progress.done === progress.total);
  if (!status) {
    return (
      <section className={panel.panel} aria-label="Situação do cadastro">
        <EmptyState title="Seu cadastro ainda não começou">
          <p>O formulário do seu tipo de cadastro não está disponível no momento.</p>
        </EmptyState>
      </section>
    );
  }
  const { title, text, icon, tone } = status;
  return (
    <section className={classes(panel.panel, css[tone])} aria-labelledby="situacao">
      {tone === 'brand' && <Cards />}
      <p className={panel.eyebrow}>Situação do cadastro</p>
      <h2 className={classes(panel.big, css.title)} id="situacao">
        <span className={css.seal}>
          <Icon name={icon} />
        </span>
        {title}
      </h2>
      <p className={classes(panel.text, css.text)}>{text}</p>
      {progress && <Progress {...progress} />}
      <Expiry user={user} />
      <Refusal user={user} />
    </section>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const words = `${done} de ${total} ${total === 1 ? 'seção revisada' : 'seções revisadas'}`;
  return (
    <div className={css.progress}>
      <p>{words}</p>
      <progress
        className={classes(css.meter, done === total && css.full)}
        max={total}
        value={done}
        aria-label={words}
      />
    </div>
  );
}

function Expiry({ user }: { user: User }) {
  const [year, month, day] = typeof user.DataVencimento === 'string' ? user.DataVencimento.slice(0, 10).split('-') : [];
  const { expiry } = STATUS_WORDS[user.StatusCadastro];
  if (!year || !month || !day || !expiry) return null;
  return (
    <dl className={css.facts}>
      <div>
        <dt>{expiry}</dt>
        <dd>{`${day}/${month}/${year}`}</dd>
      </div>
    </dl>
  );
}

/** When and why the registration was refused, in the words of whoever has reviewed it: as text, whatever they are. */
function Refusal({ user }: { user: User }) {
  const refusal = refusalOf(user);
  if (!refusal) return null;
  const { day, text } = refusal;
  return (
    <dl className={css.facts}>
      {day && (
        <div>
          <dt>{REFUSED_WORDS.day}</dt>
          <dd>{day}</dd>
        </div>
      )}
      {text && (
        <div>
          <dt>{REFUSED_WORDS.reason}</dt>
          <dd className={css.reason}>{text}</dd>
        </div>
      )}
    </dl>
  );
}

/** The two index cards behind the words of an approved registration. */
function Cards() {
  return (
    <svg className={css.cards} viewBox="0 0 300 250" aria-hidden="true">
      <path d="M84 34h66l12 13h98a12 12 0 0 1 12 12v180H72V46a12 12 0 0 1 12-12z" transform="rotate(-9 170 140)" />
      <path d="M84 52h66l12 13h98a12 12 0 0 1 12 12v180H72V64a12 12 0 0 1 12-12z" transform="rotate(3 170 140)" />
    </svg>
  );
}
