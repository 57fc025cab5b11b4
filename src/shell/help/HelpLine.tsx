import { Link } from 'react-router-dom';
import { usePortalSettings } from '../../session/useSettings';
import css from './HelpLine.module.css';
import { Reach } from './Reach';

/** The last thing of every step: how to get help, and the same form on paper for those who would rather not go on here. */
export function HelpLine({ wizard }: { wizard: string }) {
  const contact = usePortalSettings().settings?.contact;
  return (
    <section className={css.help} aria-label="Ajuda">
      {/* No heading: those of a step are its sections. */}
      <p className={css.title}>Precisa de ajuda?</p>
      {contact && <Reach contact={contact} />}
      <ul className={css.ways}>
        <li>
          <a href={paperOf(wizard)} download>
            Prefiro preencher no papel (PDF)
          </a>
        </li>
        <li>
          <Link to="/acessibilidade">Ajuda e acessibilidade</Link>
        </li>
      </ul>
    </section>
  );
}

/** Where the form of a wizard on paper is. */
const paperOf = (wizard: string) => `/api/consulta/formulario/${encodeURIComponent(wizard)}`;
