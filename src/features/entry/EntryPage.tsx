import type { ReactNode } from 'react';
import { Logo } from '../shell/Logo';
import { PageTitle } from '../shell/PageTitle';
import { CONTENT_ID } from '../shell/SkipLink';
import { useDocumentTitle } from '../shell/useDocumentTitle';
import css from './EntryPage.module.css';
import { IndexCards } from './IndexCards';

export interface EntryPageProps {
  title: string;
  lead?: ReactNode;
  /** The last line of the page. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A page in front of the login: the tenant's panel, and one short form. */
export function EntryPage({ title, lead, foot, children }: EntryPageProps) {
  useDocumentTitle(title);
  return (
    <div className={css.entry}>
      <header className={css.panel}>
        <Logo onBrand />
        <div className={css.say}>
          <p className={css.motto}>Seu cadastro, no seu tempo.</p>
          <p>Preencha por partes, salve e continue depois. Nossa equipe responde em até 48 horas úteis.</p>
        </div>
        <IndexCards />
      </header>
      <main className={css.main} id={CONTENT_ID} tabIndex={-1}>
        <div className={css.box}>
          <PageTitle lead={lead}>{title}</PageTitle>
          {children}
        </div>
        {foot && <p className={css.foot}>{foot}</p>}
      </main>
    </div>
  );
}
