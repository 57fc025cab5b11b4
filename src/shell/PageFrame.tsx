import type { ReactNode } from 'react';
import { classes } from '../../engine/theme';
import css from './PageFrame.module.css';
import { Shell } from './Shell';
import { CONTENT_ID } from './SkipLink';

export interface PageFrameProps {
  /** As wide as a form: for pages that are read, not looked over. */
  narrow?: boolean | undefined;
  note?: ReactNode;
  children: ReactNode;
}

/** What a page of one column behind the login stands in: its width, in the middle, and the room around it. */
export function PageFrame({ narrow, note, children }: PageFrameProps) {
  return (
    <Shell note={note}>
      <main className={classes(css.page, narrow && css.narrow)} id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
    </Shell>
  );
}
