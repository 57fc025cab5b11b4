import { Link } from 'react-router-dom';
import type { WizardEntry } from '../../../engine/definition';
import { Icon } from '../../../engine/theme';
import { type FormState, loadForms, type OwnForm } from '../../api/loadForms';
import { Badge, type BadgeProps } from '../../ui/Badge';
import { LoadFailure } from '../../ui/LoadFailure';
import { whenText } from '../../ui/moment';
import { useLoaded } from '../../ui/useLoaded';
import css from './OtherForms.module.css';

const STATES: Record<FormState, { words: string; badge: Omit<BadgeProps, 'children'>; action: string }> = {
  0: { words: 'Não iniciado', badge: {}, action: 'Preencher' },
  1: { words: 'Em preenchimento', badge: { tone: 'warning', icon: 'clock' }, action: 'Continuar' },
  2: { words: 'Enviado', badge: { tone: 'success', icon: 'check' }, action: 'Abrir' },
  3: { words: 'Alterado depois do envio', badge: { tone: 'warning', icon: 'clock' }, action: 'Continuar' },
};

/** The forms of a client beside the registration, each with how it stands; nothing where there are none. */
export function OtherForms({ entries }: { entries: WizardEntry[] }) {
  const isAny = entries.length > 0;
  const { found: forms, hasFailed, retry } = useLoaded(isAny ? loadForms : undefined);
  if (!isAny) return null;
  return (
    <section className={css.forms} aria-labelledby="outros-formularios">
      <h2 className={css.heading} id="outros-formularios">
        Outros formulários
      </h2>
      {hasFailed ? (
        <LoadFailure isPart title="Não foi possível carregar os outros formulários" onRetry={retry} />
      ) : (
        <ul className={css.list} aria-busy={!forms || undefined}>
          {entries.map((entry) => (
            <Form key={entry.id} entry={entry} form={forms?.find(({ id }) => id === entry.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Form({ entry, form }: { entry: WizardEntry; form: OwnForm | undefined }) {
  const { words, badge, action } = STATES[form?.state ?? 0];
  const [last, ...earlier] = form?.sent ?? [];
  return (
    <li className={css.form}>
      <div className={css.words}>
        <h3 className={css.title}>{entry.title}</h3>
        <p className={css.state}>
          {form && <Badge {...badge}>{words}</Badge>}
          {last !== undefined && <span>{sentText(last, earlier.length)}</span>}
        </p>
      </div>
      <Link className={css.open} to={entry.route} aria-label={`${action}: ${entry.title}`}>
        <span>{action}</span>
        <Icon name="chevronRight" size="sm" />
      </Link>
    </li>
  );
}

/** `'Enviado em 22/11/2026 às 10:30; enviado 2 vezes ao todo'` */
function sentText(last: string, earlier: number): string {
  const when = `Enviado em ${whenText(last)}`;
  return earlier > 0 ? `${when}; ${earlier + 1} envios ao todo` : when;
}
