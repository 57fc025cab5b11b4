import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../engine/react/theme/Button';
import { focusPage } from '../shell/focusPage';
import { PageTitle } from '../shell/PageTitle';
import { Shell } from '../shell/Shell';
import { CONTENT_ID } from '../shell/SkipLink';
import { useDocumentTitle } from '../shell/useDocumentTitle';
import { ActionBar, type ActionBarProps } from './ActionBar';
import css from './EditFrame.module.css';

export interface EditFrameProps extends Pick<ActionBarProps, 'primary'> {
  title: string;
  lead?: ReactNode;
  onBack: () => void;
  /** Notices, summary, the form with its cards: one under the other. */
  children: ReactNode;
}

/** The page of one section: header, the way back, title, body, and the bar with the one button. */
export function EditFrame({ title, lead, onBack, primary, children }: EditFrameProps) {
  useDocumentTitle(title);
  useEffect(() => {
    window.scrollTo(0, 0);
    focusPage();
  }, []);
  return (
    <Shell>
      <main className={css.main} id={CONTENT_ID} tabIndex={-1}>
        <div className={css.head}>
          <Button variant="quiet" compact icon="arrowLeft" className={css.back} onClick={onBack}>
            Voltar
          </Button>
          <PageTitle lead={lead}>{title}</PageTitle>
        </div>
        <div className={css.body}>{children}</div>
      </main>
      {primary && <ActionBar primary={primary} isAlone />}
    </Shell>
  );
}
