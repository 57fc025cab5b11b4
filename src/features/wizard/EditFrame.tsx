import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../engine/theme';
import { Logoff } from '../../shell/account/Logoff';
import { ConnectionBar } from '../../shell/ConnectionBar';
import { PageTitle } from '../../shell/PageTitle';
import { CONTENT_ID, SkipLink } from '../../shell/SkipLink';
import { useDocumentTitle } from '../../shell/useDocumentTitle';
import { beginPage } from '../../ui/focusPage';
import { ActionBar, type ActionBarProps } from './ActionBar';
import css from './EditFrame.module.css';
import { HelpOfWizard } from './HelpOfWizard';
import { DraftNote, type DraftNoteProps } from './SavedNote';

export interface EditFrameProps extends Pick<ActionBarProps, 'primary'>, DraftNoteProps {
  title: string;
  lead?: ReactNode;
  onBack: () => void;
  /** The wizard that there is help with; none while it is not known. */
  wizard?: string | undefined;
  /** Notices, summary, the form with its cards: one under the other. */
  children: ReactNode;
}

/** The page of one section, without the header: the ways back and out, title, body, and the bar with the one button. */
export function EditFrame({ title, lead, onBack, wizard, draft, progress, primary, children }: EditFrameProps) {
  useDocumentTitle(title);
  useEffect(beginPage, []);
  return (
    <div className={css.page}>
      <SkipLink />
      <ConnectionBar />
      <main className={css.main} id={CONTENT_ID} tabIndex={-1}>
        <div className={css.ways}>
          <Button variant="quiet" compact icon="arrowLeft" onClick={onBack}>
            Voltar
          </Button>
          <div className={css.end}>
            <DraftNote draft={draft} progress={progress} />
            <Logoff />
          </div>
        </div>
        <div className={css.head}>
          <PageTitle lead={lead}>{title}</PageTitle>
        </div>
        <div className={css.body}>{children}</div>
        {wizard !== undefined && <HelpOfWizard wizard={wizard} />}
      </main>
      {primary && <ActionBar primary={primary} isAlone />}
    </div>
  );
}
