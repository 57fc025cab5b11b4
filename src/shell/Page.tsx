import type { ReactNode } from 'react';
import css from './Page.module.css';
import { PageTitle } from './PageTitle';
import { Shell } from './Shell';
import { CONTENT_ID } from './SkipLink';
import { useDocumentTitle } from './useDocumentTitle';

export interface PageProps {
  title: string;
  lead?: ReactNode;
  /** The whole name in the browser's tab, where it is not the title and the tenant. */
  tabTitle?: string;
  note?: ReactNode;
  /** At the right end of the title: one thing to do with the whole page. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A page of one column behind the login. */
export function Page({ title, lead, tabTitle, note, action, children }: PageProps) {
  useDocumentTitle(tabTitle ?? title, tabTitle !== undefined);
  return (
    <Shell note={note}>
      <main className={css.page} id={CONTENT_ID} tabIndex={-1}>
        <div className={css.head}>
          <div>
            <PageTitle lead={lead}>{title}</PageTitle>
          </div>
          {action}
        </div>
        {children && <div className={css.body}>{children}</div>}
      </main>
    </Shell>
  );
}
