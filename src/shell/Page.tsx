import type { ReactNode } from 'react';
import css from './Page.module.css';
import { PageFrame, type PageFrameProps } from './PageFrame';
import { PageTitle } from './PageTitle';
import { useDocumentTitle } from './useDocumentTitle';

export interface PageProps extends Omit<PageFrameProps, 'children'> {
  title: string;
  lead?: ReactNode;
  /** The whole name in the browser's tab, where it is not the title and the tenant. */
  tabTitle?: string;
  /** At the right end of the title: one thing to do with the whole page. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A page of one column behind the login. */
export function Page({ title, lead, tabTitle, action, children, ...frame }: PageProps) {
  useDocumentTitle(tabTitle ?? title, tabTitle !== undefined);
  return (
    <PageFrame {...frame}>
      <div className={css.head}>
        <div>
          <PageTitle lead={lead}>{title}</PageTitle>
        </div>
        {action}
      </div>
      {children && <div className={css.body}>{children}</div>}
    </PageFrame>
  );
}
