import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes, Icon } from '../../../engine/theme';
import { Logo } from '../Logo';
import { PageTitle } from '../PageTitle';
import { CONTENT_ID } from '../SkipLink';
import { ThemeChoice } from '../ThemeChoice';
import { useDocumentTitle } from '../useDocumentTitle';
import css from './EntryPage.module.css';
import { IndexCards } from './IndexCards';

const MOTTO = {
  title: 'Seu cadastro, no seu tempo.',
  text: 'Preencha por partes, salve e continue depois. Nossa equipe responde em até 48 horas úteis.',
};

export interface EntryPageProps {
  title: string;
  lead?: ReactNode;
  /** On the tenant's panel, in place of the portal's own words. */
  motto?: { title: string; text: string };
  /** The page is a step: "Voltar" stands over its title. */
  onBack?: () => void;
  /** The form grows by what is chosen in it: it begins where it would with six fields, so that nothing moves then. */
  grows?: boolean | undefined;
  /** The last line of the page. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A page in front of the login: the tenant's panel, and one short form. */
export function EntryPage({ title, lead, motto = MOTTO, onBack, grows, foot, children }: EntryPageProps) {
  useDocumentTitle(title);
  return (
    <div className={css.entry}>
      <header className={css.panel}>
        <Logo onBrand />
        <div className={css.say}>
          <p className={css.motto}>{motto.title}</p>
          <p>{motto.text}</p>
        </div>
        <IndexCards />
      </header>
      <main className={css.main} id={CONTENT_ID} tabIndex={-1}>
        <div className={classes(css.box, grows && css.grows)}>
          {onBack && (
            <button type="button" className={css.back} onClick={onBack}>
              <Icon name="arrowLeft" />
              Voltar
            </button>
          )}
          <PageTitle lead={lead}>{title}</PageTitle>
          {children}
        </div>
        <footer className={css.foot}>
          <ThemeChoice />
          <Link to="/acessibilidade">Ajuda e acessibilidade</Link>
          {foot && <p>{foot}</p>}
        </footer>
      </main>
    </div>
  );
}
